import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { SqliteAdapter, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely'
import { LRUCache } from 'lru-cache'

/** Prepared statements kept per connection. Kysely's texts are few: one per query shape. */
const STATEMENTS_KEPT = 400

/** Kysely's dialect over `node:sqlite`. */
export class NodeSqliteDialect extends SqliteDialect {
  constructor(path: string) {
    super({ database: openNodeSqlite(path) })
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalSqliteAdapter()
  }
}

/** Lets Kysely migrate in a transaction: SQLite can, and its write lock is what holds other processes back. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

/**
 * Lets Kysely's SQLite dialect speak to `node:sqlite`.
 * It sends a plain `begin`; a writer that begins as a reader can fail half way with SQLITE_BUSY, hence `begin immediate`.
 */
function openNodeSqlite(path: string): SqliteDatabase {
  const database = new DatabaseSync(path)
  database.exec(
    // How long to wait comes first: two processes may make a new file's journal at the same moment.
    'pragma busy_timeout = 5000; pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma cache_size = -65536',
  )
  const kept = new LRUCache<string, SqliteStatement>({ max: STATEMENTS_KEPT })
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
    kept.set(sql, prepared)
    return prepared
  }
  return { prepare, close: () => database.close() }
}
