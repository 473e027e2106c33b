import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { utils, write } from '@e965/xlsx'
import { strToU8, zipSync } from 'fflate'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { TableRow } from '../../table/table.ts'
import { openTable } from '../open-table.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dawakit-document-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const open = (bytes: Uint8Array) => {
  const path = join(folder, 'list.ods')
  writeFileSync(path, bytes)
  return openTable(path)
}
async function read(bytes: Uint8Array) {
  const { format, rows } = await open(bytes)
  const read: TableRow[] = []
  for await (const row of rows) read.push(row)
  return { format, rows: read }
}
const fieldsOf = (rows: TableRow[]) => rows.map((one) => ('fields' in one ? one.fields : one.reason))

interface TestSheet {
  name?: string
  isHidden?: boolean
  rows: string
}
const MANIFEST =
  '<manifest:manifest xmlns:manifest="m"><manifest:file-entry manifest:full-path="content.xml"/></manifest:manifest>'

/** As LibreOffice writes it. */
function document(sheets: TestSheet[], manifest = MANIFEST): Uint8Array {
  const style = (name: string, isShown: boolean) =>
    `<style:style style:name="${name}" style:family="table"><style:table-properties table:display="${isShown}"/></style:style>`
  const tables = sheets.map(
    ({ name = 'S', isHidden = false, rows }) =>
      `<table:table table:name="${name}" table:style-name="${isHidden ? 'ta2' : 'ta1'}"><table:table-column table:number-columns-repeated="16384"/>${rows}</table:table>`,
  )
  return zipSync({
    mimetype: strToU8('application/vnd.oasis.opendocument.spreadsheet'),
    'META-INF/manifest.xml': strToU8(manifest),
    'content.xml': strToU8(
      `<?xml version="1.0" encoding="UTF-8"?>\n<office:document-content xmlns:office="o" xmlns:style="s" xmlns:table="t" xmlns:text="x"><office:automatic-styles>${style('ta1', true)}${style('ta2', false)}</office:automatic-styles><office:body><office:spreadsheet>${tables.join('')}</office:spreadsheet></office:body></office:document-content>`,
    ),
  })
}
const row = (cells: string, repeated = 1) =>
  `<table:table-row table:number-rows-repeated="${repeated}">${cells}</table:table-row>`
const text = (words: string, more = '') =>
  `<table:table-cell office:value-type="string"${more}><text:p>${words}</text:p></table:table-cell>`
const value = (type: string, attribute: string, shown: string) =>
  `<table:table-cell office:value-type="${type}" ${attribute}><text:p>${shown}</text:p></table:table-cell>`
const number = (of: string, shown = of) => value('float', `office:value="${of}"`, shown)
const blank = (repeated = 1) => `<table:table-cell table:number-columns-repeated="${repeated}"/>`
const HEADINGS = row(text('name') + text('mrp') + blank(16_382))

