import { sql } from 'kysely'
import type { Database } from '../schema/index.ts'

/**
 * What the pieces of a parcel were worth when it left, what of the delivery fee its courier collects, and how many of its
 * pieces were taken out of the order after they came back. And which parcel an undelivered return is of.
 */
export async function up(db: Database): Promise<void> {
  await db.schema.alterTable('shipment').addColumn('fee_paise', 'bigint').execute()
  await db.schema.alterTable('shipment_line').addColumn('value_paise', 'bigint').execute()
  await db.schema
    .alterTable('shipment_line')
    .addColumn('unsupplied_quantity', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema.alterTable('return_request').addColumn('shipment_id', 'text').execute()
  // The first parcel of an order brought the fee.
  await sql`update shipment set fee_paise = case
      when number = (select min(first.number) from shipment first where first.order_id = shipment.order_id)
      then (select shipping_paise from orders where orders.id = shipment.order_id)
      else 0
    end where state <> 'packed'`.execute(db)
  await sql`update return_request set shipment_id = (
      select back.id from shipment back
      where back.order_id = return_request.order_id and back.returned_at <= return_request.requested_at
      order by back.returned_at desc, back.number desc limit 1
    ) where kind = 'undelivered'`.execute(db)
}
