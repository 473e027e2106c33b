import { sql } from 'kysely'
import * as catalogue from './migrations/001-catalogue.ts'
import * as customers from './migrations/002-customers.ts'
import * as orders from './migrations/003-orders.ts'
import * as provenNumbers from './migrations/004-proven-numbers.ts'
import * as provenEmails from './migrations/005-proven-emails.ts'
import * as openStockRequests from './migrations/006-open-stock-requests.ts'
import type { Database } from './schema/index.ts'

type Engine = 'sqlite' | 'postgres'

/** In order. A released migration never changes; the next one is added below. */
const migrations: { name: string; up: (db: Database, isPostgres: boolean) => Promise<void> }[] = [
  { name: '001-catalogue', up: catalogue.up },
  { name: '002-customers', up: customers.up },
  { name: '003-orders', up: orders.up },
  { name: '004-proven-numbers', up: provenNumbers.up },
  { name: '005-proven-emails', up: provenEmails.up },
  { name: '006-open-stock-requests', up: openStockRequests.up },
]

/**
 * Applies what is missing, each migration in its own transaction. One process migrates at a time:
 * SQLite's write lock and a PostgreSQL advisory lock hold the others back.
 */
export async function migrate(db: Database, engine: Engine): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (engine === 'postgres') await holdOthers(trx)
    await sql`create table if not exists migration (name text primary key, applied_at bigint not null)`.execute(
      trx,
    )
  })
  for (const migration of migrations) {
    await db.transaction().execute(async (trx) => {
      if (engine === 'postgres') await holdOthers(trx)
      const done = await sql`select name from migration where name = ${migration.name}`.execute(trx)
      if (done.rows.length > 0) return
      await migration.up(trx, engine === 'postgres')
      await sql`insert into migration (name, applied_at) values (${migration.name}, ${Date.now()})`.execute(
        trx,
      )
    })
  }
}

/** Two processes that start at once migrate one after the other, also where the table is not there yet. */
async function holdOthers(trx: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(72174)`.execute(trx)
}

/**
 * @returns How many migrations of this release the database lacks.
 * @throws when the database does not answer
 */
export async function pendingMigrations(db: Database): Promise<number> {
  const { rows } = await sql<{ name: string }>`select name from migration`.execute(db)
  const done = new Set(rows.map((row) => row.name))
  return migrations.filter((migration) => !done.has(migration.name)).length
}
