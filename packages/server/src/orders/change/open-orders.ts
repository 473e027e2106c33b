import type { Database } from '../../ground/database/schema/index.ts'
import { isUnderway } from '../read/is-underway.ts'
import type { OrderRow } from '../read/orders.sql.ts'
import type { StockLine } from './stock.ts'

/** A repeated cash-on-delivery order without an Idempotency-Key is the same one for so long. */
const SAME_ORDER_MS = 20 * 60_000

export interface OpenOrder {
  row: OrderRow
  lines: StockLine[]
  /** Somebody has begun to pay it: it may be paid without our having heard of it. */
  hasAttempt: boolean
}

/** The orders of a customer that hold stock and wait for their payment, newest first. */
export async function openOrders(trx: Database, userId: string): Promise<OpenOrder[]> {
  const rows = await trx
    .selectFrom('orders')
    .innerJoin('order_line', 'order_line.order_id', 'orders.id')
    .selectAll('orders')
    .select((column) => [
      'order_line.product_id',
      'order_line.quantity',
      column
        .exists(column.selectFrom('payment').select('id').whereRef('payment.order_id', '=', 'orders.id'))
        .as('has_attempt'),
    ])
    .where('user_id', '=', userId)
    .where(isUnderway)
    .where('stock_state', '=', 'held')
    .where('payment_status', 'in', ['unpaid', 'failed'])
    .orderBy('ordered_at', 'desc')
    .orderBy('orders.id')
    .orderBy('line_no')
    .execute()
  const open = new Map<string, OpenOrder>()
  for (const { product_id, quantity, has_attempt, ...row } of rows) {
    const order = open.get(row.id) ?? { row, lines: [], hasAttempt: Boolean(has_attempt) }
    order.lines.push({ productId: product_id, quantity })
    open.set(row.id, order)
  }
  return [...open.values()]
}

/** A cash-on-delivery order that the same request made a moment ago: as long as it is pending, for 20 minutes. */
export async function sameCashOrder(
  trx: Database,
  userId: string,
  fingerprint: string,
  now: number,
): Promise<OrderRow | null> {
  const row = await trx
    .selectFrom('orders')
    .selectAll()
    .where('user_id', '=', userId)
    .where('fingerprint', '=', fingerprint)
    .where('payment_method', '=', 'cod')
    .where(isUnderway)
    .where('delivery_status', '=', 'pending')
    .where('ordered_at', '>', now - SAME_ORDER_MS)
    .orderBy('ordered_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}
