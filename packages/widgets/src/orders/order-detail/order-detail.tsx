'use client'

import type { Order } from '@dawakit/client'
import { cartLineKey, lineTotal, pricedLine } from '@dawakit/core/cart'
import { dateLabels, formatDay, istDate } from '@dawakit/core/delivery'
import { formatAmount, formatDetailPrice, fromRupees } from '@dawakit/core/money'
import { canCancel, hasInvoice, nextStep, orderStanding, paymentStanding } from '@dawakit/core/order'
import { Fragment, useState } from 'react'
import { AddressText } from '../../account/address-list/address-list.tsx'
import { Badge } from '../../controls/badge/badge.tsx'
import { Button } from '../../controls/button/button.tsx'
import { Modal } from '../../controls/dialog/modal.tsx'
import { tellFailure } from '../../controls/form/tell-failure.ts'
import { useTask } from '../../controls/form/use-task.ts'
import { DownloadIcon } from '../../controls/icon/download-icon.ts'
import { fullMobileNumber } from '../../controls/mobile-field/mobile-number.ts'
import { ProductImage } from '../../controls/product-image/product-image.tsx'
import { Skeleton } from '../../controls/skeleton/skeleton.tsx'
import { TablePager, usePages } from '../../controls/table-pager/table-pager.tsx'
import { deliveryFeeText } from '../../controls/totals/delivery-fee-text.ts'
import { Totals } from '../../controls/totals/totals.tsx'
import { totalsLabels } from '../../controls/totals/totals-labels.ts'
import { useKeptFocus } from '../../ground/kept-focus/use-kept-focus.ts'
import { useShop } from '../../ground/shop-context/shop-context.tsx'
import { useLabels } from '../../ground/shop-context/use-labels.ts'
import { useWidgetId } from '../../ground/shop-context/use-widget-id.ts'
import { useInvoiceDownload } from '../invoice/use-invoice-download.ts'
import { OrderAgain } from '../order-again/order-again.tsx'
import { trackedParts } from '../order-particulars/fetch-order-particulars.ts'
import { FewerNote } from '../order-particulars/fewer-note.tsx'
import { OrderMissing } from '../order-tracker/order-missing.tsx'
import { orderStatusLabels } from '../order-tracker/order-status-labels.ts'
import { OrderTracker } from '../order-tracker/order-tracker.tsx'
import { type PartsOf, useOrder } from '../order-tracker/use-order.ts'
import { useOrderedFor } from '../ordered-for/use-ordered-for.ts'
import { statusKind } from '../orders-table/order-row.tsx'
import { AskedOrder, fetchOrderQuestion } from './asked-order.tsx'
import { orderDetailLabels } from './order-detail-labels.ts'
import { fetchOrderReturns, ReturnedOrder } from './returned-order.tsx'

export interface OrderDetailProps {
  /** The order. */
  orderId: string
  /** The list of all orders. @default '/orders' */
  ordersHref?: string
  /** Where an order that waits for its payment is paid. @default '/checkout' */
  checkoutHref?: string
  /** Where the cart is. @default '/cart' */
  cartHref?: string
}

/** Few orders have a question; any may have returns. */
const partsOf: PartsOf = (order) => [
  ...trackedParts(),
  fetchOrderReturns,
  ...(order && questionOf(order) ? [fetchOrderQuestion] : []),
]

const questionOf = (order: Order) => (order.isCanceled ? null : order.review?.question)

/** One order: address, contact, tracker, products, and cancelling it while it is pending. */
export function OrderDetail({
  orderId,
  ordersHref = '/orders',
  checkoutHref,
  cartHref = '/cart',
}: OrderDetailProps) {
  const labels = useLabels('orderDetail', orderDetailLabels)
  const { order, status, refusal, reload } = useOrder(orderId, undefined, partsOf)
  const kept = useKeptFocus<HTMLElement>()
  return (
    <section
      {...kept}
      className="dawa-widget dawa-order"
      part="order-detail"
      aria-label={order ? labels.title(order.orderNumber) : labels.order}
    >
      {order ? (
        <OrderContent order={order} reload={reload} checkoutHref={checkoutHref} cartHref={cartHref} />
      ) : status === 'loading' ? (
        <div aria-busy="true">
          <span className="dawa-hidden">{labels.loading}</span>
          <Skeleton className="dawa-order__skeleton" />
        </div>
      ) : (
        <OrderMissing status={status} refusal={refusal} reload={reload} ordersHref={ordersHref} />
      )}
    </section>
  )
}

interface OrderContentProps extends Pick<OrderDetailProps, 'checkoutHref' | 'cartHref'> {
  order: Order
  reload: () => Promise<void>
}

