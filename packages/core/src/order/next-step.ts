import type { Order } from '../contract/order.ts'

/** What comes next for an order: its payment, or nothing any more. */
export function nextStep(
  order: Pick<Order, 'isCashOnDelivery' | 'isCanceled' | 'paymentStatus'>,
): 'payment' | 'done' {
  const isOpen = order.paymentStatus === 'unpaid' || order.paymentStatus === 'failed'
  return !order.isCashOnDelivery && isOpen && !order.isCanceled ? 'payment' : 'done'
}