describe('A spreadsheet of OpenDocument', () => {
  it('is read as another program writes it', async () => {
    const book = utils.book_new()
    const sheet = utils.aoa_to_sheet([
      ['Code', 'Name', 'MRP'],
      [],
      ['007', 'Dolo & more', 30.240000000000002],
    ])
    utils.book_append_sheet(book, sheet, 'Stock')
    utils.book_append_sheet(book, utils.aoa_to_sheet([['x']]), 'Notes & more')
    expect(await read(new Uint8Array(write(book, { type: 'array', bookType: 'ods' })))).toEqual({
      format: 'OpenDocument spreadsheet, sheet "Stock" (not read: "Notes & more")',
      rows: [
        { line: 1, fields: ['Code', 'Name', 'MRP'] },
        { line: 3, fields: ['007', 'Dolo & more', '30.24'] },
      ],
    })
  })

  it('shows days, shares and codes by the styles of cells that do not say it themselves', async () => {
    const book = utils.book_new()
    // Days are counted from 1904.
    book.Workbook = { WBProps: { date1904: true } }
    const sheet = utils.aoa_to_sheet([
      ['code', 'mrp', 'gst', 'expiry'],
      [7, 12.3456, 0.05, 44712],
    ])
    for (const [place, format] of [
      ['A2', '000000'],
      ['B2', '#,##0.00'],
      ['C2', '0%'],
      ['D2', 'dd/mm/yyyy'],
    ])
      sheet[place ?? ''].z = format
    utils.book_append_sheet(book, sheet, 'S')
    const bytes = new Uint8Array(write(book, { type: 'array', bookType: 'ods' }))
    expect(fieldsOf((await read(bytes)).rows)[1]).toEqual(['000007', '12.35', '5%', '2026-06-01'])
  })

  it('gives values as a person sees them', async () => {
    const cells = [
      number('30.240000000000002', '30.24') +
        number('123', '000123') +
        number('12.3456', '₹ 12.35') +
        number('12.5', '13'),
      value('percentage', 'office:value="0.12"', '12.00%') +
        value('currency', 'office:value="1234.5"', '₹1,234.50'),
      value('date', 'office:date-value="2026-01-10"', '10/01/26') +
        value('date', 'office:date-value="2026-01-10T12:00:00"', '10/01/26'),
      value('time', 'office:time-value="PT09H30M00S"', '9:30') +
        value('boolean', 'office:boolean-value="true"', 'TRUE'),
      text('Dolo<text:s text:c="2"/>650</text:p><text:p>with <text:span>more</text:span>'),
    ]
    expect(fieldsOf((await read(document([{ rows: cells.map((one) => row(one)).join('') }]))).rows)).toEqual([
      ['30.24', '000123', '12.35', '12.5'],
      ['12%', '1234.5'],
      ['2026-01-10', '2026-01-10 12:00:00'],
      ['09:30:00', 'TRUE'],
      ['Dolo  650\nwith more'],
    ])
  })

  it('shows errors, and tells formulas without their result', async () => {
    const error =
      '<table:table-cell table:formula="of:=X" office:value-type="string" office:string-value="" calcext:value-type="error"><text:p>#N/A</text:p></table:table-cell>'
    const bytes = document([
      { rows: row(error + text('x')) + row(`${text('y')}<table:table-cell table:formula="of:=B1"/>`) },
    ])
    expect(fieldsOf((await read(bytes)).rows)).toEqual([
      ['#N/A', 'x'],
      'has a formula without its result: open the file in a spreadsheet and save it again',
    ])
  })

  it('leaves out remarks and drawings, and what a merged cell covers is blank', async () => {
    const remark = '<office:annotation><dc:date>2026</dc:date><text:p>ask</text:p></office:annotation>'
    const cell = `<table:table-cell office:value-type="string" table:number-columns-spanned="2">${remark}<text:p>Stock</text:p></table:table-cell><table:covered-table-cell/>`
    expect(fieldsOf((await read(document([{ rows: row(cell + text('mrp')) }]))).rows)).toEqual([
      ['Stock', '', 'mrp'],
    ])
  })

  it('has the rows that a person counts, of which blank ones may be repeated to the foot of the sheet', async () => {
    const rows =
      HEADINGS +
      row(blank(16_384), 3) +
      row(text('Dolo') + blank() + text('x', ' table:number-columns-repeated="2"'), 2) +
      row(blank(16_384), 1_048_570)
    expect((await read(document([{ rows }]))).rows).toEqual([
      { line: 1, fields: ['name', 'mrp'] },
      { line: 5, fields: ['Dolo', '', 'x', 'x'] },
      { line: 6, fields: ['Dolo', '', 'x', 'x'] },
    ])
  })

  it('that repeats more than a sheet can have is refused, and a row of too much text is told', async () => {
    await expect(read(document([{ rows: HEADINGS + row(text('x'), 9_000_000) }]))).rejects.toThrow(
      'This workbook is damaged: a sheet has 10,48,576 rows at most.',
    )
    await expect(
      read(document([{ rows: HEADINGS + row(text('x', ' table:number-columns-repeated="1000000"')) }])),
    ).resolves.toMatchObject({ rows: [{ line: 1 }, { line: 2 }] })
    const long = text('x'.repeat(1000), ' table:number-columns-repeated="16384"')
    expect(fieldsOf((await read(document([{ rows: HEADINGS + row(long) }]))).rows)).toEqual([
      ['name', 'mrp'],
      'is too long',
    ])
  })

  it('that repeats rows and cells to more than any list has is refused at once', async () => {
    const wide = text('x', ' table:number-columns-repeated="16000"')
    await expect(open(document([{ rows: HEADINGS + row(wide, 1_000_000) }]))).rejects.toThrow(
      'This workbook is too large to be read: a sheet has more than 10,00,00,000 cells. Save it as CSV.',
    )
  })

  it('lets others in while a row is repeated', async () => {
    const { rows } = await open(document([{ rows: row(text('x'.repeat(200)), 100_000) }]))
    let turns = 0
    const timer = setInterval(() => turns++, 1)
    let count = 0
    let turnsAtLast = 0
    for await (const _ of rows) {
      if (count++ === 0) turns = 0
      // What comes behind the last row, as the end of the file, lets others in anyway.
      turnsAtLast = turns
    }
    clearInterval(timer)
    expect(count).toBe(100_000)
    expect(turnsAtLast).toBeGreaterThan(0)
  })

  it('shows the first sheet with rows that is not hidden, and names the others', async () => {
    const hidden = { name: 'Old', isHidden: true, rows: HEADINGS }
    const cover = { name: 'Cover', rows: row(blank(9)) }
    expect(await read(document([cover, hidden, { name: 'Stock', rows: HEADINGS }]))).toEqual({
      format: 'OpenDocument spreadsheet, sheet "Stock" (not read: "Cover", hidden "Old")',
      rows: [{ line: 1, fields: ['name', 'mrp'] }],
    })
    await expect(open(document([cover, hidden]))).rejects.toThrow(
      'This OpenDocument spreadsheet has rows on a hidden sheet alone: show the sheet "Old" and save it again.',
    )
    await expect(open(document([cover]))).rejects.toThrow('This OpenDocument spreadsheet has no rows.')
  })

  it('with a password is refused in a sentence', async () => {
    const manifest =
      '<manifest:manifest xmlns:manifest="m"><manifest:file-entry><manifest:encryption-data/></manifest:file-entry></manifest:manifest>'
    await expect(open(document([{ rows: HEADINGS }], manifest))).rejects.toThrow(
      'This OpenDocument spreadsheet has a password: save it without one.',
    )
  })
})
