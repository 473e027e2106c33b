import type { ImportAct, ImportKind } from '@dawakit/core/contract'
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

/** One time that the desk tried a file, imported it, or took an import back. */
export interface ImportRunTable {
  id: string
  act: ImportAct
  kind: ImportKind
  file: string
  import_number: number | null
  staff_id: string
  staff_name: string
  started_at: Time
  /** When its process last said that it is at it. */
  seen_at: Time
  finished_at: Time | null
  /** 1 while it is under way, of which there is one at most; else null. */
  running: 1 | null
  /** Rows, so far. */
  read: number
  same: number | null
  refused: number | null
  /** JSON: how it ended. */
  outcome: Json | null
}

/** A list of a run, in pieces: what was refused, what is to be checked. */
export interface ImportListTable {
  run_id: string
  what: 'refused' | 'toCheck'
  position: number
  text: string
}
