import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvLine, unquoteFormula } from './csv-line.ts'

describe('A line of CSV', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+91', "'+91"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['＝1+1', "'＝1+1"],
    ['＋91', "'＋91"],
    ['－1', "'－1"],
    ['＠SUM(A1)', "'＠SUM(A1)"],
    ["'=1", "''=1"],
  ])('puts an apostrophe before %s, which a spreadsheet would run', (text, field) => {
    expect(csvLine([text])).toBe(`${field}\r\n`)
  })

  it.each([
    ['Dolo;=1+1', "Dolo;'=1+1"],
    ['Dolo;＝1+1', "Dolo;'＝1+1"],
    ['Dolo; @SUM(A1)', "Dolo; '@SUM(A1)"],
    ['Dolo|=1+1', "Dolo|'=1+1"],
  ])('knows where a cell begins for who reads %s by another separator', (text, field) => {
    expect(csvLine([text])).toBe(`${field}\r\n`)
  })

  it('knows a formula behind a quote, a tab, a line break', () => {
    expect(csvLine(['Dolo";"=1+1'])).toBe(`"Dolo"";""'=1+1"\r\n`)
    expect(csvLine(['Dolo\t=1+1'])).toBe(`"Dolo\t'=1+1"\r\n`)
    expect(csvLine(['Dolo\r=1+1'])).toBe(`"Dolo\r'=1+1"\r\n`)
    expect(csvLine(['Dolo\n-1'])).toBe(`"Dolo\n'-1"\r\n`)
  })

  it('puts an apostrophe before a tab or a carriage return that a text begins with', () => {
    expect(csvLine(['\tDolo'])).toBe(`"'\tDolo"\r\n`)
    expect(csvLine(['\rDolo'])).toBe(`"'\rDolo"\r\n`)
  })

  it('leaves numbers, and signs in the middle of a text', () => {
    expect(csvLine([-1, 'Vitamin B-12', 'a=b', 'x; y', null])).toBe('-1,Vitamin B-12,a=b,x; y,\r\n')
  })

  it('is taken back by the import, whatever it is', () => {
    const text = fc.string({ unit: fc.constantFrom('=', '-', '＝', "'", ';', '"', '\t', '\r', ' ', 'a') })
    fc.assert(
      fc.property(text, (before) => {
        const field = csvLine([before]).slice(0, -2)
        const written = field.startsWith('"') ? field.slice(1, -1).replaceAll('""', '"') : field
        expect(unquoteFormula(written)).toBe(before)
        // Wherever a cell may begin, none begins with what is run.
        expect(written).not.toMatch(/(?:^|[;|\t\r\n])[\s"]*[=+\-@＝＋－＠]/)
      }),
    )
  })
})
