import { sql } from 'kysely'
import type { Database } from '../schema/index.ts'

interface Made {
  type: string
  name: string
  sql: string
}

/** A line that the pharmacy declined stays in its order, with 0 pieces. */
export async function up(db: Database, isPostgres: boolean): Promise<void> {
  if (isPostgres) {
    await db.schema.alterTable('order_line').dropConstraint('order_line_check_1').execute()
    await db.schema
      .alterTable('order_line')
      .addCheckConstraint('order_line_check_1', sql`quantity >= 0`)
      .execute()
    return
  }
  await rebuildInSqlite(db)
}

/** SQLite changes no check of a table: it is made anew, with what stands around it. */
async function rebuildInSqlite(db: Database): Promise<void> {
  const { rows } = await sql<Made>`
    select type, name, sql from sqlite_master where sql like '%order_line%'`.execute(db)
  const table = rows.find(({ type, name }) => type === 'table' && name === 'order_line')
  if (!table) throw new Error('There is no table of the lines of orders.')
  const around = rows.filter(({ type }) => type === 'index' || type === 'trigger')
  const made = table.sql
    .replace(/^create table "?order_line"?/i, 'create table order_line_anew')
    .replace(/\bquantity >= 1\b/, 'quantity >= 0')
  for (const { type, name } of around) await sql`drop ${sql.raw(type)} ${sql.ref(name)}`.execute(db)
  await sql.raw(made).execute(db)
  await sql`insert into order_line_anew select * from order_line`.execute(db)
  await sql`drop table order_line`.execute(db)
  await sql`alter table order_line_anew rename to order_line`.execute(db)
  for (const each of around) await sql.raw(each.sql).execute(db)
}
