import { sql } from 'kysely'
import type { Database } from './schema/index.ts'

/** From now on the rows of a table neither change nor go, whoever asks. */
export async function refuseChanges(db: Database, isPostgres: boolean, table: string): Promise<void> {
  if (!isPostgres) {
    for (const event of ['update', 'delete']) {
      await sql`
        create trigger ${sql.ref(`${table}_no_${event}`)} before ${sql.raw(event)} on ${sql.table(table)}
        begin select raise(abort, 'append-only'); end`.execute(db)
    }
    return
  }
  await sql`
    create or replace function refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception 'append-only';
    end $$`.execute(db)
  await sql`
    create trigger ${sql.ref(`${table}_append_only`)} before update or delete on ${sql.table(table)}
    for each row execute function refuse_change()`.execute(db)
}
