import type { Paise } from '../money/paise.ts'
import { cashAboveCeiling, cashNeedsCode, cashOrdersOpen } from '../refusals/checkout.ts'
import type { Refusal } from '../refusals/refusal.ts'

/** How far a shop trusts in cash that is paid at the door. */
export interface CashRules {
  /** Most that one order may come to. */
  ceiling: Paise
  /** Orders of one customer that may be on their way at once, unpaid. */
  openOrders: number
  /** A first order above it needs a code of the last half hour. */
  firstOrder: Paise
}

/** An order that is to be paid at the door, and what the shop knows of who places it. */
export interface CashOrder {
  total: Paise
  /** The customer's cash orders that are neither delivered nor cancelled. */
  openOrders: number
  /** None of theirs has been delivered yet. */
  isFirst: boolean
  /** A one-time code has just shown that they have the number. */
  hasFreshCode: boolean
}

/**
 * Why an order may not be paid in cash: whoever pays nothing now must not be able to empty the shelves.
 * @returns `cash-above-ceiling`, `cash-orders-open` or `cash-needs-code`, null when it may
 * @source docs/sources.md#cash-on-delivery
 */
export function cashRefusal(order: CashOrder, rules: CashRules): Refusal | null {
  if (order.total > rules.ceiling) return cashAboveCeiling
  if (order.openOrders >= rules.openOrders) return cashOrdersOpen
  const isTrusted = !order.isFirst || order.hasFreshCode || order.total <= rules.firstOrder
  return isTrusted ? null : cashNeedsCode
}
