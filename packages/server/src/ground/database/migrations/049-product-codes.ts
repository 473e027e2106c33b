import type { Database } from '../schema/index.ts'

/** The codes that makers print on the packs of a product: a scan finds it by them. */
export async function up(db: Database): Promise<void> {
  await db.schema
    .createTable('product_code')
    .addColumn('code', 'text', (c) => c.notNull().primaryKey())
    .addColumn('product_id', 'text', (c) => c.notNull().references('product.id').onDelete('cascade'))
    .addColumn('staff_id', 'text')
    .addColumn('added_at', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('product_code_product').on('product_code').column('product_id').execute()
}
