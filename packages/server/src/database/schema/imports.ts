import type { Json, Time } from './column.ts'

export interface ImportTable {
  /** 1, 2, 3 … */
  number: number
  /** What the file was a list of: 'products', 'stock' … */
  kind: string
  /** Its name, without the folder. */
  file: string
  started_at: Time
  /** Null while it runs, and where it was interrupted. */
  finished_at: Time | null
  undone_at: Time | null
  added: number
  changed: number
}

/** What an import has added or changed: one row of another table. */
export interface ImportChangeTable {
  import_number: number
  /** In the order in which it was done. */
  seq: number
  /** The table, or 'product' with its stock and salts. */
  what: string
  key: string
  /** The changed columns as they were. Null of what was added. */
  before: Json | null
  /** The changed columns as the import left them. */
  after: Json | null
}
