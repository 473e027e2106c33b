import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync, strToU8, zipSync } from 'fflate'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ImportError } from '../said/import-error.ts'
import type { TableRow } from '../table/table.ts'
import { openTable } from './open-table.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dawakit-table-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function open(bytes: string | Uint8Array, name = 'list.csv') {
  const path = join(folder, name)
  writeFileSync(path, bytes)
  return openTable(path)
}

async function read(bytes: string | Uint8Array, name?: string) {
  const { format, rows } = await open(bytes, name)
  const read: TableRow[] = []
  for await (const row of rows) read.push(row)
  return { format, rows: read }
}

const refused = async (bytes: string | Uint8Array, name?: string) => {
  const error: unknown = await open(bytes, name).catch((error) => error)
  expect(error).toBeInstanceOf(ImportError)
  return (error as ImportError).message
}

const LIST = 'name,mrp\r\nDolo 650 Tablet,₹30\r\n'
const ROWS = [
  { line: 1, fields: ['name', 'mrp'] },
  { line: 2, fields: ['Dolo 650 Tablet', '₹30'] },
]
const utf16be = (text: string) => Buffer.from(text, 'utf16le').swap16()

describe('A text', () => {
  it('is read in UTF-8 with and without a byte order mark', async () => {
    const expected = { format: 'CSV, UTF-8', rows: ROWS }
    expect(await read(LIST)).toEqual(expected)
    expect(await read(`\uFEFF${LIST}`)).toEqual(expected)
  })

  it('is read in UTF-16 of both kinds, with and without a byte order mark', async () => {
    const expected = { format: 'CSV, UTF-16', rows: ROWS }
    expect(await read(Buffer.from(`\uFEFF${LIST}`, 'utf16le'))).toEqual(expected)
    expect(await read(Buffer.from(LIST, 'utf16le'))).toEqual(expected)
    expect(await read(utf16be(`\uFEFF${LIST}`))).toEqual(expected)
    expect(await read(utf16be(LIST))).toEqual(expected)
  })

  it('is read in Windows-1252 where no byte of it is UTF-8 alone', async () => {
    const bytes = Buffer.concat([Buffer.from('name,mrp\nCr\xe8me 5\x80,30\n', 'latin1')])
    expect(await read(bytes)).toEqual({
      format: 'CSV, Windows-1252 (in which there is no ₹)',
      rows: [
        { line: 1, fields: ['name', 'mrp'] },
        { line: 2, fields: ['Crème 5€', '30'] },
      ],
    })
  })

  it('stays UTF-8 where some bytes of it are broken, and keeps the others', async () => {
    const bytes = Buffer.concat([Buffer.from('name\nCr\xe8me\n', 'latin1'), Buffer.from('Crème\n')])
    expect(await read(bytes)).toEqual({
      format: 'CSV, UTF-8',
      rows: [
        { line: 1, fields: ['name'] },
        { line: 2, fields: ['Cr\uFFFDme'] },
        { line: 3, fields: ['Crème'] },
      ],
    })
  })

  it('is decoded whole where a character lies across two pieces of a large file', async () => {
    const row = `${'₹'.repeat(21)},1`
    const { rows } = await read(`name,mrp\n${`${row}\n`.repeat(5000)}`)
    expect(rows).toHaveLength(5001)
    expect(rows.slice(1).filter((one) => !('fields' in one) || one.fields[0] !== '₹'.repeat(21))).toEqual([])
  })

  it('is read with tabs, semicolons and pipes', async () => {
    expect(await read('name\tmrp, with tax\nDolo\t1,000\n')).toMatchObject({
      format: 'tab-separated text, UTF-8',
      rows: [{ fields: ['name', 'mrp, with tax'] }, { fields: ['Dolo', '1,000'] }],
    })
    expect(await read('name;mrp (₹, with tax)\n"Dolo; 650";12,50\n')).toMatchObject({
      format: 'semicolon-separated text, UTF-8',
      rows: [{ fields: ['name', 'mrp (₹, with tax)'] }, { fields: ['Dolo; 650', '12,50'] }],
    })
    expect(await read('name|mrp\nDolo|30\n')).toMatchObject({ format: 'pipe-separated text, UTF-8' })
    expect(await read(Buffer.from('\uFEFFname\tmrp\nDolo\t30\n', 'utf16le'))).toMatchObject({
      format: 'tab-separated text, UTF-16',
      rows: [{ fields: ['name', 'mrp'] }, { fields: ['Dolo', '30'] }],
    })
    expect(await read('name\nDolo; 650\n')).toMatchObject({
      format: 'CSV, UTF-8',
      rows: [{ fields: ['name'] }, { fields: ['Dolo; 650'] }],
    })
  })

  it('is read below lines without its separator, whatever they have', async () => {
    const above = 'Sri Pharma\n12, Anna Salai, Chennai\n'
    expect(await read(`${above}name\tmrp\nDolo\t1,000\nBandage 6"\t30\n`)).toEqual({
      format: 'tab-separated text, UTF-8',
      rows: [
        { line: 1, fields: ['Sri Pharma'] },
        { line: 2, fields: ['12, Anna Salai, Chennai'] },
        { line: 3, fields: ['name', 'mrp'] },
        { line: 4, fields: ['Dolo', '1,000'] },
        { line: 5, fields: ['Bandage 6"', '30'] },
      ],
    })
    expect(await read(`${above}name;mrp;pack\nDolo;12,50;10\n`)).toMatchObject({
      format: 'semicolon-separated text, UTF-8',
    })
    expect(await read('name,composition\nA,x; y\nB,p; q\n')).toMatchObject({ format: 'CSV, UTF-8' })
  })

  it('may name its separator on its first line, as Excel does', async () => {
    expect(await read('sep=;\r\nname;mrp\r\nDolo;30\r\n')).toEqual({
      format: 'semicolon-separated text, UTF-8',
      rows: [
        { line: 2, fields: ['name', 'mrp'] },
        { line: 3, fields: ['Dolo', '30'] },
      ],
    })
    expect(await read('sep=\t\nname\nDolo\n')).toMatchObject({ format: 'tab-separated text, UTF-8' })
  })

  it('loses one row to what is too long, and one to a quote that never ends', async () => {
    const { rows } = await read(`name,mrp\nDolo,30\n${'x'.repeat(300_000)},1\n"Open,5\nCrocin,20\n`)
    expect(rows).toEqual([
      { line: 1, fields: ['name', 'mrp'] },
      { line: 2, fields: ['Dolo', '30'] },
      { line: 3, reason: 'is too long' },
      { line: 4, reason: 'has a quote that never ends' },
      { line: 5, fields: ['Crocin', '20'] },
    ])
  })

  it('may begin as a picture does', async () => {
    expect(await read('BMRP,name\n30,Dolo\n')).toMatchObject({ format: 'CSV, UTF-8' })
  })

  it('is read anew by each who goes through it, to wherever they go', async () => {
    const { rows } = await open(LIST)
    for await (const row of rows) {
      expect(row).toEqual(ROWS[0])
      break
    }
    const again: TableRow[] = []
    for await (const row of rows) again.push(row)
    expect(again).toEqual(ROWS)
  })
})

