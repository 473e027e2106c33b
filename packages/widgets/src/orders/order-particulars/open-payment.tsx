'use client'

import type { Order } from '@dawakit/client'
import type { OrderRefund } from '@dawakit/core/contract'
import { dateLabels, formatDay, formatMoment, istDate } from '@dawakit/core/delivery'
import { formatDetailPrice } from '@dawakit/core/money'
import type { PaymentState } from '@dawakit/core/order'
import { ButtonLink } from '../../controls/button/button-link.tsx'
import { useLabels } from '../../ground/shop-context/use-labels.ts'
import { orderParticularsLabels } from './order-particulars-labels.ts'
import { owesAfterDelivery } from './owes-after-delivery.ts'
import { Said } from './said.tsx'
import { useIsInCart } from './use-is-in-cart.ts'

interface OpenPaymentProps {
  order: Order
  state: PaymentState
  checkoutHref: string
}

/** What is still to be done about an order's money, and what went back of it. */
export function OpenPayment({ order, state, checkoutHref }: OpenPaymentProps) {
  const { payment: labels } = useLabels('orderParticulars', orderParticularsLabels)
  return (
    <>
      {state === 'due' && <PaymentDue order={order} checkoutHref={checkoutHref} />}
      {state === 'lapsed' && <Said what={labels.lapsed} hint={labels.lapsedHint} />}
      {state === 'checking' && (
        <Said what={labels.checking(formatDetailPrice(order.totalPrice))} hint={labels.checkingHint} />
      )}
      {owesAfterDelivery(order) && (
        <Said what={labels.owed(formatDetailPrice(order.balance?.toPay ?? 0))} hint={labels.owedHint} />
      )}
      <Refunds refunds={refundsOf(order, state === 'goesBack')} />
    </>
  )
}

/** Those that are known; before one is, all that was paid is on its way. */
const refundsOf = ({ refunds, totalPrice }: Order, goesBack: boolean): readonly OrderRefund[] =>
  refunds.length === 0 && goesBack ? [{ amount: totalPrice, state: 'underway', at: null }] : refunds

/** The order waits in the checkout for as long as the cart is still what was ordered. */
function PaymentDue({ order, checkoutHref }: Pick<OpenPaymentProps, 'order' | 'checkoutHref'>) {
  const { payment: labels } = useLabels('orderParticulars', orderParticularsLabels)
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

/** The form that asks where money goes says what waits for that. */
function Refunds({ refunds }: { refunds: readonly OrderRefund[] }) {
  const { payment: labels } = useLabels('orderParticulars', orderParticularsLabels)
  const dates = useLabels('dates', dateLabels)
  return refunds
    .filter(({ needsPayTo }) => !needsPayTo)
    .map(({ amount, state, at, isByHand }, index) => {
      const sum = formatDetailPrice(amount)
      const day = state === 'done' && at && formatDay(istDate(new Date(at)), dates)
      const said = day
        ? { what: (isByHand ? labels.givenByHand : labels.givenBack)(sum, day) }
        : isByHand
          ? { what: labels.byHand(sum) }
          : { what: labels.underway(sum), hint: labels.underwayHint }
      // biome-ignore lint/suspicious/noArrayIndexKey: they have no name, and none goes
      return <Said key={index} {...said} />
    })
}
