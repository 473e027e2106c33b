import { SqliteAdapter } from 'kysely'
import type { Database } from './schema/index.ts'

/** Whether the database locks rows, and `for update` means something: SQLite has one writer, and no word for it. */
export function locksRows(db: Database): boolean {
  return !(db.getExecutor().adapter instanceof SqliteAdapter)
}
