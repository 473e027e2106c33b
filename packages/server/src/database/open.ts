import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import { Pool, types } from 'pg'
import { migrate } from './migrate.ts'
import { NodeSqliteDialect } from './node-sqlite.ts'
import type { Database, Schema } from './schema/index.ts'

/** int8: our integers are paise and milliseconds, all far below 2^53. */
types.setTypeParser(20, Number)

/** How long a call waits for a connection: then it fails, instead of filling the process with those that wait. */
const CONNECT_MS = 10_000

/**
 * Opens the database and brings its tables up to date.
 *
 * @param url - `postgres://…`, a file path for the embedded SQLite database, or `:memory:`.
 */
export async function openDatabase(url: string): Promise<Database> {
  if (/^postgres(ql)?:/.test(url)) {
    const pool = new Pool({ connectionString: url, max: 10, connectionTimeoutMillis: CONNECT_MS })
    // A connection that was dropped while nobody used it: the pool makes another, and whoever asks then hears of it.
    pool.on('error', () => {})
    const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
    await migrate(db, 'postgres')
    return db
  }
  if (url !== ':memory:') mkdirSync(dirname(url), { recursive: true })
  const db = new Kysely<Schema>({ dialect: new NodeSqliteDialect(url) })
  await migrate(db, 'sqlite')
  return db
}
