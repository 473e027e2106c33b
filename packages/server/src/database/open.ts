import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { Kysely, PostgresDialect, SqliteDialect } from 'kysely'
import { Pool, types } from 'pg'
import { migrate } from './migrate.ts'
import { openNodeSqlite } from './node-sqlite.ts'
import type { Database, Schema } from './schema/index.ts'

/** int8: our integers are paise and milliseconds, all far below 2^53. */
types.setTypeParser(20, Number)

/**
 * Opens the database and brings its tables up to date.
 *
 * @param url - `postgres://…`, a file path for the embedded SQLite database, or `:memory:`.
 */
export async function openDatabase(url: string): Promise<Database> {
  if (/^postgres(ql)?:/.test(url)) {
    const db = new Kysely<Schema>({
      dialect: new PostgresDialect({ pool: new Pool({ connectionString: url, max: 10 }) }),
    })
    await migrate(db, 'postgres')
    return db
  }
  if (url !== ':memory:') mkdirSync(dirname(url), { recursive: true })
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: openNodeSqlite(url) }) })
  await migrate(db, 'sqlite')
  return db
}
