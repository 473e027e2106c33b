import { sql } from 'kysely'
import type { Database } from '../schema/index.ts'

/**
 * What may not be sold is withheld by the database itself, whoever writes the product: an import, a command, a hand. And a
 * product has a salt as often as its pack does, each with its strength.
 */
export async function up(db: Database, isPostgres: boolean): Promise<void> {
  await keepEachStrength(db, isPostgres)
  await db.schema.alterTable('product').addColumn('schedule', 'text').execute()
  await db.schema.alterTable('product').addColumn('withheld', 'text').execute()
  // The few that are: whoever lists others leaves them out by it.
  await sql`create index product_withheld on product (id) where withheld is not null`.execute(db)
  await db.schema
    .createTable('not_sold_online')
    .addColumn('words', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('not_sold_online_pk', ['words'])
    .execute()
  await (isPostgres ? withholdInPostgres(db) : withholdInSqlite(db))
  await sql`update product set withheld = null where exists (
    select 1 from product_salt where product_id = product.id and ${sql.raw(saidBy(isPostgres, 'salt_key'))}
  ) or ${sql.raw(saidBy(isPostgres, 'name_key'))}`.execute(db)
}

/** Rows of one product that stand in one place are told apart by their number. */
async function keepEachStrength(db: Database, isPostgres: boolean): Promise<void> {
  const inOrder = sql`row_number() over (partition by product_id order by position, salt_key) - 1`
  if (isPostgres) {
    await sql`
      update product_salt set position = counted.place
      from (select product_id, salt_key, ${inOrder} as place from product_salt) as counted
      where counted.product_id = product_salt.product_id and counted.salt_key = product_salt.salt_key
      and product_salt.product_id in (
        select product_id from product_salt group by product_id, position having count(*) > 1
      )`.execute(db)
    await sql`alter table product_salt drop constraint product_salt_pk`.execute(db)
    await sql`alter table product_salt add constraint product_salt_pk primary key (product_id, position)`.execute(
      db,
    )
    return
  }
  await db.schema
    .createTable('product_salt_kept')
    .addColumn('product_id', 'text', (c) => c.notNull().references('product.id'))
    .addColumn('salt', 'text', (c) => c.notNull())
    .addColumn('salt_key', 'text', (c) => c.notNull())
    .addColumn('position', 'bigint', (c) => c.notNull())
    .addColumn('popularity', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('product_salt_pk', ['product_id', 'position'])
    .execute()
  await sql`
    insert into product_salt_kept (product_id, salt, salt_key, position, popularity)
    select product_id, salt, salt_key, ${inOrder}, popularity from product_salt`.execute(db)
  await db.schema.dropTable('product_salt').execute()
  await db.schema.alterTable('product_salt_kept').renameTo('product_salt').execute()
  await db.schema
    .createIndex('product_salt_key')
    .on('product_salt')
    .columns(['salt_key', 'popularity', 'product_id'])
    .execute()
}

/** Schedule X as core's `SCHEDULE_X` names it. */
export const SCHEDULE_X = [
  'amobarbital, amobarbitone, amylobarbital, amylobarbitone, amphetamine, amfetamine, amphetamin, levamphetamine',
  'levamfetamine, barbital, barbitone, cyclobarbital, cyclobarbitone, dexamphetamine, dexamfetamine, dextroamphetamine',
  'dextroamfetamine, ethchlorvynol, ethclorvynol, glutethimide, ketamine, ketamin, esketamine, arketamine, meprobamate',
  'methamphetamine, metamfetamine, methylamphetamine, methylphenidate, methylphenidat, methyl phenidate',
  'dexmethylphenidate, methylphenobarbital, methylphenobarbitone, methyl phenobarbital, methyl phenobarbitone',
  'mephobarbital, mephobarbitone, pentobarbital, pentobarbitone, phencyclidine, phenmetrazine, secobarbital',
  'secobarbitone, quinalbarbitone',
].flatMap((names) => names.split(', '))

/** Whether a text has one of its words, in an engine's words. */
function saidBy(isPostgres: boolean, text: string): string {
  if (isPostgres) return `(${inPostgres(text)} ~ ' (${SCHEDULE_X.join('|')}) ')`
  return `(${SCHEDULE_X.map((name) => `instr(${inSqlite(text)}, ' ${name} ') > 0`).join(' or ')})`
}

/** Letters and digits with one blank between and around words, as core's rule reads a text. */
const inPostgres = (text: string) => `(' ' || regexp_replace(lower(${text}), '[^a-z0-9]+', ' ', 'g') || ' ')`
export const inSqlite = (text: string) => {
  const plain = [...'-+/(),.:;[]{}_&*|\\!'].reduce(
    (sofar, mark) => `replace(${sofar}, '${mark}', ' ')`,
    `lower(${text})`,
  )
  return `(' ' || replace(replace(${plain}, '  ', ' '), '  ', ' ') || ' ')`
}

/** What names a product: its salts, and its name where it is a medicine. */
const saltsOf = (id: string, concatenated: string) =>
  `coalesce((select ${concatenated} from product_salt where product_id = ${id}), '')`

/** In SQLite: why product `row` is withheld. */
function reasonInSqlite(row: string): string {
  const salts = saltsOf(`${row}.id`, "group_concat(salt || ' ' || salt_key, ' ')")
  const text = inSqlite(`(case when ${row}.is_general = 0 then ${row}.name else '' end) || ' ' || ${salts}`)
  const isX = SCHEDULE_X.map((name) => `instr(said.text, ' ${name} ') > 0`).join(' or ')
  return `(select case
    when instr(${inSqlite(`coalesce(${row}.schedule, '')`)}, ' x ') > 0 or ${isX} then 'schedule-x'
    when exists (select 1 from not_sold_online where instr(said.text, ' ' || words || ' ') > 0) then 'not-online'
    end from (select ${text} as text) as said)`
}

/**
 * A trigger of SQLite cannot change the row that it is asked about: it writes it again. `is_for_sale` is not refused but
 * taken back, so that a hand that puts a whole shelf on sale does, but for these.
 */
export const withhold = (id: string) => `
    update product set withheld = ${reasonInSqlite('product')} where id = ${id}
      and withheld is not ${reasonInSqlite('product')};
    update product set is_for_sale = 0 where id = ${id} and withheld is not null and is_for_sale <> 0;`

async function withholdInSqlite(db: Database): Promise<void> {
  const said = (row: string) => {
    const text = `${row}.salt || ' ' || ${row}.salt_key`
    const isOwn = `exists (select 1 from not_sold_online where instr(${inSqlite(text)}, ' ' || words || ' ') > 0)`
    return `(${saidBy(false, text)} or ${isOwn})`
  }
  const triggers = {
    product_added: `after insert on product begin ${withhold('new.id')} end`,
    product_changed: `
      after update of name, is_general, schedule, withheld, is_for_sale on product
      begin ${withhold('new.id')} end`,
    salt_added: `after insert on product_salt when ${said('new')} begin ${withhold('new.product_id')} end`,
    salt_changed: `
      after update of product_id, salt, salt_key on product_salt when ${said('new')} or ${said('old')}
      begin ${withhold('new.product_id')} ${withhold('old.product_id')} end`,
    salt_gone: `after delete on product_salt when ${said('old')} begin ${withhold('old.product_id')} end`,
  }
  for (const [name, text] of Object.entries(triggers))
    await sql.raw(`create trigger withhold_${name} ${text}`).execute(db)
  for (const [table, product] of Object.entries(PRODUCT_OF)) {
    const is = (reason: string) =>
      `exists (select 1 from product where withheld = '${reason}' and id in (${product}))`
    await sql
      .raw(`
      create trigger ${table}_withheld before insert on ${table}
      when exists (select 1 from product where withheld is not null and id in (${product}))
      begin
        select raise(abort, 'schedule-x-not-sold') where ${is('schedule-x')};
        select raise(abort, 'not-sold-online') where ${is('not-online')};
      end`)
      .execute(db)
  }
}

/** What is ordered, prepared, granted, approved and packed, and the product that each row of it is of. */
const PRODUCT_OF = {
  order_line: 'new.product_id',
  prescription_request_line: 'new.product_id',
  prescription_grant: 'new.product_id',
  prescription_approval: `
    select product_id from order_line where order_id = new.order_id and line_no = new.line_no`,
  shipment_line: `
    select product_id from order_line inner join shipment on shipment.order_id = order_line.order_id
    where shipment.id = new.shipment_id and order_line.line_no = new.line_no`,
} as const

async function withholdInPostgres(db: Database): Promise<void> {
  const salts = saltsOf('asked.id', "string_agg(salt || ' ' || salt_key, ' ')")
  const text = inPostgres(`(case when asked.is_general = 0 then asked.name else '' end) || ' ' || ${salts}`)
  await sql
    .raw(`
    create or replace function withheld_why(asked product) returns text language sql stable as $$
      select case
        when ${inPostgres("coalesce(asked.schedule, '')")} like '% x %' or said.text ~ ' (${SCHEDULE_X.join('|')}) '
        then 'schedule-x'
        when exists (select 1 from not_sold_online where said.text like '% ' || words || ' %') then 'not-online'
      end from (select ${text} as text) as said
    $$`)
    .execute(db)
  await sql
    .raw(`
    create or replace function withhold_product() returns trigger language plpgsql as $$
    begin
      new.withheld := withheld_why(new);
      if new.withheld is not null then new.is_for_sale := 0; end if;
      return new;
    end $$`)
    .execute(db)
  await sql
    .raw(`
    create or replace function withhold_by_salt() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'DELETE' then
        update product set withheld = null where id = new.product_id and withheld is distinct from withheld_why(product);
      end if;
      if tg_op <> 'INSERT' then
        update product set withheld = null where id = old.product_id and withheld is distinct from withheld_why(product);
      end if;
      return null;
    end $$`)
    .execute(db)
  await sql
    .raw(`
    create trigger withhold_product before insert or update of name, is_general, schedule, withheld, is_for_sale
    on product for each row execute function withhold_product()`)
    .execute(db)
  await sql
    .raw(`
    create trigger withhold_salt after insert or delete or update of product_id, salt, salt_key
    on product_salt for each row execute function withhold_by_salt()`)
    .execute(db)
  for (const [table, product] of Object.entries(PRODUCT_OF)) {
    await sql
      .raw(`
      create or replace function guard_${table}_withheld() returns trigger language plpgsql as $$
      declare why text := (select withheld from product where withheld is not null and id in (${product}) limit 1);
      begin
        if why = 'schedule-x' then raise exception 'schedule-x-not-sold'; end if;
        if why is not null then raise exception 'not-sold-online'; end if;
        return new;
      end $$`)
      .execute(db)
    await sql
      .raw(`
      create trigger ${table}_withheld before insert on ${table}
      for each row execute function guard_${table}_withheld()`)
      .execute(db)
  }
}
