import { sql } from 'kysely'
import type { Database } from '../schema/index.ts'

/**
 * PostgreSQL tells every process that listens when the catalogue's version or what is shown of a product has changed,
 * whoever changed it: a trigger speaks for releases from before it and for SQL by hand, too. What is told in a
 * transaction leaves with its commit, once. SQLite's file says so by itself.
 */
export async function up(db: Database, isPostgres: boolean): Promise<void> {
  if (!isPostgres || !(await canNotify(db))) return
  await sql`
    create or replace function tell_shown() returns trigger language plpgsql as $$
    begin
      perform pg_notify('dawakit_shown', '');
      return null;
    end $$`.execute(db)
  await sql`
    create trigger meta_shown after insert or update on meta for each row
    when (new.key = 'catalogue-version') execute function tell_shown()`.execute(db)
  await sql`
    create trigger stock_shown after update of shown_at on stock for each row
    when (old.shown_at is distinct from new.shown_at) execute function tell_shown()`.execute(db)
}

/** What speaks PostgreSQL's language and knows no notices would refuse every order with these triggers. */
async function canNotify(db: Database): Promise<boolean> {
  await sql`savepoint notices`.execute(db)
  try {
    await sql`select pg_notify('dawakit_shown', '')`.execute(db)
    return true
  } catch {
    await sql`rollback to savepoint notices`.execute(db)
    return false
  }
}
