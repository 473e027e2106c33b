'use client'

import type { ProductSummary } from '@dawakit/client'
import { cartLineKey, cartTotals, pricedLine } from '@dawakit/core/cart'
import { formatAmount } from '@dawakit/core/money'
import { productPath } from '@dawakit/core/product'
import type { MouseEvent } from 'react'
import { Button } from '../../controls/button/button.tsx'
import { ButtonLink } from '../../controls/button/button-link.tsx'
import { Drawer } from '../../controls/dialog/drawer.tsx'
import { EmptyState } from '../../controls/empty-state/empty-state.tsx'
import { CartIcon } from '../../controls/icon/cart-icon.ts'
import { ShopUnreached } from '../../controls/shop-unreached/shop-unreached.tsx'
import { Skeleton } from '../../controls/skeleton/skeleton.tsx'
import { useKeptFocus } from '../../ground/kept-focus/use-kept-focus.ts'
import { useShop } from '../../ground/shop-context/shop-context.tsx'
import { useCart, useOverlay, useSession } from '../../ground/shop-context/shop-stores.ts'
import { useLabels } from '../../ground/shop-context/use-labels.ts'
import { CartWarning } from '../cart-warning/cart-warning.tsx'
import { useCheckoutEntry } from '../checkout-entry/use-checkout-entry.ts'
import { cartDrawerLabels } from './cart-drawer-labels.ts'
import { CartDrawerLine } from './cart-drawer-line.tsx'

export interface CartDrawerProps {
  /** Opens it, in the place of the overlay. @default open while the shop's overlay is 'cart' */
  isOpen?: boolean
  /** It was closed. */
  onClose?: () => void
  /** Where Checkout leads, and a guest after signing in. @default '/checkout' */
  checkoutHref?: string
  /** A full cart page; without it there is no link to one. */
  cartHref?: string
  /** Address of a product's page. @default the store's `/product/{category}/{name}` */
  productHref?: (product: ProductSummary) => string
  /** A customer goes to the checkout. `event.preventDefault()` keeps the browser on the page. */
  onCheckout?: (event: MouseEvent<HTMLElement>) => void
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
  const labels = useLabels('cartDrawer', cartDrawerLabels)
  const shop = useShop('CartDrawer')
  const overlay = useOverlay()
  const { lines, isBusy } = useCart()
  const { status, isUnverified } = useSession()
  const isKnown = status !== 'unknown'
  const mayCheckout = useCheckoutEntry(checkoutHref)
  const kept = useKeptFocus<HTMLElement>()
  const { subTotal, savings } = cartTotals(lines.map(pricedLine))
  const close = onClose ?? shop.closeOverlay
  const isShown = isOpen ?? overlay?.name === 'cart'

  const footer = (
    <>
      <dl className="dawa-cart-drawer__totals" part="totals" aria-live="polite">
        {savings > 0 && (
          <div className="dawa-cart-drawer__savings" part="savings">
            <dt>{labels.savings}</dt>
            <dd>{formatAmount(savings)}</dd>
          </div>
        )}
        <div>
          <dt>{labels.subtotal}</dt>
          <dd className="dawa-cart-drawer__subtotal" part="subtotal">
            {formatAmount(subTotal)}
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
  )

  return (
    <Drawer
      isOpen={isShown}
      onClose={close}
      title={labels.title}
      className="dawa-cart-drawer"
      // Whose cart it is comes first: until then nothing is said of it. An empty one has nothing to pay for.
      footer={isKnown && lines.length > 0 && footer}
    >
      <section {...kept} aria-label={labels.title} aria-busy={!isKnown}>
        {!isKnown ? (
          <Skeleton className="dawa-cart-drawer__skeleton" />
        ) : lines.length ? (
          <>
            <CartWarning />
            <ul part="lines" aria-busy={isBusy}>
              {lines.map((line) => (
                <CartDrawerLine
                  key={cartLineKey(line._id, line.variant)}
                  line={line}
                  href={productHref(line)}
                />
              ))}
            </ul>
          </>
        ) : isUnverified ? (
          <ShopUnreached />
        ) : (
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
        )}
      </section>
    </Drawer>
  )
}
