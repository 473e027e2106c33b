import type { Order } from '../contract/order.ts'
import type { Instant } from '../delivery/ist-date.ts'
import { isPaid } from './payment-transition.ts'

/**
 * What a customer is told of an order's money.
 * - `cash`: to be paid at the door.
 * - `due`: to be paid online, and there is time; `lapsed`: there is none left.
 * - `checking`: promised by the gateway, not certain yet.
 * - `paid`: the shop has it, or had the whole of it.
 * - `goesBack`: the order has ended, and what was paid goes back; `notCharged`: it has ended, and nothing was paid.
 */
export type PaymentState = 'cash' | 'due' | 'lapsed' | 'checking' | 'paid' | 'goesBack' | 'notCharged'

/** How the money of an order stands at a time. */
export function paymentState(
  order: Pick<Order, 'isCashOnDelivery' | 'isCanceled' | 'paymentStatus' | 'paymentDueAt' | 'refunds'>,
  at: Instant,
): PaymentState {
  const { isCashOnDelivery, isCanceled, paymentStatus, paymentDueAt, refunds } = order
  if (isCanceled) {
    const wasTaken = !isCashOnDelivery && (isPaid(paymentStatus) || paymentStatus === 'authorized')
    return wasTaken || refunds.length > 0 ? 'goesBack' : 'notCharged'
  }
  if (isPaid(paymentStatus)) return 'paid'
  if (isCashOnDelivery) return 'cash'
  if (paymentStatus === 'authorized') return 'checking'
  return paymentDueAt !== null && Date.parse(paymentDueAt) > Number(at) ? 'due' : 'lapsed'
}
