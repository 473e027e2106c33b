import { istDate, startOfIstDay } from '@dawakit/core/delivery'
import { type BasisPoints, changeOfRates, gstSince } from '@dawakit/core/tax'
import { saltsByProduct } from '../../catalogue/products/product-summary.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { readOrderLines } from '../read/orders.sql.ts'
import { readShipments } from '../read/shipments.sql.ts'
import { standing } from '../read/standing.ts'
import { FOLLOWED_WITHIN_MS, ratesWrittenOn } from './rates-written-on.ts'

/** Orders that are read at once. */
const AT_ONCE = 500

/** Goods that were ordered and have not left, whose rate has changed since. */
export interface ChangedRateRow {
  orderId: string
  orderNumber: string
  orderedAt: number
  lineNo: number
  name: string
  hsn: string
  /** Pieces that are in no parcel that has left. */
  quantity: number
  /** As it was ordered, and as the invoice will have it. */
  ordered: BasisPoints
  now: BasisPoints
}

/**
 * What was ordered before the last change of rates and has not left, where its rate is another one now; the oldest first. Of days
 * without a change it asks for nothing but whether there are such orders.
 *
 * @param at - Epoch milliseconds: as if it left then.
 */
export async function readChangedRates(db: Database, at: number): Promise<ChangedRateRow[]> {
  const day = istDate(at)
  const before = startOfIstDay(changeOfRates(day)) + FOLLOWED_WITHIN_MS
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'number', 'ordered_at'])
    .where(standing, 'in', ['pending', 'confirmed', 'pickedUp', 'onTheWay'])
    .where('ordered_at', '<', before)
    .where('stock_state', '=', 'taken')
    .orderBy('ordered_at')
    .orderBy('id')
    .execute()
  const rows: ChangedRateRow[] = []
  for (let from = 0; from < orders.length; from += AT_ONCE)
    rows.push(...(await changedOf(db, orders.slice(from, from + AT_ONCE), day)))
  return rows
}

async function changedOf(
  db: Database,
  orders: readonly { id: string; number: string; ordered_at: number }[],
  day: string,
): Promise<ChangedRateRow[]> {
  const ids = orders.map(({ id }) => id)
  const lines = await readOrderLines(db, ids)
  const parcels = await readShipments(db, ids)
  const products = [...lines.values()].flat().map(({ product_id }) => product_id)
  const salts = await saltsByProduct(db, [...new Set(products)])
  return orders.flatMap((order) => {
    const gone = (parcels.get(order.id) ?? [])
      .filter(({ handed_over_at }) => handed_over_at !== null)
      .flatMap((parcel) => parcel.lines)
    return (lines.get(order.id) ?? []).flatMap((line) => {
      const left = gone
        .filter(({ line_no }) => line_no === line.line_no)
        .reduce((rest, { supplied }) => rest - supplied, line.quantity)
      const goods = { hsn: line.hsn, salts: salts.get(line.product_id) ?? [] }
      const now = gstSince(goods, { rate: line.gst_bp, day: ratesWrittenOn(order.ordered_at) }, day)
      if (left <= 0 || now === line.gst_bp) return []
      return [
        {
          orderId: order.id,
          orderNumber: order.number,
          orderedAt: order.ordered_at,
          lineNo: line.line_no,
          name: line.name,
          hsn: line.hsn,
          quantity: left,
          ordered: line.gst_bp,
          now,
        },
      ]
    })
  })
}
