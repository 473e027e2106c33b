import type { Order } from '@dawakit/core/contract'

/** What comes next for an order: its payment, or nothing any more. */
export function nextStep(order: Order): 'payment' | 'done' {
  const isOpen = order.paymentStatus === 'unpaid' || order.paymentStatus === 'failed'
  return !order.isCashOnDelivery && isOpen && !order.isCanceled ? 'payment' : 'done'
}
