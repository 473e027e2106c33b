import { basename } from 'node:path'
import { Readable } from 'node:stream'
import { csvRows } from '../table/csv-table.ts'
import { openTable } from '../table/open-table.ts'
import type { Table } from '../table/table.ts'

/** A file that is imported. It is read more than once. */
export interface ImportSource {
  /** Without a folder. */
  name: string
  open(): Promise<Table>
}

export function fileSource(path: string): ImportSource {
  return {
    name: basename(path),
    open: () => openTable(path),
  }
}

/** CSV that is no file. */
export function textSource(text: string, name = 'list.csv'): ImportSource {
  return { name, open: async () => ({ format: 'CSV, UTF-8', rows: csvRows(Readable.from([text])) }) }
}
