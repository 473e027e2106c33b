import type { Order } from '../contract/order.ts'
import { paymentLabels } from '../messages/labels/orders.ts'
import { isPaid } from './payment-transition.ts'

/**
 * How the payment of an online order stands, in words.
 * @returns null where there is nothing to say: cash on delivery, and orders that ended without a payment.
 */
export function paymentLabel(
  order: Pick<Order, 'paymentStatus' | 'isCanceled' | 'isCashOnDelivery'>,
): string | null {
  const { paymentStatus, isCanceled, isCashOnDelivery } = order
  return isCashOnDelivery || (isCanceled && !isPaid(paymentStatus)) ? null : paymentLabels[paymentStatus]
}
