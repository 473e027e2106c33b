'use client'

import type { CartLine } from '@dawakit/client'
import { cartLineKey, cartTotals, pricedLine } from '@dawakit/core/cart'
import { couponDiscount } from '@dawakit/core/coupon'
import { dateLabels, deliveryWindow, formatDeliveryDay } from '@dawakit/core/delivery'
import { formatAmount, paise } from '@dawakit/core/money'
import { productPath } from '@dawakit/core/product'
import { type MouseEvent, useEffect, useState } from 'react'
import { Button } from '../../controls/button/button.tsx'
import { ButtonLink } from '../../controls/button/button-link.tsx'
import { Modal } from '../../controls/dialog/modal.tsx'
import { EmptyState } from '../../controls/empty-state/empty-state.tsx'
import { CartIcon } from '../../controls/icon/cart-icon.ts'
import { TruckIcon } from '../../controls/icon/truck-icon.ts'
import { ShopUnreached } from '../../controls/shop-unreached/shop-unreached.tsx'
import { Skeleton } from '../../controls/skeleton/skeleton.tsx'
import { Totals } from '../../controls/totals/totals.tsx'
import { useKeptFocus } from '../../ground/kept-focus/use-kept-focus.ts'
import { useShop } from '../../ground/shop-context/shop-context.tsx'
import { useCart, useCoupon, usePincode, useSession } from '../../ground/shop-context/shop-stores.ts'
import { useLabels } from '../../ground/shop-context/use-labels.ts'
import { useWidgetId } from '../../ground/shop-context/use-widget-id.ts'
import { CartDrawerLine } from '../cart-drawer/cart-drawer-line.tsx'
import { CartWarning } from '../cart-warning/cart-warning.tsx'
import { useCheckoutEntry } from '../checkout-entry/use-checkout-entry.ts'
import { useDelivery } from '../checkout-entry/use-delivery.ts'
import { CouponBox } from '../coupon-box/coupon-box.tsx'
import { cartPageLabels } from './cart-page-labels.ts'

export interface CartPageProps {
  /** Where Proceed leads. @default '/checkout' */
  checkoutHref?: string
  /** Where an empty cart leads. @default '/' */
  shopHref?: string
  /** Address of a product's page. @default `/product/{category}/{name}` */
  productHref?: (line: CartLine) => string
  /** What stands beside the van before a date is known. @default the sentence of the dictionary */
  deliveryHint?: string
  /** Goes back. @default one step of the browser's history */
  onBack?: () => void
  /** A customer goes to the checkout. `event.preventDefault()` keeps the browser on the page. */
  onCheckout?: (event: MouseEvent<HTMLElement>) => void
}