describe('What is no table is named', () => {
  it.each([
    [
      'what is left of an old workbook',
      Buffer.from('d0cf11e0a1b11ae1000000000000', 'hex'),
      'This Excel workbook is damaged or cut off: open it in a spreadsheet and save it again, or save it as CSV.',
    ],
    [
      'a workbook of Excel 4',
      Buffer.from('090406000000100000000a000000', 'hex'),
      'This is an Excel workbook from before 1995: save it as .xlsx or as CSV.',
    ],
    [
      'a symbolic link file',
      'ID;PWXL;N;E\r\nC;Y1;X1;K"name"\r\n',
      'This is a spreadsheet of the kind .slk: open it where it was made and save it as .xlsx or as CSV.',
    ],
    [
      'data for interchange',
      'TABLE\r\n0,1\r\n"EXCEL"\r\nVECTORS\r\n0,2\r\n""\r\n',
      'This is a spreadsheet of the kind .dif: open it where it was made and save it as .xlsx or as CSV.',
    ],
    [
      'a binary workbook',
      zipSync({ 'xl/workbook.bin': strToU8('x') }),
      'This is a binary Excel workbook (.xlsb): save it as .xlsx or as CSV.',
    ],
    [
      'a spreadsheet of LibreOffice in one piece',
      '<?xml version="1.0" encoding="UTF-8"?>\n<office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0">',
      'This is an OpenDocument file as plain XML (.fods): save it as .xlsx or as CSV.',
    ],
    [
      'a web page',
      '<html xmlns:x="urn:schemas-microsoft-com:office:excel"><table><tr><td>name</td></tr></table></html>',
      'This is a web page (HTML), whatever its name says: open it in Excel and save it as .xlsx or as CSV.',
    ],
    [
      'a table of a web page',
      '\r\n<table border=1><tr><td>name</td></tr></table>',
      'This is a web page (HTML), whatever its name says: open it in Excel and save it as .xlsx or as CSV.',
    ],
    [
      'a web page in UTF-16',
      Buffer.from('\uFEFF<html><body>', 'utf16le'),
      'This is a web page (HTML), whatever its name says: open it in Excel and save it as .xlsx or as CSV.',
    ],
    [
      'a workbook in XML',
      '<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet">',
      'This is an Excel workbook in the XML of 2003: open it in Excel and save it as .xlsx or as CSV.',
    ],
    ['XML', '<?xml version="1.0"?><products/>', 'This is XML: ask for the list as .xlsx or as CSV.'],
    [
      'a PDF',
      '%PDF-1.7\n%âãÏÓ',
      'This is a PDF, which is made for printing: ask for the list as .xlsx or as CSV.',
    ],
    [
      'a picture',
      Buffer.concat([
        Buffer.from('89504e470d0a1a0a0000000d4948445200000001000000010806000000', 'hex'),
        Buffer.alloc(40),
      ]),
      'This is a picture (.png): ask for the list as .xlsx or as CSV.',
    ],
    [
      'bytes of any kind',
      Buffer.alloc(200, 1),
      'This file is no list: open it where it was made and save it as .xlsx or as CSV.',
    ],
    ['a compressed file', gzipSync(strToU8(LIST)), 'This is a compressed file (.gz): unpack it first.'],
    ['JSON', '[{"name": "Dolo"}]', 'This is JSON: ask for the list as .xlsx or as CSV.'],
    ['an empty file', '', 'The file is empty.'],
    ['blank lines', '\uFEFF\r\n , \r\n', 'The file is empty.'],
    [
      'a zip file',
      zipSync({ 'list.csv': strToU8(LIST) }),
      'This is a zip file: unpack it, and name the list that is in it.',
    ],
    [
      'a cut zip file',
      zipSync({ 'xl/workbook.xml': strToU8('<workbook/>') }).slice(0, 60),
      'This is a workbook or zip file that is damaged or cut off: get it anew, or save it as CSV.',
    ],
    [
      'a letter of LibreOffice',
      zipSync({
        mimetype: strToU8('application/vnd.oasis.opendocument.text'),
        'content.xml': strToU8('<x/>'),
      }),
      'This is an OpenDocument file, and no spreadsheet (.ods): put its table into one and save it as .xlsx or as CSV.',
    ],
    [
      'a Word document',
      zipSync({ 'word/document.xml': strToU8('<x/>') }),
      'This is a Word document (.docx): put its table into a spreadsheet and save it as .xlsx or as CSV.',
    ],
  ])('%s', async (_, bytes, sentence) => {
    expect(await refused(bytes, 'list.csv')).toBe(sentence)
    expect(await refused(bytes, 'list.xls')).toBe(sentence)
  })

  it('a folder, and nothing', async () => {
    await expect(openTable(folder)).rejects.toThrow(
      `"${folder}" is a folder: name the file in it that has the list.`,
    )
    await expect(openTable(join(folder, 'none'))).rejects.toThrow('There is no file')
  })
})
