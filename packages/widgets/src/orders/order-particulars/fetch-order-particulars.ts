import type { Order } from '@dawakit/client'
import { paymentState } from '@dawakit/core/order'
import { keptPart } from '../../ground/fetched/use-fetched.ts'
import { owesAfterDelivery } from './owes-after-delivery.ts'

/** Fetched beside an order, so that one that has something to say of it shows whole. */
export const fetchOrderParticulars = keptPart(() => import('./order-particulars.ts'))

/** What a tracker needs of an order that is asked for. */
export const trackedParts = () => [fetchOrderParticulars]

export type OrderParticulars = typeof import('./order-particulars.ts')

/** Payments of which there is one sentence to say. */
export const isSettled = (state: ReturnType<typeof paymentState>): state is 'cash' | 'paid' | 'notCharged' =>
  state === 'cash' || state === 'paid' || state === 'notCharged'

/** Whether an order says nothing but how far it is, what it holds and that it is paid. */
export const isPlain = (order: Order): boolean =>
  !order.review &&
  !order.endReason &&
  order.shipments.length + order.refunds.length === 0 &&
  !owesAfterDelivery(order) &&
  isSettled(paymentState(order, 0))
