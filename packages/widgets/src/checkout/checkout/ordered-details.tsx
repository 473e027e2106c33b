'use client'

import type { Order, PlacedOrder } from '@dawakit/client'
import { cartLineKey, lineTotal, pricedLine } from '@dawakit/core/cart'
import { maskedEmail } from '@dawakit/core/customer'
import { dateLabels, formatDeliveryWindow, formatMoment } from '@dawakit/core/delivery'
import { formatAmount, fromRupees } from '@dawakit/core/money'
import { hasInvoice, isPaid } from '@dawakit/core/order'
import type { ReactNode } from 'react'
import { AddressText } from '../../account/address-list/address-list.tsx'
import { Button } from '../../controls/button/button.tsx'
import { DownloadIcon } from '../../controls/icon/download-icon.ts'
import { ProductImage } from '../../controls/product-image/product-image.tsx'
import { deliveryFeeText } from '../../controls/totals/delivery-fee-text.ts'
import { Totals } from '../../controls/totals/totals.tsx'
import { totalsLabels } from '../../controls/totals/totals-labels.ts'
import { useLabels } from '../../ground/shop-context/use-labels.ts'
import { useWidgetId } from '../../ground/shop-context/use-widget-id.ts'
import { useInvoiceDownload } from '../../orders/invoice/use-invoice-download.ts'
import { trackedParts } from '../../orders/order-particulars/fetch-order-particulars.ts'
import { OrderTracker } from '../../orders/order-tracker/order-tracker.tsx'
import { useOrder } from '../../orders/order-tracker/use-order.ts'
import { useOrderedFor } from '../../orders/ordered-for/use-ordered-for.ts'
import { checkoutLabels } from './checkout-labels.ts'
import { orderConfirmationLabels } from './order-confirmation-labels.ts'

interface OrderedDetailsProps {
  order: PlacedOrder
  /** The tracker stands here. */
  isTracked: boolean
}

/** What was ordered, what it costs and how that is paid, where it goes and when, and where to follow it. */
export function OrderedDetails({ order: placed, isTracked }: OrderedDetailsProps) {
  const checkoutWords = useLabels('checkout', checkoutLabels)
  const id = useWidgetId('confirmation')
  // Who comes back to this page finds the order as it is by then.
  const { order: latest } = useOrder(placed._id, isTracked ? undefined : placed, trackedParts)
  const order = latest ?? placed
  return (
    <div className="dawa-checkout__columns">
      <div className="dawa-checkout__main">
        <OrderFacts order={order} />
        {isTracked && (
          <section className="dawa-checkout__card" part="tracking">
            <OrderTracker order={order} isBrief isUnnumbered />
          </section>
        )}
      </div>
      <section className="dawa-checkout__card" part="summary" aria-labelledby={id}>
        <h2 id={id} className="dawa-checkout__heading">
          {checkoutWords.items}
        </h2>
        <OrderedItems order={order} />
        <InvoiceOf order={order} />
      </section>
    </div>
  )
}

function InvoiceOf({ order }: { order: Order }) {
  const labels = useLabels('orderConfirmation', orderConfirmationLabels)
  const { isBusy, downloadOf } = useInvoiceDownload()
  return hasInvoice(order) ? (
    <Button part="invoice" variant="secondary" isBusy={isBusy} onClick={() => void downloadOf(order._id)}>
      <DownloadIcon size={18} /> {labels.downloadInvoice}
    </Button>
  ) : (
    <p className="dawa-checkout__note">{labels.invoice}</p>
  )
}

function OrderFacts({ order }: { order: Order }) {
  const labels = useLabels('orderConfirmation', orderConfirmationLabels)
  const dates = useLabels('dates', dateLabels)
  const { isCashOnDelivery, paymentStatus, shippingAddress, user } = order
  const total = formatAmount(fromRupees(order.totals.total))
  const payment = isPaid(paymentStatus)
    ? (isCashOnDelivery ? labels.paidAtDoor : labels.paid)(total)
    : (isCashOnDelivery ? labels.toPay : labels.promised)(total)
  const facts: [term: string, what: ReactNode][] = [
    [labels.placedAt, formatMoment(Date.parse(order.orderedAt), dates)],
    [labels.expected, formatDeliveryWindow(order.deliveryWindow, dates)],
    [labels.payment, payment],
    [
      labels.address,
      <>
        <strong>{shippingAddress.name}</strong>
        <AddressText address={shippingAddress} />
      </>,
    ],
    ...useOrderedFor(order),
  ]
  if (user.email) facts.push([labels.mail, labels.mailTo(maskedEmail(user.email))])
  return (
    <dl className="dawa-checkout__card dawa-checkout__facts" part="facts">
      {facts.map(([term, what]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  )
}

function OrderedItems({ order: { products, totals, coupon } }: { order: Order }) {
  const labels = useLabels('checkout', checkoutLabels)
  const totalsWords = useLabels('totals', totalsLabels)
  return (
    <>
      <ul>
        {products.map((product) => (
          <li key={cartLineKey(product._id, product.variant)} className="dawa-checkout__line" part="line">
            <ProductImage image={product.thumbnailUrl} size={56} />
            <span>
              {product.name}
              <small>
                {product.packageSize} · <b>{labels.quantity(product.quantity)}</b>
              </small>
            </span>
            <strong>{formatAmount(lineTotal(pricedLine(product)))}</strong>
          </li>
        ))}
      </ul>
      <Totals
        rows={[
          [labels.subTotal, formatAmount(fromRupees(totals.subTotal))],
          coupon && [labels.coupon(coupon.name), `−${formatAmount(fromRupees(totals.discount))}`, 'saving'],
          [labels.deliveryFee, deliveryFeeText(fromRupees(totals.deliveryCharge), totalsWords)],
          [labels.total, formatAmount(fromRupees(totals.total)), 'total'],
        ]}
      />
    </>
  )
}
