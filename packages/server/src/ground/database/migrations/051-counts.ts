import { appendOnly } from '../append-only.ts'
import type { Database } from '../schema/index.ts'

/** Where products stand, counts of the shelf, and the register of what was missing and found. */
export async function up(db: Database, isPostgres: boolean): Promise<void> {
  await db.schema
    .alterTable('product')
    .addColumn('place', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
  await db.schema.createIndex('product_place').on('product').columns(['place', 'name_key']).execute()
  await db.schema.createIndex('product_manufacturer').on('product').columns(['manufacturer']).execute()
  await db.schema
    .createTable('stock_count')
    .addColumn('id', 'text', (c) => c.notNull().primaryKey())
    .addColumn('of', 'text', (c) => c.notNull())
    .addColumn('about', 'text', (c) => c.notNull())
    .addColumn('is_blind', 'bigint', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('opened_by', 'text', (c) => c.notNull())
    .addColumn('opened_at', 'bigint', (c) => c.notNull())
    .addColumn('ended_by', 'text')
    .addColumn('ended_at', 'bigint')
    .addColumn('products', 'bigint', (c) => c.notNull())
    .addColumn('counted', 'bigint', (c) => c.notNull())
    .addColumn('value_paise', 'bigint')
    .execute()
  await db.schema.createIndex('stock_count_opened').on('stock_count').columns(['opened_at', 'id']).execute()
  await db.schema
    .createIndex('stock_count_state')
    .on('stock_count')
    .columns(['state', 'opened_at', 'id'])
    .execute()
  await db.schema
    .createTable('stock_count_product')
    .addColumn('count_id', 'text', (c) => c.notNull().references('stock_count.id'))
    .addColumn('product_id', 'text', (c) => c.notNull().references('product.id'))
    .addColumn('position', 'bigint', (c) => c.notNull())
    .addColumn('is_counted', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('stock_count_product_pk', ['count_id', 'product_id'])
    .execute()
  await db.schema
    .createTable('stock_count_line')
    .addColumn('count_id', 'text', (c) => c.notNull().references('stock_count.id'))
    .addColumn('product_id', 'text', (c) => c.notNull().references('product.id'))
    .addColumn('batch', 'text', (c) => c.notNull())
    .addColumn('expires_on', 'text', (c) => c.notNull())
    .addColumn('mrp_paise', 'bigint')
    .addColumn('counted', 'bigint', (c) => c.notNull())
    .addColumn('expected', 'bigint', (c) => c.notNull())
    .addColumn('unknown_units', 'bigint', (c) => c.notNull())
    .addColumn('has_moved', 'bigint', (c) => c.notNull())
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('note', 'text', (c) => c.notNull())
    .addColumn('counted_by', 'text', (c) => c.notNull())
    .addColumn('counted_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('stock_count_line_pk', ['count_id', 'product_id', 'batch', 'expires_on'])
    .execute()
  await addCorrections(db, isPostgres)
}

async function addCorrections(db: Database, isPostgres: boolean): Promise<void> {
  await db.schema
    .createTable('stock_correction')
    .addColumn('id', 'text', (c) => c.notNull().primaryKey())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('product_id', 'text', (c) => c.notNull().references('product.id'))
    .addColumn('batch', 'text', (c) => c.notNull())
    .addColumn('expires_on', 'text', (c) => c.notNull())
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('units', 'bigint', (c) => c.notNull())
    .addColumn('value_paise', 'bigint', (c) => c.notNull())
    .addColumn('valued_by', 'text', (c) => c.notNull())
    .addColumn('note', 'text', (c) => c.notNull())
    .addColumn('staff_id', 'text')
    .addColumn('staff_name', 'text', (c) => c.notNull())
    .addColumn('count_id', 'text')
    .addColumn('undoes', 'text')
    .execute()
  const indexes = { at: ['at', 'id'], reason: ['reason', 'at', 'id'], staff: ['staff_id', 'at', 'id'] }
  for (const [name, columns] of Object.entries(indexes)) {
    await db.schema.createIndex(`stock_correction_${name}`).on('stock_correction').columns(columns).execute()
  }
  await db.schema
    .createIndex('stock_correction_product')
    .on('stock_correction')
    .columns(['product_id', 'at', 'id'])
    .execute()
  await db.schema
    .createIndex('stock_correction_undoes')
    .on('stock_correction')
    .columns(['undoes'])
    .unique()
    .execute()
  await appendOnly(db, 'stock_correction', isPostgres)
}
