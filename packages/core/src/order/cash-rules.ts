import type { Paise } from '../money/paise.ts'
import { cashAboveCeiling, cashOrdersOpen } from '../refusals/checkout.ts'
import type { Refusal } from '../refusals/refusal.ts'

/** How far a shop trusts in cash that is paid at the door. */
export interface CashRules {
  /** Most that one order may come to. */
  ceiling: Paise
  /** Orders of one customer that may be on their way at once, unpaid. */
  openOrders: number
}

/**
 * Why an order may not be paid in cash: whoever pays nothing now must not be able to empty the shelves.
 * @param order.openOrders - The customer's cash orders that are neither delivered nor cancelled.
 * @returns `cash-above-ceiling` or `cash-orders-open`, null when it may
 * @source docs/sources.md#cash-on-delivery
 */
export function cashRefusal(order: { total: Paise; openOrders: number }, rules: CashRules): Refusal | null {
  if (order.total > rules.ceiling) return cashAboveCeiling
  return order.openOrders >= rules.openOrders ? cashOrdersOpen : null
}