/** The cart as a page: delivery window, lines, coupon, summary, and the way on. */
export function CartPage({
  checkoutHref = '/checkout',
  shopHref = '/',
  productHref = productPath,
  deliveryHint,
  onBack = () => history.back(),
  onCheckout,
}: CartPageProps) {
  const labels = useLabels('cartPage', cartPageLabels)
  const { lines, isBusy } = useCart()
  const { status, isUnverified } = useSession()
  const mayCheckout = useCheckoutEntry(checkoutHref)
  const titleId = useWidgetId('cart-page')
  const kept = useKeptFocus<HTMLElement>()
  const { count } = cartTotals(lines.map(pricedLine))

  if (status === 'unknown') {
    return (
      <section className="dawa-widget dawa-cart-page" aria-labelledby={titleId} aria-busy="true">
        <header className="dawa-cart-page__head">
          <h1 id={titleId} className="dawa-cart-page__title" part="title">
            {labels.title}
          </h1>
        </header>
        <Skeleton className="dawa-cart-page__skeleton" />
      </section>
    )
  }
  return (
    <section {...kept} className="dawa-widget dawa-cart-page" part="cart-page" aria-labelledby={titleId}>
      <header className="dawa-cart-page__head">
        <h1 id={titleId} className="dawa-cart-page__title" part="title">
          {labels.title}
        </h1>
        {count > 0 && <span className="dawa-cart-page__muted">{labels.items(count)}</span>}
        {lines.length > 0 && <DeliveryWindowLine hint={deliveryHint} />}
      </header>
      <div className="dawa-cart-page__columns">
        <div className="dawa-cart-page__main">
          <div className="dawa-cart-page__card">
            {lines.length === 0 && isUnverified ? (
              <ShopUnreached />
            ) : lines.length === 0 ? (
              <EmptyState
                icon={<CartIcon size={32} />}
                title={labels.empty}
                text={labels.emptyHint}
                action={<ButtonLink href={shopHref}>{labels.shop}</ButtonLink>}
              />
            ) : (
              <>
                <CartWarning />
                <ul aria-label={labels.lines} aria-busy={isBusy} part="lines">
                  {lines.map((line) => (
                    <CartDrawerLine
                      key={cartLineKey(line._id, line.variant)}
                      line={line}
                      href={productHref(line)}
                    />
                  ))}
                </ul>
                <ResetCart />
              </>
            )}
          </div>
          {lines.length > 0 && (
            <div className="dawa-cart-page__card">
              <CouponBox />
            </div>
          )}
        </div>
        {lines.length > 0 && <CartSummary lines={lines} />}
        <div className="dawa-cart-page__actions" part="actions">
          <Button variant="secondary" onClick={onBack}>
            {labels.back}
          </Button>
          <ButtonLink
            part="checkout"
            variant={lines.length > 0 ? 'primary' : 'secondary'}
            href={checkoutHref}
            aria-disabled={isBusy || undefined}
            onClick={(event) => {
              if (isBusy || !mayCheckout()) event.preventDefault()
              else onCheckout?.(event)
            }}
          >
            {labels.proceed}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}

/** When the order would come: to the customer's address, else to the chosen pincode. */
function DeliveryWindowLine({ hint }: { hint: string | undefined }) {
  const dates = useLabels('dates', dateLabels)
  const labels = useLabels('cartPage', cartPageLabels)
  const { user } = useSession()
  const pincode = usePincode()
  const [delivery] = useDelivery(user?.shippingAddresses[0]?.stateName ?? pincode?.state)
  const [at, setAt] = useState<number>()
  // The server's clock is not the reader's: the window is said once the browser has it.
  useEffect(() => setAt(Date.now()), [])
  const window =
    at !== undefined && typeof delivery === 'object' ? deliveryWindow({ at, tatDays: delivery.tat }) : null
  return (
    <p className="dawa-cart-page__window" part="delivery-window">
      <TruckIcon size={18} />
      {window
        ? labels.deliveryBetween(formatDeliveryDay(window.from, dates), formatDeliveryDay(window.to, dates))
        : (hint ?? labels.deliveryIn)}
    </p>
  )
}

function CartSummary({ lines }: { lines: readonly CartLine[] }) {
  const labels = useLabels('cartPage', cartPageLabels)
  const coupon = useCoupon()
  const id = useWidgetId('cart-summary')
  const priced = lines.map(pricedLine)
  const { subTotal, savings } = cartTotals(priced)
  const discount = coupon ? couponDiscount(coupon, priced) : paise(0)
  const price = (amount: number) => formatAmount(paise(amount))
  return (
    <section className="dawa-cart-page__card dawa-cart-page__summary" part="summary" aria-labelledby={id}>
      <h2 id={id} className="dawa-cart-page__heading">
        {labels.summary}
      </h2>
      <Totals
        rows={[
          [labels.mrpTotal, price(subTotal + savings)],
          savings > 0 && [labels.savings, `−${price(savings)}`, 'saving'],
          [labels.subTotal, price(subTotal)],
          coupon && [labels.coupon(coupon.name), `−${price(discount)}`, 'saving'],
          [labels.total, price(subTotal - discount), 'total'],
        ]}
      />
      <p className="dawa-cart-page__muted">{labels.taxesIncluded}</p>
    </section>
  )
}

/** Empties the cart after asking. */
function ResetCart() {
  const labels = useLabels('cartPage', cartPageLabels)
  const shop = useShop('CartPage')
  const { isBusy } = useCart()
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <Button className="dawa-cart-page__reset" variant="quiet" size="small" onClick={() => setAsked(true)}>
        {labels.reset}
      </Button>
      <Modal
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        title={labels.reset}
        footer={
          <div className="dawa-cart-page__answers">
            <Button
              variant="danger"
              isBusy={isBusy}
              onClick={() =>
                // The shop has shown why it was refused.
                shop.cart.clear().then(
                  () => setAsked(false),
                  () => {},
                )
              }
            >
              {labels.resetYes}
            </Button>
            <Button variant="ghost" onClick={() => setAsked(false)}>
              {labels.resetNo}
            </Button>
          </div>
        }
      >
        <p>{labels.resetQuestion}</p>
      </Modal>
    </>
  )
}
