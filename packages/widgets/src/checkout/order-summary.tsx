'use client'

import { deliveryWindow, formatDeliveryDay } from '@dawakit/core/delivery'
import { checkoutLabels as labels, stateUnavailable } from '@dawakit/core/messages'
import { formatDetailPrice, type Paise, toRupees } from '@dawakit/core/money'
import type { CheckoutState } from './use-checkout.ts'

const price = (amount: Paise) => formatDetailPrice(toRupees(amount))

/** What the order costs and when it comes. */
export function OrderSummary({ checkout }: { checkout: CheckoutState }) {
  const { totals, shipping, coupon } = checkout
  const state = typeof shipping === 'object' ? shipping : null
  const window = state && deliveryWindow({ at: Date.now(), tatDays: state.tat })
  const fee = state
    ? state.shippingFees === 0
      ? labels.free
      : price(totals.deliveryCharge)
    : shipping === 'none'
      ? labels.afterAddress
      : '…'
  return (
    <>
      <dl className="dawa-checkout__totals" part="totals">
        <dt>{labels.subTotal}</dt>
        <dd>{price(totals.subTotal)}</dd>
        {totals.savings > 0 && (
          <>
            <dt>{labels.savings}</dt>
            <dd className="dawa-checkout__saving">{price(totals.savings)}</dd>
          </>
        )}
        {coupon && (
          <>
            <dt>{labels.coupon(coupon.name)}</dt>
            <dd className="dawa-checkout__saving">−{price(totals.discount)}</dd>
          </>
        )}
        <dt>{labels.deliveryFee}</dt>
        <dd>{fee}</dd>
        <dt className="dawa-checkout__total">{labels.total}</dt>
        <dd className="dawa-checkout__total" part="total">
          {price(totals.total)}
        </dd>
      </dl>
      <p className="dawa-checkout__note">{labels.taxesIncluded}</p>
      <p className="dawa-checkout__window" role="status">
        {window && labels.deliveryBetween(formatDeliveryDay(window.from), formatDeliveryDay(window.to))}
        {shipping === 'unavailable' && <span className="dawa-field__error">{stateUnavailable.text}</span>}
        {shipping === 'failed' && (
          <button type="button" className="dawa-checkout__retry" onClick={checkout.retryShipping}>
            {labels.feeRetry}
          </button>
        )}
      </p>
    </>
  )
}
