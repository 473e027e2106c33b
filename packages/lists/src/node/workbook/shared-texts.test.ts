import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SharedTexts } from './shared-texts.ts'

describe('The texts of a workbook', () => {
  it('are given back as they were, whatever they are and however many', () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('', 'Dolo', 'दवा', '💊', 'x'.repeat(2_000_000)),
    )
    fc.assert(
      fc.property(fc.array(text, { maxLength: 60 }), (all) => {
        const texts = new SharedTexts()
        for (const one of all) texts.add(one)
        expect(texts.count).toBe(all.length)
        expect(all.map((_, at) => texts.at(at))).toEqual(all)
      }),
      { numRuns: 30 },
    )
  })

  it('are many', () => {
    const texts = new SharedTexts()
    for (let at = 0; at < 100_000; at++) texts.add(`text ${at}`)
    expect([texts.at(0), texts.at(65_536), texts.at(99_999)]).toEqual(['text 0', 'text 65536', 'text 99999'])
  })

  it('have no number but their own', () => {
    const texts = new SharedTexts()
    texts.add('only')
    expect([-1, 1, 0.5, Number.NaN].map((at) => texts.at(at))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })
})
