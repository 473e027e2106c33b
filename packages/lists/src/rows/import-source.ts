import { csvRows } from '../table/csv-table.ts'
import type { Table } from '../table/table.ts'

/** A file that is imported. It is read more than once. */
export interface ImportSource {
  /** Without a folder. */
  name: string
  open(): Promise<Table>
}

/** CSV that is no file. */
export function textSource(text: string, name = 'list.csv'): ImportSource {
  return { name, open: async () => ({ format: 'CSV, UTF-8', rows: csvRows([text]) }) }
}
