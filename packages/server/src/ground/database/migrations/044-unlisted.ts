import { sql } from 'kysely'
import type { Database } from '../schema/index.ts'

/**
 * What a shop kept from its shoppers before it moved here is kept from ours, until it is put on sale: by a list, a command or a hand.
 */
export async function up(db: Database, isPostgres: boolean): Promise<void> {
  await db.schema
    .alterTable('product')
    .addColumn('is_unlisted', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute()
  // The few that are not shown: whoever lists others leaves them out by it, in these very words.
  await sql`create index product_kept_back on product (id) where withheld is not null or is_unlisted = 1`.execute(
    db,
  )
  await (isPostgres ? listInPostgres(db) : listInSqlite(db))
}

async function listInSqlite(db: Database): Promise<void> {
  await sql
    .raw(`
    create trigger list_product_on_sale after update of is_for_sale, is_unlisted on product
    when new.is_for_sale = 1 and new.is_unlisted = 1
    begin update product set is_unlisted = 0 where id = new.id and withheld is null; end`)
    .execute(db)
}

async function listInPostgres(db: Database): Promise<void> {
  await sql
    .raw(`
    create or replace function list_product_on_sale() returns trigger language plpgsql as $$
    begin
      if new.is_for_sale = 1 then new.is_unlisted := 0; end if;
      return new;
    end $$`)
    .execute(db)
  // Behind withhold_product, by its name: what may not be sold is not put on sale, and stays unlisted.
  await sql
    .raw(`
    create trigger withhold_then_list_product before update of is_for_sale, is_unlisted
    on product for each row execute function list_product_on_sale()`)
    .execute(db)
}
