import { sql } from 'kysely'
import type { Database } from '../schema/index.ts'

/**
 * Products as staff keep them: found by any word of their name, maker and code, listed by an index whatever is asked for, with the
 * history of their prices, and changes of many at once that can be taken back. The words are written by the database itself,
 * whoever writes the product.
 */
export async function up(db: Database, isPostgres: boolean): Promise<void> {
  await addWords(db, isPostgres)
  await addLists(db)
  await db.schema
    .createTable('product_step')
    .addColumn('id', 'text', (c) => c.notNull().primaryKey())
    .addColumn('product_id', 'text', (c) => c.notNull().references('product.id').onDelete('cascade'))
    .addColumn('what', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('staff_id', 'text')
    .addColumn('staff_name', 'text', (c) => c.notNull())
    .addColumn('why', 'text', (c) => c.notNull())
    .addColumn('mrp_before', 'bigint')
    .addColumn('price_before', 'bigint')
    .addColumn('mrp_paise', 'bigint')
    .addColumn('price_paise', 'bigint')
    .execute()
  await sql`create index product_step_product on product_step (product_id, at)`.execute(db)
  await sql`create index product_step_planned on product_step (day, id) where state = 'planned'`.execute(db)
  await db.schema
    .createTable('bulk_change')
    .addColumn('id', 'text', (c) => c.notNull().primaryKey())
    .addColumn('key', 'text', (c) => c.notNull().unique())
    .addColumn('change', 'text', (c) => c.notNull())
    .addColumn('import_number', 'bigint', (c) => c.notNull())
    .addColumn('staff_id', 'text', (c) => c.notNull())
    .addColumn('staff_name', 'text', (c) => c.notNull())
    .addColumn('started_at', 'bigint', (c) => c.notNull())
    .addColumn('seen_at', 'bigint', (c) => c.notNull())
    .addColumn('finished_at', 'bigint')
    .addColumn('running', 'bigint')
    .addColumn('changed', 'bigint', (c) => c.notNull())
    .addColumn('same', 'bigint', (c) => c.notNull())
    .addColumn('refused', 'text', (c) => c.notNull())
    .addColumn('undone_at', 'bigint')
    .addColumn('restored', 'bigint', (c) => c.notNull())
    .addColumn('kept', 'bigint', (c) => c.notNull())
    .execute()
  await sql`create index bulk_change_started on bulk_change (started_at)`.execute(db)
  await sql`create unique index bulk_change_running on bulk_change (running) where running = 1`.execute(db)
}

/** A list of the desk is in the order of names, but where it is of prices or of what changed last. */
async function addLists(db: Database): Promise<void> {
  const lists = {
    product_of_category: '(category_id, name_key, id)',
    product_of_brand: '(brand_id, name_key, id)',
    product_off_sale: '(name_key, id) where is_for_sale = 0',
    product_unlisted: '(name_key, id) where is_unlisted = 1',
    product_withheld_named: '(name_key, id) where withheld is not null',
    product_without_hsn: "(name_key, id) where hsn = ''",
    product_without_picture: "(name_key, id) where thumbnail like '/images/packs/%'",
    product_by_price: '(price_paise, id)',
    product_by_change: '(updated_at, id)',
  }
  for (const [name, on] of Object.entries(lists))
    await sql.raw(`create index ${name} on product ${on}`).execute(db)
}

/** What a product is found by. */
const said = (row: string) =>
  `lower(${row}.name_key || ' ' || ${row}.manufacturer || ' ' || coalesce(${row}.sku, ''))`

async function addWords(db: Database, isPostgres: boolean): Promise<void> {
  await db.schema
    .createTable('product_word')
    .addColumn('word', 'text', (c) => c.notNull())
    .addColumn('product_id', 'text', (c) => c.notNull().references('product.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('product_word_pk', ['word', 'product_id'])
    .execute()
  await sql`create index product_word_product on product_word (product_id, word)`.execute(db)
  await (isPostgres ? keepWordsInPostgres(db) : keepWordsInSqlite(db))
}

const WRITTEN = 'name_key, manufacturer, sku'

async function keepWordsInPostgres(db: Database): Promise<void> {
  const wordsOf = (row: string) =>
    `select distinct word, ${row}.id from regexp_split_to_table(${said(row)}, '\\s+') as word where word <> ''`
  await sql
    .raw(`
    create or replace function keep_product_words() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' then delete from product_word where product_id = new.id; end if;
      insert into product_word (word, product_id) ${wordsOf('new')};
      return null;
    end $$`)
    .execute(db)
  await sql
    .raw(
      'create trigger product_words_added after insert on product for each row execute function keep_product_words()',
    )
    .execute(db)
  await sql
    .raw(`
    create trigger product_words_changed after update of ${WRITTEN} on product for each row
    when ((old.name_key, old.manufacturer, old.sku) is distinct from (new.name_key, new.manufacturer, new.sku))
    execute function keep_product_words()`)
    .execute(db)
  await sql
    .raw(`
    insert into product_word (word, product_id)
    select distinct word, product.id from product, regexp_split_to_table(${said('product')}, '\\s+') as word
    where word <> ''`)
    .execute(db)
}

/** SQLite has no word for splitting: as a list of JSON it takes a text apart. */
async function keepWordsInSqlite(db: Database): Promise<void> {
  const list = (row: string) => `json_each('[' || replace(json_quote(${said(row)}), ' ', '","') || ']')`
  const keep = `insert into product_word (word, product_id)
    select distinct value, new.id from ${list('new')} where value <> '';`
  await sql.raw(`create trigger product_words_added after insert on product begin ${keep} end`).execute(db)
  await sql
    .raw(`
    create trigger product_words_changed after update of ${WRITTEN} on product
    when old.name_key is not new.name_key or old.manufacturer is not new.manufacturer or old.sku is not new.sku
    begin delete from product_word where product_id = new.id; ${keep} end`)
    .execute(db)
  await sql
    .raw(`
    insert into product_word (word, product_id)
    select distinct value, product.id from product, ${list('product')} where value <> ''`)
    .execute(db)
}
