import type { ShortOrder } from '@dawakit/core/contract'
import { sql } from 'kysely'
import type { Database } from '../../ground/database/schema/index.ts'

/** Orders of one product that are looked through: the newest are the ones that nothing covers. */
const MOST = 100

/** Orders that hold pieces of products which nothing on the shelf covers: the latest of each, as many as are short. */
export async function readShortOrders(db: Database, productIds: readonly string[]): Promise<ShortOrder[]> {
  if (productIds.length === 0) return []
  const short = await db
    .selectFrom('stock')
    .innerJoin('product', 'product.id', 'stock.product_id')
    .select(['product_id', 'name', 'short_units'])
    .where('product_id', 'in', productIds)
    .where('short_units', '>', 0)
    .orderBy('product_id')
    .execute()
  const found: ShortOrder[] = []
  for (const { product_id, name, short_units } of short) {
    let left = short_units
    for (const order of await holding(db, product_id)) {
      if (left <= 0) break
      left -= order.pieces
      found.push({ ...order, productId: product_id, name })
    }
  }
  return found
}

/** Orders with pieces of a product that are in no parcel, the newest first. */
async function holding(
  db: Database,
  productId: string,
): Promise<Pick<ShortOrder, 'orderId' | 'orderNumber' | 'orderedAt' | 'pieces'>[]> {
  const packed = sql<number>`coalesce((
    select sum(shipment_line.quantity - shipment_line.unsupplied_quantity) from shipment
    inner join shipment_line on shipment_line.shipment_id = shipment.id
    where shipment.order_id = order_line.order_id and shipment_line.line_no = order_line.line_no
  ), 0)`
  const rows = await db
    .selectFrom('order_line')
    .innerJoin('orders', 'orders.id', 'order_line.order_id')
    .select(['orders.id', 'number', 'ordered_at', sql<number | string>`quantity - ${packed}`.as('pieces')])
    .where('product_id', '=', productId)
    .where('canceled_at', 'is', null)
    .where('packing', '<>', 'all')
    .where('stock_state', 'in', ['held', 'taken'])
    .where('delivery_status', 'in', ['pending', 'confirmed'])
    .where(sql<number>`quantity - ${packed}`, '>', 0)
    .orderBy('ordered_at', 'desc')
    .orderBy('orders.id', 'desc')
    .limit(MOST)
    .execute()
  return rows.map((row) => ({
    orderId: row.id,
    orderNumber: row.number,
    orderedAt: new Date(row.ordered_at).toISOString(),
    pieces: Number(row.pieces),
  }))
}
