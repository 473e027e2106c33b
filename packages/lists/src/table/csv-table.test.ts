import { Readable } from 'node:stream'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LONGEST_ROW } from './csv-lines.ts'
import { csvRows } from './csv-table.ts'
import type { TableRow } from './table.ts'

async function read(pieces: string[], separator = ','): Promise<TableRow[]> {
  const rows: TableRow[] = []
  for await (const row of csvRows(Readable.from(pieces), separator)) rows.push(row)
  return rows
}

describe('rows of text', () => {
  it('are read with quotes, separators and line breaks in them', async () => {
    expect(await read(['name;pack\r\n"Dolo; ""650""";"10\ntablets"\rCrocin;15'], ';')).toEqual([
      { line: 1, fields: ['name', 'pack'] },
      { line: 2, fields: ['Dolo; "650"', '10\ntablets'] },
      { line: 4, fields: ['Crocin', '15'] },
    ])
  })

  it('of separators alone are blank', async () => {
    expect(await read(['name\tmrp\n\t\nDolo\t"30"\n'], '\t')).toEqual([
      { line: 1, fields: ['name', 'mrp'] },
      { line: 3, fields: ['Dolo', '30'] },
    ])
  })

  it('keep a quote in the middle of a field, as inches are written', async () => {
    expect(await read(['name,mrp\nBandage 6",10\nTape "wide" 2" x 4",20\n"Gauze 4"" x 4""",30\n'])).toEqual([
      { line: 1, fields: ['name', 'mrp'] },
      { line: 2, fields: ['Bandage 6"', '10'] },
      { line: 3, fields: ['Tape "wide" 2" x 4"', '20'] },
      { line: 4, fields: ['Gauze 4" x 4"', '30'] },
    ])
  })

  it('may go over lines and have inches behind', async () => {
    expect(await read(['name,pack\n"Bandage\nsoft",6"\nTape,4"\n'])).toEqual([
      { line: 1, fields: ['name', 'pack'] },
      { line: 2, fields: ['Bandage\nsoft', '6"'] },
      { line: 4, fields: ['Tape', '4"'] },
    ])
  })

  it('are bad where text stands behind a closing quote, and none is swallowed by a quote that opens before it', async () => {
    expect(await read(['name,mrp\n"Dolo" 650,30\nTape,"4\n"Gauze","10"\n'])).toEqual([
      { line: 1, fields: ['name', 'mrp'] },
      { line: 2, reason: 'has a quote in the wrong place' },
      { line: 3, reason: 'has a quote that never ends' },
      { line: 4, fields: ['Gauze', '10'] },
    ])
    expect(await read(['name,mrp\nTape,"4'])).toMatchObject([{}, { reason: 'has a quote that never ends' }])
    expect(await read(['k,a,b\nx,"open\nr,"""",",a"""\n'])).toEqual([
      { line: 1, fields: ['k', 'a', 'b'] },
      { line: 2, reason: 'has a quote that never ends' },
      { line: 3, fields: ['r', '"', ',a"'] },
    ])
  })

  it('go over lines below the name and the address of a pharmacy too', async () => {
    const above = 'Sri Pharma\n12, Anna Salai, Chennai\n'
    expect(await read([`${above}name,"mrp\n(Rs)"\n"Dolo\n650",30\nCrocin,15\n"Tab\nlet",5\n`])).toEqual([
      { line: 1, fields: ['Sri Pharma'] },
      { line: 2, fields: ['12', 'Anna Salai', 'Chennai'] },
      { line: 3, fields: ['name', 'mrp\n(Rs)'] },
      { line: 5, fields: ['Dolo\n650', '30'] },
      { line: 7, fields: ['Crocin', '15'] },
      { line: 8, fields: ['Tab\nlet', '5'] },
    ])
  })

  it('stand on the line they say, behind a line that names the separator', async () => {
    expect(await read(['sep=;\nname;mrp\nDolo;30'], ';')).toEqual([
      { line: 2, fields: ['name', 'mrp'] },
      { line: 3, fields: ['Dolo', '30'] },
    ])
  })

  it('end one by one whatever is too long among them', async () => {
    const long = 'x'.repeat(LONGEST_ROW + 1)
    expect(await read(['a,b\n1,2\n', long, ',3\n4,5\n'])).toEqual([
      { line: 1, fields: ['a', 'b'] },
      { line: 2, fields: ['1', '2'] },
      { line: 3, reason: 'is too long' },
      { line: 4, fields: ['4', '5'] },
    ])
  })

  it('are read behind a quote that never ends', async () => {
    const rows = Array.from({ length: 3000 }, (_, at) => `${at},x`)
    const found = await read([`a,b\n"open,x\n${rows.join('\n')}\n`])
    expect(found[1]).toEqual({ line: 2, reason: 'has a quote that never ends' })
    expect(found).toHaveLength(3002)
    expect(found.at(-1)).toEqual({ line: 3002, fields: ['2999', 'x'] })
  })

  it('never vanish: every line of a damaged file is of one row or is bad, and rows begin where they say', async () => {
    const damage = fc.constantFrom('"', '""', ',', 'x', ' ', '6"', '\t"', '\0', '"x"', 'é', ',"', '",')
    const long = fc.constant('y'.repeat(LONGEST_ROW))
    const part = fc.oneof({ weight: 200, arbitrary: damage }, { weight: 1, arbitrary: long })
    const line = fc.record({
      before: fc.array(part, { maxLength: 4 }),
      after: fc.array(part, { maxLength: 4 }),
      end: fc.constantFrom('\n', '\r\n', '\r'),
    })
    const file = fc.record({ lines: fc.array(line, { maxLength: 12 }), cut: fc.integer({ min: 1, max: 40 }) })
    await fc.assert(
      fc.asyncProperty(file, async ({ lines, cut }) => {
        const text = lines
          .map(({ before, after, end }, at) => `${before.join('')}<${at + 1}>${after.join('')}${end}`)
          .join('')
        const pieces = text.length < 2000 ? (text.match(new RegExp(`[^]{1,${cut}}`, 'g')) ?? []) : [text]
        const rows = await read(pieces)
        const accounted = rows.flatMap((row) =>
          'reason' in row
            ? [row.line]
            : [...row.fields.join().matchAll(/<(\d+)>/g)].map(([, number]) => Number(number)),
        )
        expect(accounted).toEqual(lines.map((_, at) => at + 1))
        for (const row of rows) {
          if ('fields' in row) expect(row.fields.join()).toMatch(new RegExp(`^[^<]*<${row.line}>`))
        }
      }),
      { numRuns: 500 },
    )
  })
})
