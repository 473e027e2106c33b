import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { DEFAULT_MIGRATION_TABLE } from 'kysely/migration'
import { BackupError } from '../backup-error.ts'
import type { Rows, Snapshot } from './snapshot.ts'
import { inOrder } from './table-order.ts'

const ROWS = 500
const BUSY_MS = 5000

/**
 * One transaction that only reads, on a connection of its own: what WAL is for. SQLite's own online backup begins anew
 * whenever another process writes, which a shop that sells does all the time, and leaves a copy of the patients' data on the disk.
 */
export function sqliteSnapshot(path: string): Snapshot {
  if (!existsSync(path)) throw new BackupError(`There is no database at "${path}".`)
  const database = new DatabaseSync(path)
  database.exec(`pragma busy_timeout = ${BUSY_MS}; pragma query_only = on; begin`)
  const names = (statement: string): string[] =>
    database
      .prepare(statement)
      .all()
      .map(({ name }) => String(name))
  // The transaction sees the database as it is at its first statement.
  const tables = names("select name from sqlite_master where type = 'table'")
  if (!tables.includes(DEFAULT_MIGRATION_TABLE)) {
    database.close()
    throw new BackupError(`There is no shop at "${path}".`)
  }
  return {
    engine: 'sqlite',
    migrations: async () => names(`select name from ${DEFAULT_MIGRATION_TABLE} order by name`),
    tables: async () =>
      inOrder(
        tables,
        tables.flatMap((from) =>
          database
            .prepare('select "table" as "to" from pragma_foreign_key_list(?)')
            .all(from)
            .map(({ to }) => ({ from, to: String(to) })),
        ),
      ),
    async *rows(table, wanted): AsyncGenerator<Rows> {
      const list = wanted?.map((column) => `"${column}"`).join(', ') ?? '*'
      const statement = database.prepare(`select ${list} from "${table}"`)
      const columns = statement.columns().map(({ name }) => name)
      statement.setReturnArrays(true)
      let rows: unknown[][] = []
      for (const row of statement.iterate()) {
        rows.push(row as unknown as unknown[])
        if (rows.length < ROWS) continue
        yield { columns, rows }
        rows = []
      }
      if (rows.length > 0) yield { columns, rows }
    },
    close: async () => {
      if (database.isOpen) database.close()
    },
  }
}
