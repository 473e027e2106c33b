'use client'

import type { Order } from '@dawakit/client'
import { cartLineKey, lineTotal, pricedLine } from '@dawakit/core/cart'
import { formatAmount, formatDetailPrice, fromRupees } from '@dawakit/core/money'
import { deliveryFeeText } from '../../controls/totals/delivery-fee-text.ts'
import { Totals } from '../../controls/totals/totals.tsx'
import { totalsLabels } from '../../controls/totals/totals-labels.ts'
import { useLabels } from '../../ground/shop-context/use-labels.ts'
import type { OrderParticulars } from '../order-particulars/fetch-order-particulars.ts'
import { orderTrackerLabels } from './order-tracker-labels.ts'

interface OrderItemsProps {
  order: Order
  more: OrderParticulars | null | undefined
}

/** What was ordered, and what it comes to. */
export function OrderItems({ order, more }: OrderItemsProps) {
  const labels = useLabels('orderTracker', orderTrackerLabels)
  const totalsWords = useLabels('totals', totalsLabels)
  const { totals } = order
  return (
    <div className="dawa-tracker__items" part="tracker-items">
      <p className="dawa-tracker__heading">{labels.items}</p>
      <ul>
        {order.products.map((product) => (
          <li key={cartLineKey(product._id, product.variant)} part="tracker-item">
            <span>
              {product.name} <small>{labels.quantity(product.quantity)}</small>
              {more && <more.FewerNote line={product} />}
            </span>
            <span>{formatAmount(lineTotal(pricedLine(product)))}</span>
          </li>
        ))}
      </ul>
      <Totals
        rows={[
          totals.discount > 0 && [labels.coupon, `−${formatDetailPrice(totals.discount)}`, 'saving'],
          [labels.deliveryFee, deliveryFeeText(fromRupees(totals.deliveryCharge), totalsWords)],
          [labels.total, formatDetailPrice(totals.total), 'total'],
        ]}
      />
    </div>
  )
}
