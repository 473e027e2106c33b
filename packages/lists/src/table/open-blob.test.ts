import { zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { ImportError } from '../said/import-error.ts'
import { openBlob } from './open-blob.ts'
import type { TableRow } from './table.ts'

async function read(...parts: BlobPart[]) {
  const { format, rows } = await openBlob(new Blob(parts))
  const read: TableRow[] = []
  for await (const row of rows) read.push(row)
  return { format, rows: read }
}

const ROWS = [
  { line: 1, fields: ['name', 'mrp'] },
  { line: 2, fields: ['Dolo 650 Tablet', '₹30'] },
]

it('reads a text that a browser has, in each of its encodings', async () => {
  const text = 'name;mrp\r\nDolo 650 Tablet;₹30\r\n'
  expect(await read(text)).toEqual({ format: 'semicolon-separated text, UTF-8', rows: ROWS })
  const utf16 = new Uint16Array([...text].map((letter) => letter.charCodeAt(0)))
  expect(await read(utf16)).toEqual({ format: 'semicolon-separated text, UTF-16', rows: ROWS })
})

it('puts a letter together that two pieces of a large file share', async () => {
  const long = `${'Tablet '.repeat(12_000)}₹`
  const { rows } = await read('name\n', long, '₹\n')
  expect(rows.at(-1)).toEqual({ line: 2, fields: [`${long}₹`] })
})

it('takes a list for one whose first heading begins as a workbook does', async () => {
  const { rows } = await read('PK,mrp\nDolo,30\n')
  expect(rows[0]).toEqual({ line: 1, fields: ['PK', 'mrp'] })
})

it('can be gone through twice, and let go of in the middle', async () => {
  const { rows } = await openBlob(new Blob(['name\nDolo\n']))
  for await (const row of rows) {
    expect(row).toEqual({ line: 1, fields: ['name'] })
    break
  }
  const again: TableRow[] = []
  for await (const row of rows) again.push(row)
  expect(again).toHaveLength(2)
})

it.each([
  ['nothing', [], 'The file is empty.'],
  ['a workbook', [zipSync({ 'xl/workbook.xml': new Uint8Array(1) })], 'save it as CSV'],
  ['a PDF', ['%PDF-1.7\n'], 'This is a PDF'],
  ['a page', ['<!doctype html><p>'], 'This is a web page'],
])('says of %s what it is, and what to do', async (_, parts: BlobPart[], said) => {
  const error: unknown = await openBlob(new Blob(parts)).catch((error) => error)
  expect(error).toBeInstanceOf(ImportError)
  expect((error as ImportError).message).toContain(said)
})
