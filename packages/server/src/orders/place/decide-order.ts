import { totalsInRupees } from '@dawakit/core/cart'
import type { Database } from '../../ground/database/schema/index.ts'
import type { FoundCoupon } from '../../people/coupons/coupons.sql.ts'
import type { OpenOrder } from '../change/open-orders.ts'
import { couponOfOrder } from './coupon-of-order.ts'
import { checkStock } from './draft-lines.ts'
import type { DraftOrder } from './draft-order.ts'
import { compareTotals, type OrderPrice, orderPrice } from './order-price.ts'
import { piecesHeld, supersededOrders } from './superseded-orders.ts'

/** An order in which nothing is open any more: it only has to be written. */
export interface DecidedOrder {
  draft: DraftOrder
  coupon: FoundCoupon | null
  price: OrderPrice
  /** 'held' while its payment is awaited. */
  stock: 'held' | 'taken'
  /** The customer's own open orders that make way for it. */
  ending: OpenOrder[]
}

/**
 * Decides pieces, coupon and price of an order. Nothing is changed yet.
 *
 * @param open - The customer's open orders, newest first.
 * @throws {CallError | RuleError} with the sentence of the first thing that is in the way
 */
export async function decideOrder(
  trx: Database,
  draft: DraftOrder,
  open: readonly OpenOrder[],
): Promise<DecidedOrder> {
  const ending = supersededOrders(open, draft)
  checkStock(draft.lines, piecesHeld(ending))
  const coupon = await couponOfOrder(trx, draft, ending)
  const price = orderPrice(draft, coupon)
  compareTotals(draft.request, totalsInRupees(price.totals))
  const isSettled = draft.method === 'cod' || price.totals.total === 0
  return { draft, coupon, price, stock: isSettled ? 'taken' : 'held', ending }
}
