'use client'

import { dateLabels, deliveryWindow, formatDeliveryDay } from '@dawakit/core/delivery'
import { formatAmount, sumPaise } from '@dawakit/core/money'
import { stateUnavailable } from '@dawakit/core/refusals'
import { TruckIcon } from '../../controls/icon/truck-icon.ts'
import { deliveryFeeText } from '../../controls/totals/delivery-fee-text.ts'
import { Totals } from '../../controls/totals/totals.tsx'
import { totalsLabels } from '../../controls/totals/totals-labels.ts'
import { useShop } from '../../ground/shop-context/shop-context.tsx'
import { useLabels } from '../../ground/shop-context/use-labels.ts'
import { checkoutLabels } from './checkout-labels.ts'
import type { OrderDraft } from './use-order-draft.ts'

/** What the order costs and when it comes. */
export function OrderSummary({ draft }: { draft: OrderDraft }) {
  const { say } = useShop('Checkout')
  const labels = useLabels('checkout', checkoutLabels)
  const dates = useLabels('dates', dateLabels)
  const totalsWords = useLabels('totals', totalsLabels)
  const { totals, delivery, coupon } = draft
  const state = typeof delivery === 'object' ? delivery : null
  const window = state && deliveryWindow({ at: Date.now(), tatDays: state.tat })
  const fee = state
    ? deliveryFeeText(totals.deliveryFee, totalsWords)
    : delivery === 'none'
      ? labels.afterAddress
      : '…'
  return (
    <>
      <Totals
        rows={[
          [labels.mrpTotal, formatAmount(sumPaise([totals.subTotal, totals.savings]))],
          totals.savings > 0 && [labels.savings, `−${formatAmount(totals.savings)}`, 'saving'],
          [labels.subTotal, formatAmount(totals.subTotal)],
          coupon && [labels.coupon(coupon.name), `−${formatAmount(totals.discount)}`, 'saving'],
          [labels.deliveryFee, fee],
          [labels.total, formatAmount(totals.total), 'total'],
        ]}
      />
      <p className="dawa-checkout__note">{labels.taxesIncluded}</p>
      <p className="dawa-checkout__window" role="status">
        {window && (
          <>
            <TruckIcon size={18} />
            {labels.deliveryBetween(
              formatDeliveryDay(window.from, dates),
              formatDeliveryDay(window.to, dates),
            )}
          </>
        )}
        {delivery === 'unavailable' && <span className="dawa-field__error">{say(stateUnavailable)}</span>}
        {delivery === 'failed' && (
          <button type="button" className="dawa-checkout__retry" onClick={draft.retryDelivery}>
            {labels.feeRetry}
          </button>
        )}
      </p>
    </>
  )
}
