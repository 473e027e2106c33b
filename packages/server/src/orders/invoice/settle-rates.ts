import type { Order } from '@dawakit/core/contract'
import { istDate } from '@dawakit/core/delivery'
import { gstOfSupply, timeOfSupply } from '@dawakit/core/tax'
import { saltsByProduct } from '../../catalogue/products/product-summary.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import type { OrderLineRow } from '../read/order-rows.ts'

/**
 * The lines of an order with the rates of GST that are in force for them at the time of supply, in the transaction that issues
 * its invoice: a rate that was written wrong, or that has changed since, is printed on none. The lines keep what was
 * invoiced, for the credit notes that follow.
 */
export async function settleRates(
  trx: Database,
  order: Pick<Order, '_id' | 'deliveryStatusTiming'>,
  lines: readonly OrderLineRow[],
  invoicedAt: number,
): Promise<OrderLineRow[]> {
  const { pickedUp } = order.deliveryStatusTiming
  const day = istDate(
    timeOfSupply({
      handedOverAt: pickedUp === null ? invoicedAt : Date.parse(pickedUp),
      invoicedAt,
      paidAt: (await paidAt(trx, order._id)) ?? invoicedAt,
    }),
  )
  const salts = await saltsByProduct(trx, [...new Set(lines.map(({ product_id }) => product_id))])
  const settled: OrderLineRow[] = []
  for (const line of lines) {
    const goods = { hsn: line.hsn, salts: salts.get(line.product_id) ?? [] }
    const gst_bp = gstOfSupply(goods, line.gst_bp, day)
    settled.push({ ...line, gst_bp })
    if (gst_bp === line.gst_bp) continue
    await trx
      .updateTable('order_line')
      .set({ gst_bp })
      .where('order_id', '=', order._id)
      .where('line_no', '=', line.line_no)
      .execute()
  }
  return settled
}

/** When the payment that went through was begun, minutes before it did; null of what is paid in cash, at the door. */
async function paidAt(trx: Database, orderId: string): Promise<number | null> {
  const row = await trx
    .selectFrom('payment')
    .select('created_at')
    .where('order_id', '=', orderId)
    .where('status', 'not in', ['created', 'failed'])
    .orderBy('created_at')
    .executeTakeFirst()
  return row?.created_at ?? null
}
