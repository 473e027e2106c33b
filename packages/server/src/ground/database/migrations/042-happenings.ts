import { sql } from 'kysely'
import type { Database } from '../schema/index.ts'

/** What happens in the shop, and how far those have heard of it who hear of it afterwards. */
export async function up(db: Database): Promise<void> {
  await db.schema
    .createTable('happening')
    .addColumn('place', 'bigint', (c) => c.notNull())
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('number', 'bigint')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('facts', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('happening_pk', ['place', 'id'])
    .execute()
  // Each row is in one of the two: what happens costs no more than one entry beside its own.
  await sql`create index happening_waiting on happening (place, id) where number is null`.execute(db)
  await sql`create unique index happening_number on happening (number) where number is not null`.execute(db)
  await db.schema
    .createTable('subscriber')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('number', 'bigint', (c) => c.notNull())
    .addColumn('held_by', 'text')
    .addColumn('held_until', 'bigint', (c) => c.notNull())
    .addColumn('tries', 'bigint', (c) => c.notNull())
    .addColumn('next_try_at', 'bigint', (c) => c.notNull())
    .addColumn('last_error', 'text')
    .execute()
}
