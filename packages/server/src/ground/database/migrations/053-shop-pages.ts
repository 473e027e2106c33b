import { nameKey } from '@dawakit/core/product'
import { sql } from 'kysely'
import type { Database } from '../schema/index.ts'

/**
 * What staff keep up by pages: names that led to a category, a brand or a subcategory before, the days on which the home page
 * shows something, who said something to everybody, how many wait for what, and pincodes changed by the thousand.
 */
export async function up(db: Database, isPostgres: boolean): Promise<void> {
  await db.schema
    .createTable('former_name')
    .addColumn('noun', 'text', (c) => c.notNull())
    // '1' and '0' of categories by kind, of subcategories the id of the category.
    .addColumn('within', 'text', (c) => c.notNull())
    .addColumn('slug', 'text', (c) => c.notNull())
    // Of subcategories the name.
    .addColumn('leads_to', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('former_name_pk', ['noun', 'within', 'slug'])
    .execute()
  for (const table of ['banner', 'offer', 'deal', 'dynamic_category', 'page_banner']) {
    await db.schema.alterTable(table).addColumn('from_day', 'text').execute()
    await db.schema.alterTable(table).addColumn('to_day', 'text').execute()
  }
  // Written at the desk, one at a time: such alone are no directory.
  await db.schema
    .alterTable('pincode')
    .addColumn('is_exception', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute()
  await db.schema.alterTable('notification').addColumn('staff_id', 'text').execute()
  await sql`update notification set staff_id = '' where user_id is null`.execute(db)
  await sql`create index notification_said on notification (created_at, id) where staff_id is not null`.execute(
    db,
  )
  // A page far behind is reached by the index alone.
  await sql`create index brand_name_order on brand (name_key, id)`.execute(db)
  await sql`create index pincode_place on pincode (state, district, pincode)`.execute(db)
  await sql`create index pincode_served on pincode (is_serviceable, pincode)`.execute(db)
  await db.schema
    .createTable('pincode_change')
    .addColumn('id', 'text', (c) => c.notNull().primaryKey())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('staff_id', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('district', 'text', (c) => c.notNull())
    .addColumn('is_serviceable', 'bigint', (c) => c.notNull())
    .addColumn('count', 'bigint', (c) => c.notNull())
    .addColumn('pincodes', 'text', (c) => c.notNull())
    .addColumn('undone_at', 'bigint')
    .execute()
  await sql`create index pincode_change_at on pincode_change (at)`.execute(db)
  await countWaiting(db, isPostgres)
}

/** How many wait for a product, or asked for one of a name: counted as they ask, so that nobody counts them all. */
async function countWaiting(db: Database, isPostgres: boolean): Promise<void> {
  await db.schema
    .createTable('wish')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('waiting', 'bigint', (c) => c.notNull())
    .addColumn('asked_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('wish_pk', ['kind', 'subject'])
    .execute()
  await sql`create index wish_waiting on wish (kind, waiting desc, subject)`.execute(db)
  await db.schema
    .alterTable('product_request')
    .addColumn('name_key', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
  const asked = await db.selectFrom('product_request').select(['id', 'product_name']).execute()
  for (const { id, product_name } of asked) {
    await sql`update product_request set name_key = ${nameKey(product_name)} where id = ${id}`.execute(db)
  }
  await sql`create index product_request_name on product_request (name_key, created_at)
    where answered_at is null`.execute(db)
  await sql`create index stock_request_waiting on stock_request (product_id, created_at)
    where answered_at is null`.execute(db)
  await sql`
    insert into wish (kind, subject, waiting, asked_at)
    select 'product', name_key, count(*), max(created_at) from product_request
    where answered_at is null group by name_key`.execute(db)
  await sql`
    insert into wish (kind, subject, waiting, asked_at)
    select 'stock', product_id, count(*), max(created_at) from stock_request
    where answered_at is null group by product_id`.execute(db)
  for (const [kind, table, subject] of [
    ['product', 'product_request', 'name_key'],
    ['stock', 'stock_request', 'product_id'],
  ] as const) {
    await (isPostgres ? countInPostgres : countInSqlite)(db, kind, table, subject)
  }
}

const more = (kind: string, subject: string) => `
  insert into wish (kind, subject, waiting, asked_at) values ('${kind}', new.${subject}, 1, new.created_at)
  on conflict (kind, subject) do update
  set waiting = wish.waiting + 1,
    asked_at = case when excluded.asked_at > wish.asked_at then excluded.asked_at else wish.asked_at end;`

const fewer = (kind: string, subject: string) => `
  update wish set waiting = waiting - 1 where kind = '${kind}' and subject = old.${subject};
  delete from wish where kind = '${kind}' and subject = old.${subject} and waiting <= 0;`

async function countInSqlite(db: Database, kind: string, table: string, subject: string): Promise<void> {
  const triggers = {
    asked: `after insert on ${table} when new.answered_at is null begin ${more(kind, subject)} end`,
    asked_again: `after update of answered_at on ${table}
      when old.answered_at is not null and new.answered_at is null begin ${more(kind, subject)} end`,
    answered: `after update of answered_at on ${table}
      when old.answered_at is null and new.answered_at is not null begin ${fewer(kind, subject)} end`,
    gone: `after delete on ${table} when old.answered_at is null begin ${fewer(kind, subject)} end`,
  }
  for (const [name, text] of Object.entries(triggers))
    await sql.raw(`create trigger ${table}_wish_${name} ${text}`).execute(db)
}

async function countInPostgres(db: Database, kind: string, table: string, subject: string): Promise<void> {
  await sql
    .raw(`
    create or replace function count_${table}() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        if new.answered_at is null then ${more(kind, subject)} end if;
      elsif tg_op = 'DELETE' then
        if old.answered_at is null then ${fewer(kind, subject)} end if;
      elsif old.answered_at is not null and new.answered_at is null then ${more(kind, subject)}
      elsif old.answered_at is null and new.answered_at is not null then ${fewer(kind, subject)}
      end if;
      return null;
    end $$`)
    .execute(db)
  await sql
    .raw(`
    create trigger ${table}_wish after insert or delete or update of answered_at on ${table}
    for each row execute function count_${table}()`)
    .execute(db)
}
