import type { Database } from '../schema/index.ts'

/** The batches of a product, as its lists tell of them: beside its stock, which is what is sold from. */
export async function up(db: Database): Promise<void> {
  await db.schema
    .createTable('stock_batch')
    .addColumn('product_id', 'text', (c) => c.notNull().references('product.id'))
    .addColumn('batch', 'text', (c) => c.notNull())
    .addColumn('expires_on', 'text', (c) => c.notNull())
    .addColumn('mrp_paise', 'bigint')
    .addColumn('units', 'bigint')
    .addColumn('import_number', 'bigint')
    .addPrimaryKeyConstraint('stock_batch_pk', ['product_id', 'batch', 'expires_on'])
    .execute()
}
