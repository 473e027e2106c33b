import { istDate, startOfIstDay } from '@dawakit/core/delivery'
import { ORDERS_COUNTED } from '@dawakit/core/order'
import { type BasisPoints, changeOfRates, gstSince } from '@dawakit/core/tax'
import { saltsByProduct } from '../../catalogue/products/product-summary.ts'
import { offsetOf, type Page } from '../../ground/contract/page-query.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { isUnderway } from '../read/is-underway.ts'
import { readOrderLines } from '../read/orders.sql.ts'
import { readShipments } from '../read/shipments.sql.ts'
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
 * What was ordered before the last change of rates and has not left, where its rate is another one now; the oldest first. It goes
 * through all that is open of before: {@link listChangedRates} has a page of it.
 *
 * @param at - Epoch milliseconds: as if it left then.
 */
export async function readChangedRates(db: Database, at: number): Promise<ChangedRateRow[]> {
  const orders = await openBefore(db, at).orderBy('ordered_at').orderBy('id').execute()
  const rows: ChangedRateRow[] = []
  for (let from = 0; from < orders.length; from += AT_ONCE)
    rows.push(...(await changedOf(db, orders.slice(from, from + AT_ONCE), at)))
  return rows
}

/** A page of them as they were found last, without those that have left since; counted up to a thousand and one. */
export async function listChangedRates(
  db: Database,
  at: number,
  page: Page,
): Promise<{ rows: ChangedRateRow[]; totalCount: number }> {
  const found = await oldestFound(db).limit(page.limit).offset(offsetOf(page)).execute()
  const { count } = await db
    .selectFrom(
      oldestFound(db)
        .limit(ORDERS_COUNTED + 1)
        .as('some'),
    )
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  const { holding } = await stillChanged(db, found, at)
  return { rows: holding, totalCount: Number(count) }
}

/** Lines that were found, the oldest first. */
export const oldestFound = (db: Database) =>
  db
    .selectFrom('changed_rate')
    .select(['order_id', 'line_no'])
    .orderBy('ordered_at')
    .orderBy('order_id')
    .orderBy('line_no')

interface FoundLine {
  order_id: string
  line_no: number
}

/** Of lines that were found, in their order: those of which it is so still, and those of which it is not. */
export async function stillChanged(
  db: Database,
  found: readonly FoundLine[],
  at: number,
): Promise<{ holding: ChangedRateRow[]; over: FoundLine[] }> {
  if (found.length === 0) return { holding: [], over: [] }
  const ids = [...new Set(found.map(({ order_id }) => order_id))]
  const orders = await openBefore(db, at).where('id', 'in', ids).execute()
  const changed = new Map(
    (await changedOf(db, orders, at)).map((row) => [`${row.orderId} ${row.lineNo}`, row]),
  )
  const rowOf = ({ order_id, line_no }: FoundLine) => changed.get(`${order_id} ${line_no}`)
  return {
    holding: found.flatMap((line) => rowOf(line) ?? []),
    over: found.filter((line) => !rowOf(line)),
  }
}

/** Orders of before the last change of rates that are under way. In the words of the index `orders_queued`. */
export const openBefore = (db: Database, at: number) =>
  db
    .selectFrom('orders')
    .select(['id', 'number', 'ordered_at'])
    .where(isUnderway)
    .where('ordered_at', '<', ratesWrittenUntil(at))
    .where('stock_state', '=', 'taken')

/** Until when orders may have been written with the rates of before their last change. */
export const ratesWrittenUntil = (at: number): number =>
  startOfIstDay(changeOfRates(istDate(at))) + FOLLOWED_WITHIN_MS

/** The lines of some orders, in their order, of which pieces have not left and the rate is another one now. */
export async function changedOf(
  db: Database,
  orders: readonly { id: string; number: string; ordered_at: number }[],
  at: number,
): Promise<ChangedRateRow[]> {
  const day = istDate(at)
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
