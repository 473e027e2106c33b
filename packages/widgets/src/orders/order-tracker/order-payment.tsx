'use client'

import type { Order } from '@dawakit/client'
import { formatDetailPrice } from '@dawakit/core/money'
import { paymentState } from '@dawakit/core/order'
import { useLabels } from '../../ground/shop-context/use-labels.ts'
import { isSettled, type OrderParticulars } from '../order-particulars/fetch-order-particulars.ts'
import { Said } from '../order-particulars/said.tsx'
import { orderTrackerLabels } from './order-tracker-labels.ts'
import { useDeadline } from './use-deadline.ts'

export interface OrderPaymentProps {
  order: Order
  more: OrderParticulars | null | undefined
  checkoutHref: string
  /** The time to pay is over: the order may have ended. */
  onDue: () => void
}

/** How an order's money stands, and what there is to do. */
export function OrderPayment({ order, more, checkoutHref, onDue }: OrderPaymentProps) {
  const { payment: labels } = useLabels('orderTracker', orderTrackerLabels)
  const state = paymentState(order, useDeadline(order.paymentDueAt, onDue))
  return (
    <div
      className={`dawa-tracker__payment dawa-tracker__payment--${state}`}
      part={`tracker-payment tracker-payment-${state}`}
      role="status"
    >
      <p className="dawa-tracker__heading">{labels.title}</p>
      {isSettled(state) && <Settled order={order} state={state} />}
      {more && <more.OpenPayment order={order} state={state} checkoutHref={checkoutHref} />}
    </div>
  )
}

/** What was paid, and what is to be paid at the door: of parcels one after the other both. */
function Settled({ order, state }: { order: Order; state: 'cash' | 'paid' | 'notCharged' }) {
  const { payment: labels } = useLabels('orderTracker', orderTrackerLabels)
  const { paid = 0, toPay = order.totalPrice } = order.balance ?? {}
  const isPaid = state === 'paid' || (state === 'cash' && paid > 0)
  const isNothing = state === 'notCharged' || (state === 'cash' && paid + toPay === 0)
  const isAtDoor = state === 'cash' && order.deliveryStatus !== 'delivered'
  return (
    <>
      {isPaid && <Said what={labels.paid(formatDetailPrice(paid || order.totalPrice))} />}
      {isAtDoor && toPay > 0 && <Said what={labels.cash(formatDetailPrice(toPay))} />}
      {isNothing && <Said what={labels.notCharged()} />}
    </>
  )
}
