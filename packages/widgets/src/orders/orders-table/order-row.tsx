'use client'

import type { Order } from '@dawakit/client'
import { cartLineKey, lineTotal, pricedLine } from '@dawakit/core/cart'
import { dateLabels, formatMoment } from '@dawakit/core/delivery'
import { formatAmount, formatDetailPrice } from '@dawakit/core/money'
import { hasInvoice, nextStep, orderStanding, paymentStanding, paymentState } from '@dawakit/core/order'
import { invoiceAfterDelivery } from '@dawakit/core/refusals'
import { useState } from 'react'
import { Badge } from '../../controls/badge/badge.tsx'
import { Button } from '../../controls/button/button.tsx'
import { ButtonLink } from '../../controls/button/button-link.tsx'
import { ChevronDownIcon } from '../../controls/icon/chevron-down-icon.ts'
import { ChevronRightIcon } from '../../controls/icon/chevron-right-icon.ts'
import { FileIcon } from '../../controls/icon/file-icon.ts'
import { TruckIcon } from '../../controls/icon/truck-icon.ts'
import { ProductImage } from '../../controls/product-image/product-image.tsx'
import { useShop } from '../../ground/shop-context/shop-context.tsx'
import { useLabels } from '../../ground/shop-context/use-labels.ts'
import { useWidgetId } from '../../ground/shop-context/use-widget-id.ts'
import { OrderAgain } from '../order-again/order-again.tsx'
import { useIsInCart } from '../order-particulars/use-is-in-cart.ts'
import { orderStatusLabels } from '../order-tracker/order-status-labels.ts'
import { useDeadline } from '../order-tracker/use-deadline.ts'
import { ordersTableLabels } from './orders-table-labels.ts'

export interface OrderRowProps {
  order: Order
  /** Where the order's own page is. */
  href: string
  /** Where an order that waits for its payment is paid. */
  checkoutHref: string
  cartHref: string
  onTrack: (order: Order) => void
  onInvoice: (order: Order) => void
}

/** The colour of a status. */
export const statusKind = ({ isCanceled, deliveryStatus }: Order) =>
  isCanceled ? 'danger' : deliveryStatus === 'delivered' ? 'success' : 'neutral'

/** A row of the table, and the row of its products when it is open. */
export function OrderRow({ order, href, checkoutHref, cartHref, onTrack, onInvoice }: OrderRowProps) {
  const shop = useShop('OrdersTable')
  const labels = useLabels('ordersTable', ordersTableLabels)
  const dates = useLabels('dates', dateLabels)
  const { columns } = labels
  const statusLabels = useLabels('orderStatus', orderStatusLabels)
  const [isOpen, setOpen] = useState(false)
  const id = useWidgetId('order-row')
  const payment = paymentStanding(order)
  const { orderNumber } = order
  return (
    <>
      <tr className="dawa-orders__row" part="order">
        <th scope="row" className="dawa-orders__details">
          <button
            type="button"
            className="dawa-orders__expand"
            aria-expanded={isOpen}
            aria-controls={id}
            aria-label={isOpen ? labels.collapse(orderNumber) : labels.expand(orderNumber)}
            onClick={() => setOpen(!isOpen)}
          >
            <ChevronDownIcon />
          </button>
          <span>
            <strong>{orderNumber}</strong>
            <small>{formatMoment(new Date(order.orderedAt), dates)}</small>
            <small>{labels.items(order.products.length)}</small>
          </span>
        </th>
        <td data-part="total" data-column={columns.total}>
          <span className="dawa-orders__total">
            {formatDetailPrice(order.totalPrice)} <small>{payment && statusLabels.payment[payment]}</small>
          </span>
        </td>
        <td data-part="status" data-column={columns.status}>
          <Badge kind={statusKind(order)}>{statusLabels.delivery[orderStanding(order)]}</Badge>
        </td>
        <td data-part="track" data-column={columns.track}>
          <Button
            variant="ghost"
            size="small"
            aria-label={labels.trackOf(orderNumber)}
            onClick={() => onTrack(order)}
          >
            <TruckIcon size={18} /> {labels.track}
          </Button>
        </td>
        <td data-part="invoice" data-column={columns.invoice}>
          {hasInvoice(order) ? (
            <Button
              variant="ghost"
              size="small"
              aria-label={labels.invoiceOf(orderNumber)}
              onClick={() => onInvoice(order)}
            >
              <FileIcon size={18} /> {labels.invoice}
            </Button>
          ) : (
            <span title={shop.say(invoiceAfterDelivery)}>{labels.noInvoice}</span>
          )}
        </td>
        <td data-part="action" data-column={columns.action}>
          <PayNow order={order} checkoutHref={checkoutHref} />
          {nextStep(order) === 'done' && (
            <OrderAgain order={order} cartHref={cartHref} variant="ghost" size="small" />
          )}
          <a className="dawa-orders__open" href={href} aria-label={labels.open(orderNumber)}>
            <ChevronRightIcon />
          </a>
        </td>
      </tr>
      <tr id={id} hidden={!isOpen} className="dawa-orders__products">
        <td colSpan={6}>
          {isOpen && (
            <ul>
              {order.products.map((product) => (
                <li key={cartLineKey(product._id, product.variant)} part="order-product">
                  <ProductImage image={product.thumbnailUrl} size={48} />
                  <span>
                    {product.name}
                    <small>{labels.each(product.quantity, formatDetailPrice(product.salesPrice))}</small>
                  </span>
                  <strong>{formatAmount(lineTotal(pricedLine(product)))}</strong>
                </li>
              ))}
            </ul>
          )}
        </td>
      </tr>
    </>
  )
}

function PayNow({ order, checkoutHref }: Pick<OrderRowProps, 'order' | 'checkoutHref'>) {
  const labels = useLabels('ordersTable', ordersTableLabels)
  const isInCart = useIsInCart(order)
  const state = paymentState(
    order,
    useDeadline(order.paymentDueAt, () => {}),
  )
  if (state !== 'due' || !isInCart) return null
  return (
    <ButtonLink size="small" href={checkoutHref} aria-label={labels.payNowFor(order.orderNumber)}>
      {labels.payNow}
    </ButtonLink>
  )
}
