import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CFB, utils, type WorkBook, write } from '@e965/xlsx'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ImportError } from '../../said/import-error.ts'
import type { TableRow } from '../../table/table.ts'
import { openTable } from '../open-table.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dawakit-old-workbook-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

async function read(bytes: Uint8Array) {
  const path = join(folder, 'list.xls')
  writeFileSync(path, bytes)
  const { format, rows } = await openTable(path)
  const read: TableRow[] = []
  for await (const row of rows) read.push(row)
  return { format, rows: read }
}
const fieldsOf = (rows: TableRow[]) => rows.map((one) => ('fields' in one ? one.fields : one.reason))

type Cells = (string | number | boolean | null)[][]
/** Another program's own writer, so that one of ours does not read what one of ours believes. */
function book(
  sheets: { name: string; rows: Cells; formats?: Record<string, string>; hidden?: 1 | 2 }[],
): WorkBook {
  const found = utils.book_new()
  for (const { name, rows, formats = {} } of sheets) {
    const sheet = utils.aoa_to_sheet(rows)
    for (const [place, format] of Object.entries(formats)) sheet[place].z = format
    utils.book_append_sheet(found, sheet, name)
  }
  found.Workbook = { Sheets: sheets.map(({ name, hidden }) => ({ name, Hidden: hidden ?? 0 })) }
  return found
}
const written = (found: WorkBook, bookType: 'biff8' | 'biff5' = 'biff8') =>
  new Uint8Array(write(found, { type: 'array', bookType }))

const LIST = book([
  {
    name: 'Stock',
    rows: [
      ['Code', 'Name', 'MRP', 'GST', 'Expiry', 'Cold'],
      [],
      ['007', 'Dolo 650', 30.240000000000002, 0.05, 46032, true],
      ['008', 'Napsol', 12.3456, 0.12, 46032.5, false],
      [123, 'Osteva'],
    ],
    formats: { C4: '#,##0.00', D3: '0%', D4: '0.00%', E3: 'dd/mm/yyyy', E4: 'dd-mmm-yy hh:mm', A5: '000000' },
  },
])
const READ = [
  { line: 1, fields: ['Code', 'Name', 'MRP', 'GST', 'Expiry', 'Cold'] },
  { line: 3, fields: ['007', 'Dolo 650', '30.24', '5%', '2026-01-10', 'TRUE'] },
  { line: 4, fields: ['008', 'Napsol', '12.35', '12%', '2026-01-10 12:00:00', 'FALSE'] },
  { line: 5, fields: ['000123', 'Osteva'] },
]

/** A record as Excel writes it: what it is, how long, and what it says. */
const record = (kind: number, ...parts: (number[] | Buffer)[]) => {
  const body = Buffer.concat(parts.map((part) => Buffer.from(part)))
  const head = Buffer.alloc(4)
  head.writeUInt16LE(kind, 0)
  head.writeUInt16LE(body.length, 2)
  return Buffer.concat([head, body])
}
const u16 = (...numbers: number[]) => numbers.flatMap((number) => [number & 255, number >> 8])
const u32 = (number: number) => [...u16(number & 0xffff), ...u16(number >>> 16)]
const wide = (text: string) => Buffer.from(text, 'utf16le')
const double = (number: number) => {
  const bytes = Buffer.alloc(8)
  bytes.writeDoubleLE(number)
  return bytes
}
const BEGIN = record(0x0809, u16(0x0600, 5, 0, 0))
const END = record(0x000a)
const style = (format: number) => record(0x00e0, u16(0, format), Buffer.alloc(16))

/** A workbook of one sheet, as a stream of records in a compound file. */
function streamed({ globals = [], cells }: { globals?: Buffer[]; cells: Buffer[] }, stream = 'Workbook') {
  const name = (from: number) => record(0x0085, u32(from), [0, 0, 1, 0], Buffer.from('S'))
  const before =
    [BEGIN, ...globals].reduce((sum, { length }) => sum + length, 0) + name(0).length + END.length
  const bytes = Buffer.concat([BEGIN, ...globals, name(before), END, BEGIN, ...cells, END])
  return inFile(stream, Buffer.concat([bytes, Buffer.alloc(Math.max(0, 4096 - bytes.length))]))
}
function inFile(stream: string, bytes: Buffer): Uint8Array {
  const file = CFB.utils.cfb_new({ root: 'R', CLSID: '20080200' } as never)
  CFB.utils.cfb_add(file, `/${stream}`, bytes as never)
  return new Uint8Array(CFB.write(file, { type: 'buffer' }) as Buffer)
}
const shared = (row: number, column: number, text: number) => record(0x00fd, u16(row, column, 0), u32(text))
const number = (row: number, column: number, value: number, style = 0) =>
  record(0x0203, u16(row, column, style), double(value))
