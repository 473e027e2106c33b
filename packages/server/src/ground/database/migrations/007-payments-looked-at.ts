import type { Database } from '../schema/index.ts'

/** Who ended an order, what was taken where it is not what was asked for, and the money that a person looks at. */
export async function up(db: Database): Promise<void> {
  await db.schema.alterTable('orders').addColumn('ended_by', 'text').execute()
  await db.schema.alterTable('payment').addColumn('captured_paise', 'bigint').execute()
  await db.schema.alterTable('refund').addColumn('asked_at', 'bigint').execute()
  // What was asked for before is known by having been touched.
  await db
    .updateTable('refund')
    .set((column) => ({ asked_at: column.ref('updated_at') }))
    .whereRef('updated_at', '!=', 'created_at')
    .execute()
  await db.schema
    .createTable('money_case')
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('provider', 'text', (c) => c.notNull())
    .addColumn('provider_reference', 'text', (c) => c.notNull())
    .addColumn('order_id', 'text')
    .addColumn('payment_id', 'text')
    .addColumn('expected_paise', 'bigint')
    .addColumn('found_paise', 'bigint', (c) => c.notNull())
    .addColumn('note', 'text', (c) => c.notNull())
    .addColumn('opened_at', 'bigint', (c) => c.notNull())
    .addColumn('closed_at', 'bigint')
    .addPrimaryKeyConstraint('money_case_pk', ['id'])
    .execute()
  await db.schema.createIndex('money_case_subject').on('money_case').columns(['subject']).unique().execute()
  await db.schema.createIndex('money_case_state').on('money_case').columns(['state', 'opened_at']).execute()
  await db.schema.createIndex('refund_payment').on('refund').columns(['payment_id']).execute()
}
