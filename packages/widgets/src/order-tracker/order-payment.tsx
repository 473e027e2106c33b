'use client'

import type { Order } from '@dawakit/client'
import type { OrderRefund } from '@dawakit/core/contract'
import { dateLabels, formatDay, formatMoment, istDate } from '@dawakit/core/delivery'
import { formatDetailPrice } from '@dawakit/core/money'
import { paymentState } from '@dawakit/core/order'
import { ButtonLink } from '../button/button-link.tsx'
import { useLabels } from '../shop-context/use-labels.ts'
import { orderTrackerLabels } from './order-tracker-labels.ts'
import { useDeadline } from './use-deadline.ts'
import { useIsInCart } from './use-is-in-cart.ts'

export interface OrderPaymentProps {
  order: Order
  checkoutHref: string
  /** The time to pay is over: the order may have ended. */
  onDue: () => void
}

/** How an order's money stands, and what there is to do. */
export function OrderPayment({ order, checkoutHref, onDue }: OrderPaymentProps) {
  const { payment: labels } = useLabels('orderTracker', orderTrackerLabels)
  const state = paymentState(order, useDeadline(order.paymentDueAt, onDue))
  const sum = formatDetailPrice(order.totalPrice)
  return (
    <div
      className={`dawa-tracker__payment dawa-tracker__payment--${state}`}
      part={`tracker-payment tracker-payment-${state}`}
      role="status"
    >
      <p className="dawa-tracker__heading">{labels.title}</p>
      {state === 'due' && <PaymentDue order={order} checkoutHref={checkoutHref} />}
      {state === 'lapsed' && <Said what={labels.lapsed} hint={labels.lapsedHint} />}
      {state === 'checking' && <Said what={labels.checking(sum)} hint={labels.checkingHint} />}
      {state === 'cash' && <Said what={labels.cash(sum)} />}
      {state === 'paid' && <Said what={labels.paid(sum)} />}
      {state === 'notCharged' && <Said what={labels.notCharged} />}
      <Refunds refunds={refundsOf(order, state === 'goesBack')} />
    </div>
  )
}

/** Those that are known; before one is, all that was paid is on its way. */
const refundsOf = ({ refunds, totalPrice }: Order, goesBack: boolean): readonly OrderRefund[] =>
  refunds.length === 0 && goesBack ? [{ amount: totalPrice, state: 'underway', at: null }] : refunds

function Said({ what, hint }: { what: string; hint?: string }) {
  return (
    <p>
      <strong>{what}</strong> {hint}
    </p>
  )
}

/** The order waits in the checkout for as long as the cart is still what was ordered. */
function PaymentDue({ order, checkoutHref }: Pick<OrderPaymentProps, 'order' | 'checkoutHref'>) {
  const { payment: labels } = useLabels('orderTracker', orderTrackerLabels)
  const dates = useLabels('dates', dateLabels)
  const until = labels.dueUntil(formatMoment(new Date(order.paymentDueAt ?? 0), dates))
  const isOrdered = useIsInCart(order)
  return (
    <>
      <Said
        what={labels.due(formatDetailPrice(order.totalPrice))}
        hint={isOrdered ? until : labels.otherCart}
      />
      {isOrdered && <ButtonLink href={checkoutHref}>{labels.payNow}</ButtonLink>}
    </>
  )
}

function Refunds({ refunds }: { refunds: readonly OrderRefund[] }) {
  const { payment: labels } = useLabels('orderTracker', orderTrackerLabels)
  const dates = useLabels('dates', dateLabels)
  return refunds.map(({ amount, state, at }, index) => {
    const sum = formatDetailPrice(amount)
    return state === 'done' && at ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: they have no name, and none goes
      <Said key={index} what={labels.givenBack(sum, formatDay(istDate(new Date(at)), dates))} />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <Said key={index} what={labels.underway(sum)} hint={labels.underwayHint} />
    )
  })
}
