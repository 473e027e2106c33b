import type { Database } from '../schema/index.ts'

/** Which partner's page made a session or an order, and which session brought an address or a prescription. */
export async function up(db: Database): Promise<void> {
  await db.schema.alterTable('session').addColumn('partner_key', 'text').execute()
  await db.schema.alterTable('session').addColumn('partner_origin', 'text').execute()
  await db.schema.alterTable('address').addColumn('session_id', 'text').execute()
  await db.schema.alterTable('prescription').addColumn('session_id', 'text').execute()
  await db.schema.alterTable('orders').addColumn('partner_key', 'text').execute()
  await db.schema.alterTable('notification').addColumn('order_id', 'text').execute()
}
