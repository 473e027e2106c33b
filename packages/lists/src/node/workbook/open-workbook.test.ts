import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ImportError } from '../../said/import-error.ts'
import type { TableRow } from '../../table/table.ts'
import { openTable } from '../open-table.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dawakit-workbook-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

interface TestSheet {
  name: string
  state?: string
  /** What stands in `sheetData`. */
  rows: string
}

interface TestBook {
  sheets: TestSheet[]
  /** What stands in `sst`. */
  texts?: string
  /** What stands in `styleSheet`. */
  styles?: string
  properties?: string
}

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const xml = (text: string) => strToU8(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${text}`)
const relations = (all: [id: string, type: string, target: string][]) =>
  xml(
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${all
      .map(([id, type, target]) => `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`)
      .join('')}</Relationships>`,
  )

function workbook({ sheets, texts = '', styles = '', properties = '' }: TestBook): Uint8Array {
  const named = sheets.map(
    ({ name, state }, at) =>
      `<sheet name="${name}" sheetId="${at + 1}" ${state ? `state="${state}"` : ''} r:id="rId${at + 1}"/>`,
  )
  return zipSync({
    '_rels/.rels': relations([['rId1', 'officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': xml(
      `<workbook xmlns:r="${OFFICE}">${properties}<sheets>${named.join('')}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': relations([
      ...sheets.map((_, at): [string, string, string] => [
        `rId${at + 1}`,
        'worksheet',
        `worksheets/sheet${at + 1}.xml`,
      ]),
      ['rId98', 'sharedStrings', '/xl/sharedStrings.xml'],
      ['rId99', 'styles', 'styles.xml'],
    ]),
    'xl/sharedStrings.xml': xml(`<sst>${texts}</sst>`),
    'xl/styles.xml': xml(`<styleSheet>${styles}</styleSheet>`),
    ...Object.fromEntries(
      sheets.map(({ rows }, at) => [
        `xl/worksheets/sheet${at + 1}.xml`,
        xml(`<worksheet><sheetData>${rows}</sheetData></worksheet>`),
      ]),
    ),
  })
}

/** The same zip file, whose directory gives a part another size. */
function claiming(bytes: Uint8Array, part: string, size: number): Uint8Array {
  const buffer = Buffer.from(bytes)
  const nameAt = buffer.lastIndexOf(part)
  expect(buffer.readUInt32LE(nameAt - 46)).toBe(0x02014b50)
  buffer.writeUInt32LE(size, nameAt - 46 + 24)
  return buffer
}

const open = (bytes: Uint8Array) => {
  const path = join(folder, 'list.csv')
  writeFileSync(path, bytes)
  return openTable(path)
}

async function read(book: TestBook) {
  const { format, rows } = await open(workbook(book))
  const read: TableRow[] = []
  for await (const row of rows) read.push(row)
  return { format, rows: read }
}

const text = (words: string) => `<c t="inlineStr"><is><t>${words}</t></is></c>`
const row = (...cells: string[]) => `<row>${cells.join('')}</row>`
const number = (value: string, style = 0) => `<c s="${style}"><v>${value}</v></c>`
const HEADINGS = row(text('name'), text('mrp'))
const fieldsOf = (rows: TableRow[]) => rows.map((one) => ('fields' in one ? one.fields : one.reason))

describe('A workbook', () => {
  it('is read by its bytes, with shared texts, blanks between, and the rows that a person counts', async () => {
    const book = await read({
      sheets: [
        {
          name: 'Stock',
          rows:
            '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="C1" t="s"><v>2</v></c></row>' +
            '<row r="2"><c r="A2" s="0"/></row>' +
            '<row r="5"><c r="A5" t="s"><v>3</v></c><c r="C5"><v>30</v></c></row>' +
            '<row r="6"><c r="A6" t="s"><v>3</v></c></row>',
        },
      ],
      texts:
        '<si><t>name</t></si><si><t>code</t></si><si><t>mrp</t></si>' +
        '<si><r><t xml:space="preserve">Dolo </t></r><r><t>650 &amp; more</t></r><rPh sb="0" eb="1"><t>ドロ</t></rPh></si>',
    })
    expect(book).toEqual({
      format: 'Excel workbook, sheet "Stock"',
      rows: [
        { line: 1, fields: ['name', 'code', 'mrp'] },
        { line: 5, fields: ['Dolo 650 & more', '', '30'] },
        { line: 6, fields: ['Dolo 650 & more'] },
      ],
    })
  })

  it('shows the first sheet with rows that is not hidden, and names the others', async () => {
    const one = (name: string, rows: string, state?: string) => ({ name, rows, state })
    const sheets = [
      one('Cover', ''),
      one('Old', HEADINGS, 'hidden'),
      one('Stock', HEADINGS),
      one('Notes', HEADINGS),
    ]
    expect(await read({ sheets })).toEqual({
      format: 'Excel workbook, sheet "Stock" (not read: "Cover", hidden "Old", "Notes")',
      rows: [{ line: 1, fields: ['name', 'mrp'] }],
    })
    await expect(read({ sheets: sheets.slice(0, 2) })).rejects.toThrow(
      'This Excel workbook has rows on a hidden sheet alone: show the sheet "Old" and save it again.',
    )
    await expect(read({ sheets: sheets.slice(0, 1) })).rejects.toThrow('This Excel workbook has no rows.')
  })

  it('gives numbers as a person sees them', async () => {
    const styles =
      '<numFmts><numFmt numFmtId="164" formatCode="&quot;Rs. &quot;#,##0.00"/><numFmt numFmtId="165" formatCode="000000"/></numFmts>' +
      '<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>' +
      '<cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="9"/></cellXfs>'
    const { rows } = await read({
      styles,
      sheets: [
        {
          name: 'S',
          rows: [
            row(number('30.240000000000002'), number('30.0'), number('1.2E+1'), number('8901234567890')),
            row(number('12.3456', 1), number('123', 2), number('0.12', 3), number('0.0000001')),
            row(
              '<c t="b"><v>1</v></c>',
              '<c t="b"><v>0</v></c>',
              '<c t="str"><f>A1</f><v>Dolo</v></c>',
              number('12.5', 1),
            ),
          ].join(''),
        },
      ],
    })
    expect(fieldsOf(rows)).toEqual([
      ['30.24', '30', '12', '8901234567890'],
      ['12.35', '000123', '12%', '0.0000001'],
      ['TRUE', 'FALSE', 'Dolo', '12.5'],
    ])
  })

  it('shows what a spreadsheet has damaged, for the columns to refuse', async () => {
    const styles =
      '<numFmts><numFmt numFmtId="164" formatCode="[$-409]d\\-mmm;@"/></numFmts>' +
      '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="22"/><xf numFmtId="21"/></cellXfs>'
    const cells = [
      row(number('46032', 1), number('46032', 2), number('46032.5', 3), number('0.5', 4)),
      row(number('8901234567890123'), '<c t="e"><v>#NAME?</v></c>', number('60', 1), number('1', 1)),
      row(text('x'), '<c><f>B1*2</f></c>'),
    ].join('')
    const { rows } = await read({ styles, sheets: [{ name: 'S', rows: cells }] })
    expect(fieldsOf(rows)).toEqual([
      ['2026-01-10', '2026-01-10', '2026-01-10 12:00:00', '12:00:00'],
      ['8.90123456789012E+15', '#NAME?', '1900-02-28', '1900-01-01'],
      'has a formula without its result: open the file in a spreadsheet and save it again',
    ])
    const from1904 = await read({
      styles,
      properties: '<workbookPr date1904="1"/>',
      sheets: [{ name: 'S', rows: row(number('44570', 1)) }],
    })
    expect(fieldsOf(from1904.rows)).toEqual([['2026-01-10']])
  })

  it('has texts of several fonts that stand in their cells, without how they are read aloud', async () => {
    const cell =
      '<c t="inlineStr"><is><r><rPr><b/></rPr><t>Napsol</t></r><r><t xml:space="preserve"> 650</t></r><rPh sb="0" eb="1"><t>ナ</t></rPh></is></c>'
    expect(fieldsOf((await read({ sheets: [{ name: 'S', rows: row(cell, text('x')) }] })).rows)).toEqual([
      ['Napsol 650', 'x'],
    ])
  })

  it('with its parts prefixed, as some programs write them, is read too', async () => {
    const rows = '<x:row r="1"><x:c r="A1" t="inlineStr"><x:is><x:t>name</x:t></x:is></x:c></x:row>'
    expect(await read({ sheets: [{ name: 'S', rows }] })).toMatchObject({ rows: [{ fields: ['name'] }] })
  })

  it('that is damaged inside is refused in a sentence', async () => {
    await expect(read({ sheets: [{ name: 'S', rows: '<row><c><v>1</v></row>' }] })).rejects.toThrow(
      new ImportError(
        'This workbook is damaged: open it in a spreadsheet and save it again, or save it as CSV.',
      ),
    )
  })

  it('that says it unpacks to more than any list is refused before it is unpacked', async () => {
    const bytes = claiming(
      workbook({ sheets: [{ name: 'S', rows: HEADINGS }] }),
      'xl/sharedStrings.xml',
      140_000_000,
    )
    await expect(open(bytes)).rejects.toThrow(
      'This workbook is too large to be read: xl/sharedStrings.xml unpacks to 140 MB. Save it as CSV.',
    )
  })

  it('that has more rows than a sheet can have is refused', async () => {
    const rows = `${HEADINGS}<row r="1048577">${text('x')}${number('1')}</row>`
    await expect(open(workbook({ sheets: [{ name: 'S', rows }] }))).rejects.toThrow(
      'This workbook is damaged: a sheet has 10,48,576 rows at most.',
    )
  })

  it('that unpacks to more than it says is refused on the way', async () => {
    const rows = HEADINGS + row(text('x'), number('1')).repeat(100_000)
    const bytes = claiming(workbook({ sheets: [{ name: 'S', rows }] }), 'xl/worksheets/sheet1.xml', 1_000_000)
    const { rows: found } = await open(bytes)
    let count = 0
    const readAll = async () => {
      for await (const _ of found) count++
    }
    await expect(readAll()).rejects.toThrow('This workbook is damaged')
    expect(count).toBeLessThan(100_000)
  })

  it('with a text that never ends is refused when that is known', async () => {
    const rows = row(text(' '.repeat(20_000_000)))
    await expect(open(workbook({ sheets: [{ name: 'S', rows }] }))).rejects.toThrow(
      'This workbook is damaged: a text in it never ends.',
    )
  })
})
