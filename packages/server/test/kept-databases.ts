import { sql } from 'kysely'
import { openUnmigrated } from '../src/ground/database/open.ts'
import type { Database } from '../src/ground/database/schema/index.ts'

/** A database on a server, and how it goes. */
export interface MadeDatabase {
  url: string
  drop(): Promise<void>
}

/** Those whose file has ended, for the next one of this worker. */
const kept: MadeDatabase[] = []
let shapeOfNew: string | undefined

/**
 * A database for one file, with every table and no row. To make one takes half a second, to empty one that another file has left a
 * twentieth of that. Closed, it is kept for the next; one whose tables a test has changed goes.
 *
 * @param make - Makes a new one, migrated.
 */
export async function openKept(
  make: () => Promise<MadeDatabase>,
  empty: (db: Database) => Promise<void>,
): Promise<Database> {
  const left = kept.pop()
  const made = left ?? (await make())
  const db = openUnmigrated(made.url)
  if (left) {
    await endOthers(db)
    await empty(db)
  } else {
    shapeOfNew ??= await shapeOf(db)
  }
  const close = db.destroy.bind(db)
  let isClosed = false
  db.destroy = async () => {
    if (isClosed) return
    isClosed = true
    const shape = await shapeOf(db).catch(() => 'It does not answer.')
    await close()
    if (shape === shapeOfNew) kept.push(made)
    else await made.drop()
  }
  return db
}

/** What the last file left running may not write into the next one's rows. */
const endOthers = (db: Database) =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`.execute(
    db,
  )

/** Tables, columns, indexes, triggers and functions, and whether they are on. */
async function shapeOf(db: Database): Promise<string> {
  const { rows } = await sql<{ shape: string }>`
    select md5(concat(
      (select string_agg(concat(relname, relkind, reloptions), ',' order by oid)
        from pg_class where relnamespace = current_schema()::regnamespace),
      (select string_agg(concat(attrelid, attname, atttypid, attnotnull, attisdropped), ',' order by attrelid, attnum)
        from pg_attribute where attrelid in (select oid from pg_class where relnamespace = current_schema()::regnamespace)),
      (select string_agg(concat(tgrelid, tgname, tgenabled), ',' order by oid) from pg_trigger),
      (select string_agg(concat(conrelid, conname, convalidated), ',' order by oid) from pg_constraint),
      (select string_agg(concat(proname, md5(prosrc)), ',' order by oid)
        from pg_proc where pronamespace = current_schema()::regnamespace),
      (select string_agg(setconfig::text, ',') from pg_db_role_setting
        where setdatabase = (select oid from pg_database where datname = current_database()))
    )) as shape`.execute(db)
  return rows[0]?.shape ?? ''
}
