import { nameKey } from '@dawakit/core/product'
import type { OpenOrder } from '../change/open-orders.ts'
import type { DraftOrder } from './draft-order.ts'

/** Unpaid orders of one customer that may hold stock; with one more, the oldest ends. */
const OPEN_ORDERS_MAX = 5

/**
 * The open orders that end when this one is placed: an earlier attempt that was not paid holds the very pieces or
 * coupon that this one wants.
 *
 * @param open - Newest first.
 */
export function supersededOrders(
  open: readonly OpenOrder[],
  { lines, request }: Pick<DraftOrder, 'lines'> & { request: Pick<DraftOrder['request'], 'coupon'> },
): OpenOrder[] {
  const wanted = new Set(lines.map((line) => line.productId))
  const couponKey = nameKey(request.coupon ?? '')
  return open.filter(
    (order, index) =>
      index >= OPEN_ORDERS_MAX - 1 ||
      order.lines.some((line) => wanted.has(line.productId)) ||
      (couponKey !== '' && order.row.coupon_name !== null && nameKey(order.row.coupon_name) === couponKey),
  )
}

/** How many pieces of each product they hold and would give back. */
export function piecesHeld(orders: readonly OpenOrder[]): ReadonlyMap<string, number> {
  const pieces = new Map<string, number>()
  for (const { productId, quantity } of orders.flatMap(({ lines }) => lines)) {
    pieces.set(productId, (pieces.get(productId) ?? 0) + quantity)
  }
  return pieces
}
