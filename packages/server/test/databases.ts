import { randomBytes } from 'node:crypto'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { Client } from 'pg'
import { afterAll, describe, inject } from 'vitest'
import { openDatabase, openUnmigrated } from '../src/ground/database/open.ts'
import type { Database, Schema } from '../src/ground/database/schema/index.ts'
import { type MadeDatabase, openKept } from './kept-databases.ts'
import { migratedTemplate } from './migrated-template.ts'
import { openPgLitePool } from './pglite-pool.ts'

/** Gives an empty, migrated database. Each file has one per engine; asking again empties it. */
export type OpenDatabase = () => Promise<Database>

/**
 * Runs a suite on SQLite in memory and on PostgreSQL: on a real server where there is one (see postgres-server.ts),
 * where each file works in a database of its own while it runs; else on PGlite in memory.
 */
export function onEachDatabase(name: string, suite: (open: OpenDatabase) => void): void {
  const engines = [
    { engine: 'SQLite', open: copyMigratedSqlite, empty: emptySqlite },
    { engine: 'PostgreSQL', open: openPostgres, empty: emptyPostgres },
  ]
  for (const { engine, open, empty } of engines) {
    describe(`${name} on ${engine}`, () => {
      let opened: Promise<Database> | undefined
      suite(async () => {
        const isNew = !opened
        opened ??= open()
        const db = await opened
        if (!isNew) await empty(db)
        return db
      })
      afterAll(async () => (await opened)?.destroy())
    })
  }
}

async function openPostgres(): Promise<Database> {
  const server = inject('postgresUrl')
  if (server) return openKept(() => copyOfTemplate(server), emptyPostgres)
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool: await openPgLitePool() }) })
}

let migratedSqlite: Promise<string[]> | undefined

/** What makes the tables of this release, once they are there. To migrate takes a fifth of a second, this a tenth of that. */
async function scriptOfSqlite(): Promise<string[]> {
  const db = await openDatabase(':memory:')
  const { rows: made } = await sql<{ sql: string }>`
    select sql from sqlite_master where sql is not null order by rowid`.execute(db)
  const { rows: done } = await sql<{ name: string; timestamp: string }>`
    select name, timestamp from kysely_migration`.execute(db)
  await db.destroy()
  return [
    ...made.map((statement) => statement.sql),
    `insert into kysely_migration (name, timestamp) values ${done.map(({ name, timestamp }) => `('${name}', '${timestamp}')`)}`,
    `insert into kysely_migration_lock (id, is_locked) values ('migration_lock', 0)`,
  ]
}

async function copyMigratedSqlite(): Promise<Database> {
  migratedSqlite ??= scriptOfSqlite()
  const script = await migratedSqlite
  const db = openUnmigrated(':memory:')
  for (const statement of script) await sql.raw(statement).execute(db)
  return db
}

/** An empty, migrated database of its own on the server, which goes when it is closed. */
export async function openOnServer(server: string): Promise<Database> {
  const { url, drop } = await copyOfTemplate(server)
  const db = openUnmigrated(url)
  const close = db.destroy.bind(db)
  db.destroy = async () => {
    await close()
    await drop()
  }
  return db
}

async function copyOfTemplate(server: string): Promise<MadeDatabase> {
  return newDatabase(server, await migratedTemplate(server, inject('postgresTemplate')))
}

/**
 * A database without a table, and its address. Not a schema in one that is shared: what tells of tables looks into every
 * schema, also into one that another file drops at that moment.
 *
 * @param template - What it is a copy of; nobody may be connected to that.
 */
export async function newDatabase(server: string, template = 'template0'): Promise<MadeDatabase> {
  const name = `${inject('postgresTemplate')}_${randomBytes(6).toString('hex')}`
  const run = async (statement: string) => {
    const client = new Client({ connectionString: server })
    await client.connect()
    await client.query(statement)
    await client.end()
  }
  await run(`create database ${name} template ${template}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => run(`drop database ${name} with (force)`) }
}

const isKept = (table: string) => table.startsWith('kysely_') || table.startsWith('sqlite_')

async function emptySqlite(db: Database): Promise<void> {
  const { rows } = await sql<{ name: string }>`select name from sqlite_master where type = 'table'`.execute(
    db,
  )
  // Books that only grow are emptied too, here alone: where one has grown, what keeps its rows stands aside meanwhile.
  const { rows: keepers } = await sql<{ name: string; tbl_name: string; sql: string }>`
    select name, tbl_name, sql from sqlite_master where type = 'trigger' and sql like '% before delete on %'`.execute(
    db,
  )
  const triggers = []
  for (const keeper of keepers) {
    const { rows: kept } = await sql`select 1 from ${sql.table(keeper.tbl_name)} limit 1`.execute(db)
    if (kept.length > 0) triggers.push(keeper)
  }
  for (const { name } of triggers) await sql`drop trigger ${sql.ref(name)}`.execute(db)
  await sql`pragma foreign_keys = off`.execute(db)
  for (const { name } of rows) if (!isKept(name)) await sql`delete from ${sql.table(name)}`.execute(db)
  await sql`pragma foreign_keys = on`.execute(db)
  for (const trigger of triggers) await sql.raw(trigger.sql).execute(db)
}

/**
 * Row by row: to truncate makes the files of each table anew, which takes twenty times as long. Who may not leave foreign
 * keys unchecked for it, and is no superuser, truncates.
 */
async function emptyPostgres(db: Database): Promise<void> {
  await sql`do $$
    declare
      names text[] := array(
        select quote_ident(tablename) from pg_tables
        where schemaname = current_schema() and tablename not like 'kysely_%'
      );
      name text;
    begin
      set local session_replication_role = replica;
      foreach name in array names loop
        execute 'delete from ' || name;
      end loop;
    exception when insufficient_privilege then
      foreach name in array names loop
        execute 'alter table ' || name || ' disable trigger user';
      end loop;
      execute 'truncate ' || array_to_string(names, ', ') || ' cascade';
      foreach name in array names loop
        execute 'alter table ' || name || ' enable trigger user';
      end loop;
    end $$`.execute(db)
}
