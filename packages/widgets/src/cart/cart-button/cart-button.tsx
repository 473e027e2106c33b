'use client'

import { cartLineKey, cartTotals, lineTotal, pricedLine } from '@dawakit/core/cart'
import { formatAmount } from '@dawakit/core/money'
import { type FocusEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../controls/button/button.tsx'
import { ButtonLink } from '../../controls/button/button-link.tsx'
import { CartIcon } from '../../controls/icon/cart-icon.ts'
import { ProductImage } from '../../controls/product-image/product-image.tsx'
import { useShop } from '../../ground/shop-context/shop-context.tsx'
import { useCart, useSession } from '../../ground/shop-context/shop-stores.ts'
import { useLabels } from '../../ground/shop-context/use-labels.ts'
import { useWidgetId } from '../../ground/shop-context/use-widget-id.ts'
import { layOnTop } from '../../ground/top-layer/lay-on-top.ts'
import { tellCartNews } from '../cart-news/tell-cart-news.ts'
import { CartWarning } from '../cart-warning/cart-warning.tsx'
import { useCheckoutEntry } from '../checkout-entry/use-checkout-entry.ts'
import { cartButtonLabels } from './cart-button-labels.ts'

export interface CartButtonProps {
  /** The cart's page: where the button leads without script, and 'View Cart' with it. @default the drawer */
  cartHref?: string
  /** Where Checkout leads, and a guest after signing in. @default '/checkout' */
  checkoutHref?: string
  /** Without who is signed in and the way out: the page shows them beside it. @default false */
  hideAccount?: boolean
  /** Without saying to who listens what was added, counted or taken out: the page says it. @default false */
  hideNews?: boolean
  /** A press opened the mini-cart, not a pointer that passes over it. */
  onOpen?: (panel: Element | null | undefined, close: () => void) => void
  /** A customer goes to the checkout. `event.preventDefault()` keeps the browser on the page. */
  onCheckout?: (event: MouseEvent<HTMLElement>) => void
}

/** Milliseconds that the mini-cart waits for a pointer that slipped off. */
const LEAVE_MS = 200

/** The cart's icon with its count, and a mini-cart on hover, press or key; in it who is signed in, and the way out. */
export function CartButton({
  cartHref,
  checkoutHref = '/checkout',
  hideAccount = false,
  hideNews = false,
  onOpen,
  onCheckout,
}: CartButtonProps) {
  const labels = useLabels('cartButton', cartButtonLabels)
  const shop = useShop('CartButton')
  const { lines } = useCart()
  const { user, isUnverified } = useSession()
  const mayCheckout = useCheckoutEntry(checkoutHref)
  const id = useWidgetId('mini-cart')
  const [isOpen, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  // A press that follows the hover of the same visit shall not close what the hover opened.
  const isHeld = useRef(false)
  const { count, subTotal } = cartTotals(lines.map(pricedLine))
  const [news, setNews] = useState('')
  const Trigger = cartHref ? 'a' : 'button'

  useEffect(() => () => clearTimeout(leaving.current), [])
  useEffect(() => (hideNews ? undefined : tellCartNews(shop, setNews)), [shop, hideNews])
  // What the pointer opened closes by Escape wherever the focus is.
  useEffect(() => {
    if (!isOpen) return
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      isHeld.current = false
      setOpen(false)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isOpen])

  const show = (isNowOpen: boolean) => {
    clearTimeout(leaving.current)
    if (!isNowOpen) isHeld.current = false
    setOpen(isNowOpen)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hover and leaving focus only; the control is the button in it
    <div
      ref={root}
      className="dawa-widget dawa-cart-button"
      part="root"
      onPointerEnter={(event) => event.pointerType === 'mouse' && show(true)}
      onPointerLeave={(event) => {
        if (event.pointerType !== 'mouse' || isHeld.current) return
        leaving.current = setTimeout(show, LEAVE_MS, false)
      }}
      onBlurCapture={(event: FocusEvent<HTMLElement>) => {
        if (!event.currentTarget.contains(event.relatedTarget)) show(false)
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return
        event.stopPropagation()
        show(false)
        root.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus()
      }}
    >
      <Trigger
        {...(cartHref ? { href: cartHref } : { type: 'button' as const })}
        className="dawa-cart-button__trigger"
        part="button"
        aria-label={labels.button(count)}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return
          event.preventDefault()
          isHeld.current = !isHeld.current
          show(isHeld.current)
          if (isHeld.current) onOpen?.(root.current?.lastElementChild, () => show(false))
        }}
      >
        <CartIcon size={24} />
        {count > 0 && (
          <span className="dawa-cart-button__count" part="count">
            {count}
          </span>
        )}
      </Trigger>
      {!hideNews && (
        <span className="dawa-hidden" role="status">
          {news}
        </span>
      )}
      <section
        ref={(panel) => layOnTop(panel, isOpen)}
        id={id}
        className="dawa-cart-button__panel"
        part="panel"
        aria-label={labels.title}
        hidden={!isOpen}
        // A press on its text is no leaving.
        tabIndex={-1}
      >
        {lines.length === 0 ? (
          <p className="dawa-cart-button__empty">{labels.empty}</p>
        ) : (
          <>
            <CartWarning />
            <ul className="dawa-cart-button__lines" part="lines">
              {lines.map((line) => (
                <li key={cartLineKey(line._id, line.variant)} className="dawa-cart-button__line">
                  <ProductImage image={line.thumbnailUrl} size={40} />
                  <span className="dawa-cart-button__name">
                    {line.name}{' '}
                    <span className="dawa-cart-button__quantity">
                      {labels.quantity} {line.quantity}
                    </span>
                  </span>
                  <span>{formatAmount(lineTotal(pricedLine(line)))}</span>
                </li>
              ))}
            </ul>
            <p className="dawa-cart-button__line dawa-cart-button__subtotal" part="subtotal">
              <span>{labels.subtotal}</span> <span>{formatAmount(subTotal)}</span>
            </p>
            <div className="dawa-cart-button__ways">
              {cartHref ? (
                <ButtonLink part="view" variant="secondary" href={cartHref}>
                  {labels.viewCart}
                </ButtonLink>
              ) : (
                <Button
                  part="view"
                  variant="secondary"
                  onClick={() => {
                    show(false)
                    shop.openOverlay('cart')
                  }}
                >
                  {labels.viewCart}
                </Button>
              )}
              <ButtonLink
                part="checkout"
                href={checkoutHref}
                onClick={(event) => {
                  if (!mayCheckout()) return event.preventDefault()
                  onCheckout?.(event)
                  if (event.defaultPrevented) show(false)
                }}
              >
                {labels.checkout}
              </ButtonLink>
            </div>
          </>
        )}
        {(user || isUnverified) && !hideAccount && (
          <p className="dawa-cart-button__account" part="account">
            <span>
              {user ? labels.signedInAs : labels.signedIn} <strong>{user?.username}</strong>
            </span>
            <Button
              variant="ghost"
              size="small"
              onClick={() => {
                // It goes with the session; the focus stays in the panel's button.
                root.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus()
                void shop.session.signOut()
              }}
            >
              {labels.logout}
            </Button>
          </p>
        )}
      </section>
    </div>
  )
}
