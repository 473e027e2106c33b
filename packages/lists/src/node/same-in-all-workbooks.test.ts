import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { utils, write } from '@e965/xlsx'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openTable } from './open-table.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dawakit-same-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** With an error that was kept, a day counted from 1904, a share, a text of digits, and a number with noise. */
function workbook(bookType: 'xlsx' | 'biff8' | 'biff5'): Uint8Array {
  const book = utils.book_new()
  book.Workbook = { WBProps: { date1904: true } }
  const sheet = utils.aoa_to_sheet([
    ['code', 'name', 'mrp', 'gst', 'expiry'],
    ['007', 'Napsol', 30.240000000000002, 0.05, 44570],
    ['008', 'Osteva', 0, 0.05, 44570],
  ])
  sheet['C3'] = { t: 'e', v: 42 }
  for (const place of ['D2', 'D3']) sheet[place].z = '0%'
  for (const place of ['E2', 'E3']) sheet[place].z = 'dd/mm/yyyy'
  utils.book_append_sheet(book, sheet, 'S')
  return new Uint8Array(write(book, { type: 'array', bookType }))
}

it.each(['xlsx', 'biff8', 'biff5'] as const)(
  'A workbook written as %s has the values of all others',
  async (kind) => {
    const path = join(folder, 'list')
    writeFileSync(path, workbook(kind))
    const rows: unknown[] = []
    for await (const row of (await openTable(path)).rows) rows.push('fields' in row ? row.fields : row)
    expect(rows).toEqual([
      ['code', 'name', 'mrp', 'gst', 'expiry'],
      ['007', 'Napsol', '30.24', '5%', '2026-01-10'],
      ['008', 'Osteva', '#N/A', '5%', '2026-01-10'],
    ])
  },
)
