'use client'

import type { PlacedOrder } from '@dawakit/client'
import { LoginNeeded } from '../../account/login-needed/login-needed.tsx'
import { Button } from '../../controls/button/button.tsx'
import { ButtonLink } from '../../controls/button/button-link.tsx'
import { EmptyState } from '../../controls/empty-state/empty-state.tsx'
import { CartIcon } from '../../controls/icon/cart-icon.ts'
import { UserIcon } from '../../controls/icon/user-icon.ts'
import { Skeleton } from '../../controls/skeleton/skeleton.tsx'
import { useKeptFocus } from '../../ground/kept-focus/use-kept-focus.ts'
import { useShop } from '../../ground/shop-context/shop-context.tsx'
import { useLabels } from '../../ground/shop-context/use-labels.ts'
import { checkoutLabels } from './checkout-labels.ts'
import { CheckoutSteps } from './checkout-steps.tsx'
import { OrderConfirmation } from './order-confirmation.tsx'
import { OrderReview } from './order-review.tsx'
import { PaymentCheck } from './payment-check.tsx'
import { type CheckoutState, useCheckout } from './use-checkout.ts'

export interface CheckoutProps {
  /** The order stands: placed for cash, or paid and verified. */
  onOrderPlace?: (order: PlacedOrder) => void
  /** The order by prescription that the cart was filled from. @default none */
  preparedId?: string
  /** Where an empty cart leads. @default '/' */
  shopHref?: string
  /** Where the orders are; without it the end of the checkout has the order's tracker in the place of the link. */
  ordersHref?: string
  /** The terms that a customer accepts. @default '/terms-and-conditions' */
  termsHref?: string
  /** The privacy policy that a customer accepts. @default '/privacy-policy' */
  privacyHref?: string
}

/** From a full cart to a placed order: prescriptions, address, coupon, payment. */
export function Checkout(props: CheckoutProps) {
  const labels = useLabels('checkout', checkoutLabels)
  const checkout = useCheckout(props.onOrderPlace, props.preparedId)
  const kept = useKeptFocus<HTMLElement>()
  const { status } = checkout.stage
  return (
    <section {...kept} className="dawa-widget dawa-checkout" part="checkout" aria-label={labels.title}>
      <CheckoutSteps
        current={status === 'placed' ? 3 : status === 'framed' || status === 'checking' ? 2 : 1}
      />
      <Stage checkout={checkout} {...props} />
      {checkout.missing && <checkout.missing.Notice {...checkout.missing} />}
    </section>
  )
}

function Stage({
  checkout,
  shopHref = '/',
  ordersHref,
  termsHref = '/terms-and-conditions',
  privacyHref = '/privacy-policy',
}: CheckoutProps & { checkout: CheckoutState }) {
  const labels = useLabels('checkout', checkoutLabels)
  const shop = useShop('Checkout')
  const { stage } = checkout
  switch (stage.status) {
    case 'placed':
      return <OrderConfirmation order={stage.order} ordersHref={ordersHref} />
    case 'unverified':
      return <LoginNeeded />
    case 'guest':
      return (
        <EmptyState
          title={labels.guest}
          text={labels.guestHint}
          icon={<UserIcon size={32} />}
          action={<Button onClick={() => shop.openOverlay('login')}>{labels.guestAction}</Button>}
        />
      )
    case 'failed':
      return (
        <EmptyState
          role="alert"
          title={labels.failed}
          text={labels.failedHint}
          action={<Button onClick={checkout.retryConfig}>{labels.reload}</Button>}
        />
      )
    case 'loading':
      return (
        <div className="dawa-checkout__columns" aria-busy="true">
          <Skeleton className="dawa-checkout__skeleton" />
          <Skeleton className="dawa-checkout__skeleton" />
        </div>
      )
    case 'empty':
      return (
        <EmptyState
          title={labels.empty}
          text={labels.emptyHint}
          icon={<CartIcon size={32} />}
          action={<ButtonLink href={shopHref}>{labels.continueShopping}</ButtonLink>}
        />
      )
    case 'framed':
      return (
        <stage.Frame
          form={stage.form}
          draft={checkout.draft}
          onMove={checkout.checkFrame}
          onLeave={checkout.leaveFrame}
          onRetry={checkout.retryFrame}
        />
      )
    case 'checking':
      return <PaymentCheck order={stage.order} isBusy={checkout.isBusy} onCheck={checkout.checkPayment} />
    case 'review':
      return <OrderReview checkout={checkout} termsHref={termsHref} privacyHref={privacyHref} />
  }
}
