import type { Database } from '../schema/index.ts'

/** Which picture of the shop was made of what is behind an address. */
export async function up(db: Database): Promise<void> {
  await db.schema
    .createTable('picture')
    .addColumn('address_hash', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('taken_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('picture_pk', ['address_hash'])
    .execute()
}
