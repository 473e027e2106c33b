import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SqliteAdapter, sql } from 'kysely'
import type { Database } from '../src/ground/database/schema/index.ts'

const EARLIER = join(import.meta.dirname, 'files/earlier-bookkeeping.sql')

export const engineOf = (db: Database) =>
  db.getExecutor().adapter instanceof SqliteAdapter ? 'sqlite' : 'postgres'

/** Puts the database of an earlier release in the place of this one's. */
export async function becomeEarlier(db: Database): Promise<void> {
  const isSqlite = engineOf(db) === 'sqlite'
  if (isSqlite) await sql`pragma foreign_keys = off`.execute(db)
  for (const { name } of await tablesOf(db)) {
    await sql`drop table ${sql.table(name)} ${sql.raw(isSqlite ? '' : 'cascade')}`.execute(db)
  }
  if (isSqlite) await sql`pragma foreign_keys = on`.execute(db)
  const text = readFileSync(EARLIER, 'utf8').replace(/^--.*$/gm, '')
  for (const statement of text.split(/;\n/)) {
    const sent = isSqlite ? statement.replaceAll(' COLLATE "C"', '') : statement
    if (sent.trim()) await sql.raw(sent).execute(db)
  }
}

export async function tablesOf(db: Database) {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (engineOf(db) === 'sqlite') return tables
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(db)
  return tables.filter(({ schema }) => schema === rows[0]?.name)
}