const formula = (row: number, column: number, result: Buffer | number[]) =>
  record(0x0006, u16(row, column, 0), result, Buffer.alloc(8))

describe('A workbook of the old kind', () => {
  it('is read as one of today: numbers as a person sees them, and the rows that a person counts', async () => {
    const expected = { format: 'Excel workbook (.xls), sheet "Stock"', rows: READ }
    expect(await read(written(LIST))).toEqual(expected)
  })

  it('is read as Excel 95 wrote it too', async () => {
    expect(await read(written(LIST, 'biff5'))).toEqual({
      format: 'Excel workbook (.xls), sheet "Stock"',
      rows: READ,
    })
  })

  it('of Excel 95 has the letters of its page', async () => {
    const begin = record(0x0809, u16(0x0500, 5, 0, 0))
    const text = (letters: number[]) => record(0x0204, u16(0, 0, 0), u16(letters.length), letters)
    const sheet = (from: number) => record(0x0085, u32(from), [0, 0, 1], Buffer.from('S'))
    const page = record(0x0042, u16(1251))
    const before = begin.length + page.length + sheet(0).length + END.length
    const cells = [begin, text([0xc4, 0xee, 0xeb, 0xee]), END]
    const bytes = Buffer.concat([begin, page, sheet(before), END, ...cells, Buffer.alloc(4096)])
    expect(fieldsOf((await read(inFile('Book', bytes))).rows)).toEqual([['Доло']])
  })

  it('shows the first sheet with rows that is not hidden, and names the others', async () => {
    const rows = [['name', 'mrp']]
    const sheets = [
      { name: 'Cover', rows: [] },
      { name: 'Old', rows, hidden: 1 as const },
      { name: 'Stock', rows },
      { name: 'Notes', rows, hidden: 2 as const },
    ]
    expect(await read(written(book(sheets)))).toMatchObject({
      format: 'Excel workbook (.xls), sheet "Stock" (not read: "Cover", hidden "Old", hidden "Notes")',
      rows: [{ line: 1, fields: ['name', 'mrp'] }],
    })
    await expect(read(written(book(sheets.slice(0, 2))))).rejects.toThrow(
      'This Excel workbook (.xls) has rows on a hidden sheet alone: show the sheet "Old" and save it again.',
    )
    await expect(read(written(book(sheets.slice(0, 1))))).rejects.toThrow(
      'This Excel workbook (.xls) has no rows.',
    )
  })

  it('is read whole where it is longer than one piece of the disk', async () => {
    const rows = Array.from({ length: 9000 }, (_, at) => [`C${at}`, `Madeupol ${at} टैबलेट`, at / 100])
    const { rows: found } = await read(written(book([{ name: 'S', rows }])))
    expect(fieldsOf(found)).toEqual(rows.map((row) => row.map(String)))
  })

  it('has its shared texts, which may be cut anywhere and go on in letters of another width', async () => {
    const texts = [
      record(0x00fc, u32(4), u32(4), u16(4), [0], Buffer.from('name'), u16(4), [0], Buffer.from('Do')),
      // The rest of a text in two bytes a letter; then one with two changes of its font and how it is read aloud.
      record(
        0x003c,
        [1],
        wide('लो'),
        u16(6),
        [8 | 4],
        u16(2),
        u32(6),
        Buffer.from('Napsol'),
        Buffer.alloc(5),
      ),
      record(0x003c, Buffer.alloc(9), u16(2), [1], wide('₹1')),
    ]
    const cells = [shared(0, 0, 0), shared(1, 0, 1), shared(2, 0, 2), shared(2, 1, 3)]
    const { rows } = await read(streamed({ globals: texts, cells }))
    expect(fieldsOf(rows)).toEqual([['name'], ['Doलो'], ['Napsol', '₹1']])
  })

  it('has short numbers, the results of formulas, errors, and charts between', async () => {
    const { rows } = await read(
      streamed({
        globals: [style(0), style(10)],
        cells: [
          // Whole, whole hundredths, the upper half of a number, and that in hundredths.
          record(0x027e, u16(0, 0, 0), u32((30 << 2) | 2)),
          record(
            0x00bd,
            u16(0, 1),
            u16(0),
            u32((3024 << 2) | 3),
            u16(1),
            u32(double(0.125).readUInt32LE(4)),
            u16(2),
          ),
          formula(1, 0, double(7.5)),
          formula(1, 1, [0, 0, 0, 0, 0, 0, 255, 255]),
          record(0x0207, u16(4), [0], Buffer.from('Dolo')),
          formula(1, 2, [1, 0, 1, 0, 0, 0, 255, 255]),
          formula(1, 3, [2, 0, 42, 0, 0, 0, 255, 255]),
          formula(1, 4, [3, 0, 0, 0, 0, 0, 255, 255]),
          record(0x0205, u16(1, 5, 0), [29, 1]),
          BEGIN,
          number(9, 9, 9),
          END,
          number(2, 0, 1),
        ],
      }),
    )
    expect(fieldsOf(rows)).toEqual([
      ['30', '30.24', '12.5%'],
      ['7.5', 'Dolo', 'TRUE', '#N/A', '', '#NAME?'],
      ['1'],
    ])
  })

  it('whose days are counted from 1904 has the days that it shows', async () => {
    const globals = [record(0x0022, u16(1)), style(0), style(14)]
    const { rows } = await read(streamed({ globals, cells: [number(0, 0, 44570, 1)] }))
    expect(fieldsOf(rows)).toEqual([['2026-01-10']])
  })

  it('with a password is refused in a sentence', async () => {
    const bytes = streamed({ globals: [record(0x002f, Buffer.alloc(54))], cells: [number(0, 0, 1)] })
    await expect(read(bytes)).rejects.toThrow('This Excel workbook has a password: save it without one.')
    await expect(read(inFile('EncryptedPackage', Buffer.alloc(5000)))).rejects.toThrow(
      'This Excel workbook has a password: save it without one.',
    )
  })

  it('that is a letter or a presentation is named', async () => {
    await expect(read(inFile('WordDocument', Buffer.alloc(5000)))).rejects.toThrow(
      'This is a Word document of the old kind (.doc): put its table into a spreadsheet and save it as .xlsx or as CSV.',
    )
    await expect(read(inFile('Contents', Buffer.alloc(5000)))).rejects.toThrow(
      'This is a file of an old kind of Office, and no workbook: open it where it was made and save it as .xlsx or as CSV.',
    )
  })

  it('whose rows do not stand in their order is refused, for half of a row would be lost', async () => {
    const cells = [number(1, 0, 1), number(0, 0, 2), number(1, 1, 3)]
    await expect(read(streamed({ cells }))).rejects.toThrow(
      'The rows of this Excel workbook do not stand in their order: open it in a spreadsheet and save it again.',
    )
  })

  it('that is cut off is refused in a sentence', async () => {
    const rows = Array.from({ length: 2000 }, (_, at) => [`C${at}`, at])
    const whole = written(book([{ name: 'S', rows }]))
    await expect(read(whole.slice(0, whole.length / 2))).rejects.toThrow(
      'This Excel workbook is damaged or cut off',
    )
  })

  it('whose sectors come back to themselves ends', async () => {
    const bytes = Buffer.from(written(book([{ name: 'S', rows: [['name'], ...Array(900).fill(['Dolo'])] }])))
    const table = (bytes.readUInt32LE(76) + 1) * 512
    // Each sector is followed by the first one.
    for (let at = 0; at < 512; at += 4) bytes.writeUInt32LE(0, table + at)
    await expect(read(bytes)).rejects.toThrow('This Excel workbook is damaged or cut off')
  })

  it('with bytes of chance in it is read or refused, and nothing else', async () => {
    const whole = written(LIST)
    const place = fc.nat(whole.length - 1)
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(place, fc.nat(255)), { minLength: 1, maxLength: 6 }),
        async (changes) => {
          const bytes = Buffer.from(whole)
          for (const [at, byte] of changes) bytes[at] = byte
          const error: unknown = await read(bytes).catch((error: unknown) => error)
          if (error instanceof Error) expect(error).toBeInstanceOf(ImportError)
        },
      ),
      { numRuns: 400 },
    )
  })
})
