import type { Order, PaymentStatus } from '../contract/order.ts'
import { isPaid } from './payment-transition.ts'

/**
 * How the payment of an order stands.
 * @returns null where there is nothing to say: cash that is paid at the door, and orders that ended without a payment.
 */
export function paymentStanding(
  order: Pick<Order, 'paymentStatus' | 'isCanceled' | 'isCashOnDelivery'>,
): PaymentStatus | null {
  const { paymentStatus, isCanceled, isCashOnDelivery } = order
  return (isCashOnDelivery || isCanceled) && !isPaid(paymentStatus) ? null : paymentStatus
}