function OrderContent({ order, reload, checkoutHref, cartHref }: OrderContentProps) {
  const totalsWords = useLabels('totals', totalsLabels)
  const dates = useLabels('dates', dateLabels)
  const labels = useLabels('orderDetail', orderDetailLabels)
  const statusLabels = useLabels('orderStatus', orderStatusLabels)
  const { isBusy: isDownloading, downloadOf } = useInvoiceDownload()
  const id = useWidgetId('order')
  const { user, totals } = order
  const payment = paymentStanding(order)
  const orderedFor = useOrderedFor(order)
  const question = questionOf(order)
  return (
    <>
      <header className="dawa-order__head">
        <div>
          <h2 className="dawa-order__title" part="title">
            {labels.title(order.orderNumber)}
          </h2>
          <p className="dawa-order__muted">
            {labels.orderedOn(formatDay(istDate(new Date(order.orderedAt)), dates))}{' '}
            <Badge kind={statusKind(order)}>{statusLabels.delivery[orderStanding(order)]}</Badge>
          </p>
        </div>
        {nextStep(order) === 'done' && <OrderAgain order={order} cartHref={cartHref} variant="primary" />}
        {!order.isCanceled && (
          <Button
            variant={hasInvoice(order) ? 'secondary' : 'quiet'}
            isBusy={isDownloading}
            onClick={() => void downloadOf(order._id)}
          >
            <DownloadIcon size={18} /> {labels.downloadInvoice}
          </Button>
        )}
        {canCancel(order) && <CancelOrder order={order} reload={reload} />}
      </header>
      <div className="dawa-order__card">
        <OrderTracker order={order} isBrief isUnnumbered checkoutHref={checkoutHref} />
      </div>
      {question && <AskedOrder order={order} question={question} onAnswered={reload} />}
      <div className="dawa-order__columns">
        <section className="dawa-order__card" aria-labelledby={`${id}a`}>
          <h3 id={`${id}a`}>{labels.shippingAddress}</h3>
          <strong>{order.shippingAddress.name}</strong>
          <AddressText address={order.shippingAddress} />
        </section>
        <section className="dawa-order__card" aria-labelledby={`${id}c`}>
          <h3 id={`${id}c`}>{labels.contact}</h3>
          <dl className="dawa-order__facts">
            <dt>{labels.email}</dt>
            <dd>{user.email}</dd>
            <dt>{labels.phone}</dt>
            <dd>{fullMobileNumber(user.mobileNumber)}</dd>
            {orderedFor.map(([term, what]) => (
              <Fragment key={term}>
                <dt>{term}</dt>
                <dd>{what}</dd>
              </Fragment>
            ))}
            {order.review?.pharmacist && (
              <>
                <dt>{labels.pharmacist}</dt>
                <dd>
                  {labels.pharmacistOf(
                    order.review.pharmacist.name,
                    order.review.pharmacist.registrationNumber,
                  )}
                </dd>
              </>
            )}
            <dt>{labels.payment}</dt>
            <dd>
              {[
                order.isCashOnDelivery ? labels.cashOnDelivery : labels.online,
                payment && statusLabels.payment[payment],
              ]
                .filter(Boolean)
                .join(' · ')}
            </dd>
          </dl>
        </section>
        <section className="dawa-order__card" aria-labelledby={`${id}t`}>
          <h3 id={`${id}t`}>{labels.summary}</h3>
          <Totals
            rows={[
              [labels.subTotal, formatDetailPrice(totals.subTotal)],
              totals.discount > 0 && [labels.coupon, `−${formatDetailPrice(totals.discount)}`, 'saving'],
              [labels.deliveryFee, deliveryFeeText(fromRupees(totals.deliveryCharge), totalsWords)],
              [labels.columns.total, formatDetailPrice(totals.total), 'total'],
            ]}
          />
        </section>
      </div>
      <OrderProducts order={order} />
      {(hasInvoice(order) || order.returns.length > 0) && <ReturnedOrder order={order} reload={reload} />}
    </>
  )
}

function OrderProducts({ order }: { order: Order }) {
  const labels = useLabels('orderDetail', orderDetailLabels)
  const pages = usePages(order.products)
  const id = useWidgetId('order-products')
  const { columns } = labels
  return (
    <section className="dawa-order__card" aria-labelledby={id}>
      <h3 id={id}>{labels.products}</h3>
      <table className="dawa-order__table">
        <thead>
          <tr>
            {Object.entries(columns).map(([key, title]) => (
              <th key={key} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pages.rows.map((product) => (
            <tr key={cartLineKey(product._id, product.variant)} part="order-product">
              <th scope="row">
                <span className="dawa-order__product">
                  <ProductImage image={product.thumbnailUrl} size={48} />
                  <span>
                    {product.name}
                    <small>{product.packageSize}</small>
                    <FewerNote line={product} />
                    <small className="dawa-order__each">
                      {labels.each(product.quantity, formatDetailPrice(product.salesPrice))}
                    </small>
                  </span>
                </span>
              </th>
              <td>{labels.quantity(product.quantity)}</td>
              <td>{formatDetailPrice(product.salesPrice)}</td>
              <td>{formatAmount(lineTotal(pricedLine(product)))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <TablePager pages={pages} />
    </section>
  )
}

function CancelOrder({ order, reload }: { order: Order; reload: () => Promise<void> }) {
  const labels = useLabels('orderDetail', orderDetailLabels)
  const shop = useShop('OrderDetail')
  const [isAsked, setAsked] = useState(false)
  const { isBusy, run } = useTask('order')
  const cancel = () =>
    run(
      async () => {
        await shop.call('PUT /update/cancelOrder', {
          body: { data: { id: order._id, email: order.user.email } },
        })
        setAsked(false)
        shop.notify({ kind: 'success', ...labels.cancelled })
        await reload()
      },
      (failure) => {
        // The order as it now stands says why; the catalogue has no sentence for this.
        console.error('The order could not be cancelled.', (failure as { code?: string }).code)
        tellFailure(shop, 'order', failure)
        setAsked(false)
        void reload()
      },
    )
  return (
    <>
      <Button variant="danger" onClick={() => setAsked(true)}>
        {labels.cancel}
      </Button>
      <Modal
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        title={labels.cancel}
        footer={
          <div className="dawa-order__answers">
            <Button variant="danger" isBusy={isBusy} onClick={() => void cancel()}>
              {labels.cancelYes}
            </Button>
            <Button variant="ghost" onClick={() => setAsked(false)}>
              {labels.cancelNo}
            </Button>
          </div>
        }
      >
        <p>{labels.cancelQuestion}</p>
      </Modal>
    </>
  )
}
