import type { PaymentStatus } from '../contract/order.ts'

/** What a gateway, its webhook or the reconciler reports of a payment. */
export type PaymentEvent = Exclude<PaymentStatus, 'unpaid'>

// Ranks, not a table of moves: the higher one wins, so the end is the same whatever the order and
// number of the reports. 'failed' ranks below 'authorized', since a late authorisation still counts.
const rank: Record<PaymentStatus, number> = {
  unpaid: 0,
  failed: 1,
  authorized: 2,
  paid: 3,
  partlyRefunded: 4,
  refunded: 5,
}

/**
 * Where a payment stands after a report. Reports may come in any order, any number of times:
 * `failed` can still become paid, paid never goes back, refunds come after paid.
 * @returns The same status when the report brings nothing new.
 * @source docs/sources.md#payment-states
 */
export function paymentTransition(current: PaymentStatus, event: PaymentEvent): PaymentStatus {
  return rank[event] > rank[current] ? event : current
}

/** @returns true when the shop has or had the whole amount. */
export function isPaid(status: PaymentStatus): boolean {
  return rank[status] >= rank.paid
}
