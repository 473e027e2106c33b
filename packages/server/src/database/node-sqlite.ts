import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import type { SqliteDatabase, SqliteStatement } from 'kysely'

/** Prepared statements kept per connection. Kysely's texts are few: one per query shape. */
const STATEMENTS_KEPT = 400

/**
 * Lets Kysely's SQLite dialect speak to `node:sqlite`.
 * It sends a plain `begin`; a writer that begins as a reader can fail half way with SQLITE_BUSY, hence `begin immediate`.
 */
export function openNodeSqlite(path: string): SqliteDatabase & { database: DatabaseSync } {
  const database = new DatabaseSync(path)
  database.exec(
    'pragma journal_mode = wal; pragma synchronous = full; pragma busy_timeout = 5000; pragma foreign_keys = on; pragma cache_size = -65536',
  )
  const kept = new Map<string, SqliteStatement>()
  const prepare = (sql: string): SqliteStatement => {
    const known = kept.get(sql)
    if (known) return known
    const statement = database.prepare(sql === 'begin' ? 'begin immediate' : sql)
    const prepared: SqliteStatement = {
      reader: statement.columns().length > 0,
      all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
      run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
      iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
    }
    if (kept.size >= STATEMENTS_KEPT) kept.delete(kept.keys().next().value ?? '')
    kept.set(sql, prepared)
    return prepared
  }
  return { database, prepare, close: () => database.close() }
}
