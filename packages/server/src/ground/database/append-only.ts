import { sql } from 'kysely'
import type { Database } from './schema/index.ts'

/**
 * From now on the rows of a table neither change nor go, whoever asks: not by update and delete, not by SQLite's `insert or
 * replace`, which takes a row away without telling a trigger of deletes, and not by PostgreSQL's `truncate`. A row of a key
 * that is there already is refused with 'append-only' on SQLite before any `on conflict` is asked: look first whether it is.
 *
 * Asked of a migration, after the table's unique indexes; asked again for one that has grown another.
 *
 * @throws {Error} for a unique index of less than whole rows and columns
 */
export async function appendOnly(db: Database, table: string, isPostgres: boolean): Promise<void> {
  await (isPostgres ? guardInPostgres(db, table) : guardInSqlite(db, table))
}

async function guardInSqlite(db: Database, table: string): Promise<void> {
  const keys = await readKeys(db, table)
  const isThere = sql.join(
    // A row may be replaced by its hidden number, too.
    [['rowid'], ...keys].map((columns) => {
      const same = columns.map((column) => sql`kept.${sql.ref(column)} = new.${sql.ref(column)}`)
      return sql`exists (select 1 from ${sql.table(table)} as kept where ${sql.join(same, sql` and `)})`
    }),
    sql` or `,
  )
  await guard('insert', sql`when ${isThere}`)
  await guard('update')
  await guard('delete')

  async function guard(event: string, when = sql``): Promise<void> {
    const name = sql.ref(`${table}_no_${event}`)
    await sql`drop trigger if exists ${name}`.execute(db)
    await sql`
      create trigger ${name} before ${sql.raw(event)} on ${sql.table(table)} ${when}
      begin select raise(abort, 'append-only'); end`.execute(db)
  }
}

/** The columns of each unique index, the primary key's with them. */
async function readKeys(db: Database, table: string): Promise<string[][]> {
  const { rows } = await sql<{ name: string; column: string | null; partial: 0 | 1 }>`
    select list.name as name, info.name as "column", list.partial as partial
    from pragma_index_list(${table}) as list, pragma_index_info(list.name) as info
    where list."unique" = 1 order by list.seq, info.seqno`.execute(db)
  const keys = new Map<string, string[]>()
  for (const { name, column, partial } of rows) {
    if (column === null || partial === 1)
      throw new Error(`The unique index ${name} of ${table} is not of whole rows and columns.`)
    keys.set(name, [...(keys.get(name) ?? []), column])
  }
  return [...keys.values()]
}

async function guardInPostgres(db: Database, table: string): Promise<void> {
  await createRefusal(db)
  const events = { append_only: 'update or delete', no_truncate: 'truncate' }
  for (const [suffix, event] of Object.entries(events)) {
    const name = sql.ref(`${table}_${suffix}`)
    const each = suffix === 'no_truncate' ? 'statement' : 'row'
    await sql`drop trigger if exists ${name} on ${sql.table(table)}`.execute(db)
    await sql`
      create trigger ${name} before ${sql.raw(event)} on ${sql.table(table)}
      for each ${sql.raw(each)} execute function refuse_change()`.execute(db)
  }
}

async function createRefusal(db: Database): Promise<void> {
  await sql`
    create or replace function refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception 'append-only';
    end $$`.execute(db)
}

/** As migrations 022 and 023 have guarded their tables: {@link appendOnly} closes what this leaves open. */
export async function refuseChanges(db: Database, isPostgres: boolean, table: string): Promise<void> {
  if (!isPostgres) {
    for (const event of ['update', 'delete']) {
      await sql`
        create trigger ${sql.ref(`${table}_no_${event}`)} before ${sql.raw(event)} on ${sql.table(table)}
        begin select raise(abort, 'append-only'); end`.execute(db)
    }
    return
  }
  await createRefusal(db)
  await sql`
    create trigger ${sql.ref(`${table}_append_only`)} before update or delete on ${sql.table(table)}
    for each row execute function refuse_change()`.execute(db)
}
