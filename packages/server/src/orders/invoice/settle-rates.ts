import type { Order } from '@dawakit/core/contract'
import { istDate } from '@dawakit/core/delivery'
import { gstSince, timeOfSupply } from '@dawakit/core/tax'
import { saltsByProduct } from '../../catalogue/products/product-summary.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import type { OrderLineRow } from '../read/order-rows.ts'
import { readShipments, type ShipmentRows } from '../read/shipments.sql.ts'
import { ratesWrittenOn } from './rates-written-on.ts'

type SettledOrder = Pick<Order, '_id' | 'orderedAt' | 'deliveryStatusTiming'>

/**
 * The lines of an order with the rates of GST that are in force for them at their time of supply, in the transaction that issues
 * its invoice: a rate that was written wrong, or that has changed since, is printed on none. The lines keep what was
 * invoiced, for the credit notes that follow.
 *
 * @source docs/sources.md#time-of-supply
 */
export async function settleRates(
  trx: Database,
  order: SettledOrder,
  lines: readonly OrderLineRow[],
  invoicedAt: number,
): Promise<OrderLineRow[]> {
  const supplyOf = await suppliesOf(trx, order, invoicedAt)
  const salts = await saltsByProduct(trx, [...new Set(lines.map(({ product_id }) => product_id))])
  const written = ratesWrittenOn(Date.parse(order.orderedAt))
  const settled: OrderLineRow[] = []
  for (const line of lines) {
    const goods = { hsn: line.hsn, salts: salts.get(line.product_id) ?? [] }
    const gst_bp = gstSince(goods, { rate: line.gst_bp, day: written }, istDate(supplyOf(line)))
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

/** The time of supply of each line: when its last parcel left and when that was paid, with the invoice of them all. */
async function suppliesOf(
  trx: Database,
  { _id, deliveryStatusTiming: { pickedUp } }: SettledOrder,
  invoicedAt: number,
): Promise<(line: OrderLineRow) => number> {
  const parcels = (await readShipments(trx, [_id])).get(_id) ?? []
  const collected = await collectedOf(trx, _id)
  const byGateway = collected.filter(({ payment_id }) => payment_id !== null).map(({ at }) => at)
  const leftAt = pickedUp === null ? invoicedAt : Date.parse(pickedUp)
  /** Who has it at the door takes its money there. */
  const cashOf = (parcel: ShipmentRows) => collected.find(({ subject }) => subject === parcel.id)?.at
  return ({ line_no }) => {
    const own = parcels.filter(({ lines }) =>
      lines.some((pieces) => pieces.line_no === line_no && pieces.supplied > 0),
    )
    const cash = own.map((parcel) => cashOf(parcel) ?? invoicedAt)
    return timeOfSupply({
      handedOverAt: latest(own.flatMap(({ handed_over_at }) => handed_over_at ?? [])) ?? leftAt,
      invoicedAt,
      paidAt: byGateway.length > 0 ? Math.min(...byGateway) : (latest(cash) ?? invoicedAt),
    })
  }
}

/** What has come in for an order by the books, but what went back wholly: that is still to be paid. */
async function collectedOf(trx: Database, orderId: string) {
  return trx
    .selectFrom('money_entry')
    .leftJoin('payment', 'payment.id', 'money_entry.payment_id')
    .select(['money_entry.at', 'money_entry.subject', 'money_entry.payment_id'])
    .where('money_entry.order_id', '=', orderId)
    .where('money_entry.kind', '=', 'collected')
    .where((row) => row.or([row('payment.id', 'is', null), row('payment.status', '!=', 'refunded')]))
    .execute()
}

const latest = (moments: readonly number[]): number | null =>
  moments.length === 0 ? null : Math.max(...moments)
