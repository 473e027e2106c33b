'use client'

import type { Order } from '@dawakit/client'
import { dateLabels, formatDeliveryDay, formatMoment } from '@dawakit/core/delivery'
import { nextStep, trackerSteps } from '@dawakit/core/order'
import { CheckIcon } from '../../controls/icon/check-icon.ts'
import { CloseIcon } from '../../controls/icon/close-icon.ts'
import { Skeleton } from '../../controls/skeleton/skeleton.tsx'
import { useFetched } from '../../ground/fetched/use-fetched.ts'
import { useKeptFocus } from '../../ground/kept-focus/use-kept-focus.ts'
import { useLabels } from '../../ground/shop-context/use-labels.ts'
import { OrderAgain } from '../order-again/order-again.tsx'
import {
  fetchOrderParticulars,
  isPlain,
  type OrderParticulars,
  trackedParts,
} from '../order-particulars/fetch-order-particulars.ts'
import { OrderItems } from './order-items.tsx'
import { OrderMissing } from './order-missing.tsx'
import { OrderPayment } from './order-payment.tsx'
import { orderStatusLabels } from './order-status-labels.ts'
import { orderTrackerLabels } from './order-tracker-labels.ts'
import { useOrder } from './use-order.ts'

export interface OrderTrackerProps {
  /** The order to follow, or `latest` for the customer's newest: fetched, and fetched again whenever the page is looked at again. */
  orderId?: string
  /** An order that is here already; nothing is fetched then. */
  order?: Order
  /** Without the items and sums: they stand beside it. @default false */
  isBrief?: boolean
  /** Without the order's number, where it stands above. @default false */
  isUnnumbered?: boolean
  /** Where an order that waits for its payment is paid. @default '/checkout' */
  checkoutHref?: string
  /** Where the cart is; without it 'Go to cart' opens the shop's cart drawer. */
  cartHref?: string | undefined
}

/** Where an order is: five steps with their times, or where it was cancelled; what became of its money, and its items. */
export function OrderTracker({
  orderId,
  order: given,
  isBrief = false,
  isUnnumbered = false,
  checkoutHref = '/checkout',
  cartHref,
}: OrderTrackerProps) {
  const labels = useLabels('orderTracker', orderTrackerLabels)
  const { order, status, refusal, reload } = useOrder(orderId, given, trackedParts)
  const kept = useKeptFocus<HTMLElement>()
  return (
    <section {...kept} className="dawa-widget dawa-tracker" part="tracker" aria-label={labels.title}>
      {order ? (
        <TrackedOrder
          order={order}
          reload={reload}
          isBrief={isBrief}
          isUnnumbered={isUnnumbered}
          checkoutHref={checkoutHref}
          cartHref={cartHref}
        />
      ) : status === 'loading' ? (
        <TrackerSkeleton />
      ) : (
        <OrderMissing status={status} refusal={refusal} reload={reload} />
      )}
    </section>
  )
}

function TrackerSkeleton() {
  const labels = useLabels('orderTracker', orderTrackerLabels)
  return (
    <div className="dawa-tracker__skeleton" aria-busy="true">
      <span className="dawa-hidden">{labels.loading}</span>
      <Skeleton className="dawa-tracker__skeleton-steps" />
    </div>
  )
}

interface TrackedOrderProps extends OrderTrackerProps {
  order: Order
  checkoutHref: string
  reload: () => void
}

function TrackedOrder({ order, reload, isBrief, isUnnumbered, checkoutHref, cartHref }: TrackedOrderProps) {
  const more = useFetched(fetchOrderParticulars)
  // It came with an order that was asked for; one that the host had shows whole, too.
  if (more === undefined && !isPlain(order)) return <TrackerSkeleton />
  return (
    <>
      <TrackerSteps order={order} more={more} isUnnumbered={isUnnumbered} />
      {more && <more.OrderParcels order={order} />}
      <OrderPayment order={order} more={more} checkoutHref={checkoutHref} onDue={reload} />
      {!isBrief && <OrderItems order={order} more={more} />}
      {!isBrief && nextStep(order) === 'done' && <OrderAgain order={order} cartHref={cartHref} />}
    </>
  )
}

interface TrackerStepsProps extends Pick<TrackedOrderProps, 'order' | 'isUnnumbered'> {
  more: OrderParticulars | null | undefined
}

function TrackerSteps({ order, more, isUnnumbered }: TrackerStepsProps) {
  const labels = useLabels('orderTracker', orderTrackerLabels)
  const statusLabels = useLabels('orderStatus', orderStatusLabels)
  const dates = useLabels('dates', dateLabels)
  const { from, to } = order.deliveryWindow
  return (
    <>
      <p className="dawa-tracker__order" part="tracker-order">
        {!isUnnumbered && <strong>{labels.order(order.orderNumber)}</strong>}{' '}
        {!order.isCanceled && order.deliveryStatus !== 'delivered' && nextStep(order) === 'done' && (
          <span>{labels.expected(formatDeliveryDay(from, dates), formatDeliveryDay(to, dates))}</span>
        )}
      </p>
      {order.isCanceled && (
        <p className="dawa-tracker__cancelled" part="tracker-cancelled" role="status">
          {labels.cancelledHint}
          {more && <more.EndReason order={order} />}
        </p>
      )}
      <ol className="dawa-tracker__steps" part="tracker-steps">
        {trackerSteps(order).map(({ status, state, at }) => {
          const isError = state === 'error'
          const time = isError ? (order.canceledAt ?? at) : at
          return (
            <li
              key={status}
              className={`dawa-tracker__step dawa-tracker__step--${state}`}
              aria-current={state === 'current' ? 'step' : undefined}
              part={`tracker-step tracker-step-${state}`}
            >
              <span className="dawa-tracker__mark" aria-hidden="true">
                {state === 'done' && <CheckIcon size={16} />}
                {isError && <CloseIcon size={16} />}
              </span>
              <span className="dawa-tracker__label">
                {statusLabels.delivery[isError ? 'cancelled' : status]}
                {state === 'done' && <span className="dawa-hidden"> ({labels.done})</span>}
                {more && state === 'current' && status === 'pending' && <more.ReviewDetail order={order} />}
              </span>
              <span className="dawa-tracker__time">
                {time && state !== 'upcoming' ? (
                  <time dateTime={time}>{formatMoment(new Date(time), dates)}</time>
                ) : (
                  state === 'upcoming' && <span className="dawa-hidden">{labels.notYet}</span>
                )}
              </span>
            </li>
          )
        })}
      </ol>
    </>
  )
}
