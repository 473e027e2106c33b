'use client'

import type { Order } from '@dawakit/client'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ButtonLink } from '../../controls/button/button-link.tsx'
import { Modal } from '../../controls/dialog/modal.tsx'
import { EmptyState } from '../../controls/empty-state/empty-state.tsx'
import { TextField } from '../../controls/field/field.tsx'
import { CloseIcon } from '../../controls/icon/close-icon.ts'
import { PackageIcon } from '../../controls/icon/package-icon.ts'
import { SearchIcon } from '../../controls/icon/search-icon.ts'
import { Skeleton } from '../../controls/skeleton/skeleton.tsx'
import { TablePager, usePages } from '../../controls/table-pager/table-pager.tsx'
import { useKeptFocus } from '../../ground/kept-focus/use-kept-focus.ts'
import { useLabels } from '../../ground/shop-context/use-labels.ts'
import { useWidgetId } from '../../ground/shop-context/use-widget-id.ts'
import { InvoiceDialog } from '../invoice/invoice.tsx'
import { OrderMissing } from '../order-tracker/order-missing.tsx'
import { OrderTracker } from '../order-tracker/order-tracker.tsx'
import { OrderRow } from './order-row.tsx'
import { ordersTableLabels } from './orders-table-labels.ts'
import { useOrders } from './use-orders.ts'

export interface OrdersTableProps {
  /** Where an order's own page is. @default `/orders/{id}` */
  orderHref?: (orderId: string) => string
  /** Where who has ordered nothing yet is led. @default '/' */
  shopHref?: string
  /** Where an order that waits for its payment is paid. @default '/checkout' */
  checkoutHref?: string
  /** Where the cart is. @default '/cart' */
  cartHref?: string
}

const ownPage = (orderId: string) => `/orders/${encodeURIComponent(orderId)}`

/** The customer's orders: search, date, products, tracking, invoice. */
export function OrdersTable({
  orderHref = ownPage,
  shopHref = '/',
  checkoutHref = '/checkout',
  cartHref = '/cart',
}: OrdersTableProps) {
  const labels = useLabels('ordersTable', ordersTableLabels)
  const orders = useOrders()
  const pages = usePages(orders.found, `${orders.search} ${orders.day}`)
  const [tracked, setTracked] = useState<Order | null>(null)
  const [invoiced, setInvoiced] = useState<Order | null>(null)
  const titleId = useWidgetId('orders')
  const kept = useKeptFocus<HTMLElement>()
  const { status } = orders
  const isFiltered = Boolean(orders.search || orders.day)

  return (
    <section {...kept} className="dawa-widget dawa-orders" part="orders" aria-labelledby={titleId}>
      <header className="dawa-orders__head">
        <h2 id={titleId} className="dawa-orders__title" part="title">
          {labels.title}
        </h2>
        <OrdersFilter orders={orders} />
      </header>
      {status === 'guest' || status === 'failed' ? (
        <OrderMissing status={status} reload={orders.reload} />
      ) : status === 'loading' && orders.found.length === 0 ? (
        <div aria-busy="true">
          <span className="dawa-hidden">{labels.loading}</span>
          <Skeleton className="dawa-orders__skeleton" />
        </div>
      ) : orders.found.length === 0 ? (
        <EmptyState
          role="status"
          title={labels.noData}
          text={isFiltered ? labels.noneFound : labels.noOrders}
          icon={<PackageIcon size={32} />}
          action={!isFiltered && <ButtonLink href={shopHref}>{labels.shop}</ButtonLink>}
        />
      ) : (
        <>
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls, a section would be a landmark more */}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
          <div className="dawa-orders__scroll" role="group" tabIndex={0} aria-label={labels.title}>
            <table className="dawa-orders__table">
              <thead>
                <tr>
                  {Object.entries(labels.columns).map(([key, title]) => (
                    <th key={key} scope="col">
                      {title}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {pages.rows.map((order) => (
                  <OrderRow
                    key={order._id}
                    order={order}
                    href={orderHref(order._id)}
                    checkoutHref={checkoutHref}
                    cartHref={cartHref}
                    onTrack={setTracked}
                    onInvoice={setInvoiced}
                  />
                ))}
              </tbody>
            </table>
          </div>
          <TablePager pages={pages} />
        </>
      )}
      <Modal
        isOpen={tracked !== null}
        onClose={() => setTracked(null)}
        title={labels.tracker}
        className="dawa-orders__tracker"
      >
        {tracked && <OrderTracker order={tracked} isBrief checkoutHref={checkoutHref} />}
      </Modal>
      <InvoiceDialog orderId={invoiced?._id ?? null} onClose={() => setInvoiced(null)} />
    </section>
  )
}

/** The search, which runs on Enter, and the day. */
function OrdersFilter({ orders }: { orders: ReturnType<typeof useOrders> }) {
  const labels = useLabels('ordersTable', ordersTableLabels)
  const { search, day, setDay, runSearch } = orders
  const [text, setText] = useState('')
  const searchField = useRef<HTMLInputElement>(null)
  const dayField = useRef<HTMLInputElement>(null)
  useEffect(() => setText(search), [search])
  function submit(event: FormEvent) {
    event.preventDefault()
    runSearch(text)
  }
  return (
    <search className="dawa-orders__filter">
      <form onSubmit={submit}>
        <TextField
          inputRef={searchField}
          label={labels.search}
          isLabelHidden
          placeholder={labels.searchPlaceholder}
          enterKeyHint="search"
          autoComplete="off"
          prefix={<SearchIcon size={18} />}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          suffix={
            text || search ? (
              <button
                type="button"
                className="dawa-button dawa-button--quiet dawa-button--icon"
                aria-label={labels.clearSearch}
                onClick={() => {
                  setText('')
                  runSearch('')
                  searchField.current?.focus()
                }}
              >
                <CloseIcon size={18} />
              </button>
            ) : null
          }
        />
      </form>
      <TextField
        inputRef={dayField}
        label={labels.date}
        isLabelHidden
        prefix={<span aria-hidden="true">{labels.date}</span>}
        type="date"
        value={day}
        onChange={(event) => setDay(event.currentTarget.value)}
        suffix={
          day ? (
            <button
              type="button"
              className="dawa-button dawa-button--quiet dawa-button--icon"
              aria-label={labels.clearDate}
              onClick={() => {
                setDay('')
                dayField.current?.focus()
              }}
            >
              <CloseIcon size={18} />
            </button>
          ) : null
        }
      />
    </search>
  )
}
