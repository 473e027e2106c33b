import { sql } from 'kysely'
import type { Database } from '../schema/index.ts'

/**
 * A product is found by its words as before, and writes fewer: the first of its name is found by `product_name_key`, those of its maker
 * are kept once for all that it makes, and whether a product has one is read off the product itself. Indexes that few rows need hold only
 * those, or stand in the order in which products come: each page of a file that a row touches is written anew with its lot.
 */
export async function up(db: Database, isPostgres: boolean): Promise<void> {
  await db.schema.dropIndex('product_place').execute()
  await sql`create index product_placed on product (place, name_key) where place <> ''`.execute(db)
  await db.schema.dropIndex('product_without_picture').execute()
  await sql`
    create index product_without_picture on product (id) where thumbnail like '/images/packs/%'`.execute(db)
  await (isPostgres ? keepWordsInPostgres(db) : keepWordsInSqlite(db))
}

const WRITTEN = 'name_key, manufacturer, sku'
const CHANGED = ['name_key', 'manufacturer', 'sku']

async function keepWordsInPostgres(db: Database): Promise<void> {
  const own = (row: string) =>
    `substr(${row}.name_key, strpos(${row}.name_key || ' ', ' ')) || ' ' || lower(coalesce(${row}.sku, ''))`
  const words = (text: string) =>
    `(select distinct word from regexp_split_to_table(${text}, '\\s+') as word where word <> '') as said`
  const statements = [
    'drop trigger product_words_added on product',
    'drop trigger product_words_changed on product',
    'drop function keep_product_words()',
    'drop table product_word',
    'create table product_word (word text collate "C" not null, product_id text not null, primary key (word, product_id))',
    'create table maker_word (word text collate "C" not null, manufacturer text not null, primary key (word, manufacturer))',
    `create function keep_product_words() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' then
        delete from product_word where product_id = old.id and word in (select word from ${words(own('old'))});
      end if;
      if tg_op <> 'DELETE' then
        insert into product_word (word, product_id) select word, new.id from ${words(own('new'))};
        insert into maker_word (word, manufacturer)
          select word, new.manufacturer from ${words('lower(new.manufacturer)')} on conflict do nothing;
      end if;
      return null;
    end $$`,
    'create trigger product_words_added after insert or delete on product for each row execute function keep_product_words()',
    `create trigger product_words_changed after update of ${WRITTEN} on product for each row
    when ((${CHANGED.map((name) => `old.${name}`)}) is distinct from (${CHANGED.map((name) => `new.${name}`)}))
    execute function keep_product_words()`,
    `insert into product_word (word, product_id) select word, id from product, lateral ${words(own('product'))}`,
    `insert into maker_word (word, manufacturer)
    select word, manufacturer from (select distinct manufacturer from product) as maker,
      lateral ${words('lower(manufacturer)')}`,
  ]
  for (const text of statements) await sql.raw(text).execute(db)
}

/** SQLite has no word for splitting: as a list of JSON it takes a text apart. */
async function keepWordsInSqlite(db: Database): Promise<void> {
  const own = (row: string) =>
    `substr(${row}.name_key, instr(${row}.name_key || ' ', ' ')) || ' ' || lower(coalesce(${row}.sku, ''))`
  const words = (text: string) => `json_each('[' || replace(json_quote(${text}), ' ', '","') || ']')`
  const forget = `delete from product_word
    where product_id = old.id and word in (select value from ${words(own('old'))});`
  const keep = `insert into product_word (word, product_id)
      select distinct value, new.id from ${words(own('new'))} where value <> '';
    insert or ignore into maker_word (word, manufacturer)
      select value, new.manufacturer from ${words('lower(new.manufacturer)')} where value <> '';`
  const statements = [
    'drop trigger product_words_added',
    'drop trigger product_words_changed',
    'drop table product_word',
    // In the order of their key they stand once, not once more in an index.
    `create table product_word (word text not null, product_id text not null, primary key (word, product_id)) without rowid`,
    `create table maker_word (word text not null, manufacturer text not null, primary key (word, manufacturer)) without rowid`,
    `create trigger product_words_added after insert on product begin ${keep} end`,
    `create trigger product_words_changed after update of ${WRITTEN} on product
    when ${CHANGED.map((name) => `old.${name} is not new.${name}`).join(' or ')} begin ${forget} ${keep} end`,
    `create trigger product_words_gone after delete on product begin ${forget} end`,
    `insert into product_word (word, product_id)
    select distinct value, product.id from product, ${words(own('product'))} where value <> ''`,
    `insert or ignore into maker_word (word, manufacturer)
    select value, manufacturer from (select distinct manufacturer from product), ${words('lower(manufacturer)')}
    where value <> ''`,
  ]
  for (const text of statements) await sql.raw(text).execute(db)
}
