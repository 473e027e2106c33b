'use client'

import type { ProductSummary } from '@dawakit/client'
import { cartLineKey, cartTotals } from '@dawakit/core/cart'
import { cartDrawerLabels as labels } from '@dawakit/core/messages'
import { formatDetailPrice, toRupees } from '@dawakit/core/money'
import { productPath } from '@dawakit/core/product'
import { type MouseEvent, useEffect, useRef } from 'react'
import { Button, ButtonLink } from '../button/button.tsx'
import { Drawer } from '../drawer/drawer.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { CartIcon } from '../icon/icon.tsx'
import { useCart, useOverlay, useShop } from '../shop-context/shop-context.tsx'
import { CartDrawerLine } from './cart-drawer-line.tsx'
import { useCheckoutEntry } from './use-checkout-entry.ts'

export interface CartDrawerProps {
  /** @default open while the shop's overlay is 'cart' */
  isOpen?: boolean
  onClose?: () => void
  /** @default '/checkout' */
  checkoutHref?: string
  /** A full cart page; without it there is no link to one. */
  cartHref?: string
  /** Address of a product's page. @default the store's `/product/{category}/{name}` */
  productHref?: (product: ProductSummary) => string
  /** A customer goes to the checkout. `event.preventDefault()` keeps the browser on the page. */
  onCheckout?: (event: MouseEvent) => void
}

/** The cart beside the page: lines, savings, subtotal and the way to the checkout. */
export function CartDrawer({
  isOpen,
  onClose,
  checkoutHref = '/checkout',
  cartHref,
  productHref = productPath,
  onCheckout,
}: CartDrawerProps) {
  const shop = useShop('CartDrawer')
  const overlay = useOverlay()
  const { lines, isBusy } = useCart()
  const mayCheckout = useCheckoutEntry(checkoutHref)
  const list = useRef<HTMLUListElement>(null)
  const lineCount = useRef(0)
  const { subTotal, savings } = cartTotals(lines)
  const close = onClose ?? shop.closeOverlay
  const isShown = isOpen ?? overlay?.name === 'cart'

  // The button that removed a line goes with it: the focus stays in the list.
  useEffect(() => {
    const wasMore = lineCount.current > lines.length
    lineCount.current = lines.length
    const root = list.current?.getRootNode() as Document | ShadowRoot | undefined
    if (wasMore && root && !list.current?.contains(root.activeElement)) list.current?.focus()
  }, [lines.length])

  return (
    <Drawer
      isOpen={isShown}
      onClose={close}
      title={labels.title}
      className="dawa-cart-drawer"
      footer={
        <>
          <dl className="dawa-cart-drawer__totals" part="totals" aria-live="polite">
            {savings > 0 && (
              <div className="dawa-cart-drawer__savings" part="savings">
                <dt>{labels.savings}</dt>
                <dd>{formatDetailPrice(toRupees(savings))}</dd>
              </div>
            )}
            <div>
              <dt>{labels.subtotal}</dt>
              <dd className="dawa-cart-drawer__subtotal" part="subtotal">
                {formatDetailPrice(toRupees(subTotal))}
              </dd>
            </div>
          </dl>
          <div className="dawa-cart-drawer__actions">
            {cartHref && (
              <ButtonLink variant="secondary" href={cartHref}>
                {labels.viewCart}
              </ButtonLink>
            )}
            <ButtonLink
              part="checkout"
              href={checkoutHref}
              aria-disabled={isBusy || undefined}
              onClick={(event) => {
                if (isBusy || !mayCheckout()) event.preventDefault()
                else onCheckout?.(event)
              }}
            >
              {labels.checkout}
            </ButtonLink>
          </div>
        </>
      }
    >
      {lines.length === 0 ? (
        <EmptyState
          icon={<CartIcon size={32} />}
          title={labels.empty}
          text={labels.emptyHint}
          action={
            <Button variant="secondary" onClick={close}>
              {labels.shopOn}
            </Button>
          }
        />
      ) : (
        <ul
          ref={list}
          className="dawa-cart-drawer__lines"
          part="lines"
          tabIndex={-1}
          aria-label={labels.title}
          aria-busy={isBusy}
        >
          {lines.map((line) => (
            <CartDrawerLine key={cartLineKey(line._id, line.variant)} line={line} href={productHref(line)} />
          ))}
        </ul>
      )}
    </Drawer>
  )
}
