'use client'

import type { PlacedOrder } from '@dawakit/client'
import { formatAmount } from '@dawakit/core/money'
import { needsPrescription } from '@dawakit/core/prescription'
import { useEffect, useRef } from 'react'
import { AddressList } from '../address-list/address-list.tsx'
import { Button } from '../button/button.tsx'
import { ButtonLink } from '../button/button-link.tsx'
import { CouponBox } from '../coupon-box/coupon-box.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { CartIcon } from '../icon/cart-icon.ts'
import { CheckIcon } from '../icon/check-icon.ts'
import { UserIcon } from '../icon/user-icon.ts'
import { useKeptFocus } from '../kept-focus/use-kept-focus.ts'
import { LoginNeeded } from '../login-needed/login-needed.tsx'
import { PrescriptionPicker } from '../prescriptions/prescription-picker.tsx'
import { useShop } from '../shop-context/shop-context.tsx'
import { useCart, useSession } from '../shop-context/shop-stores.ts'
import { useWidgetId } from '../shop-context/use-widget-id.ts'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { checkoutLabels as labels } from './checkout-labels.ts'
import { CheckoutSteps } from './checkout-steps.tsx'
import { GatewayFrame } from './gateway-frame.tsx'
import { OrderItems } from './order-items.tsx'
import { OrderSummary } from './order-summary.tsx'
import { type CheckoutState, type ProblemPlace, useCheckout } from './use-checkout.ts'

export interface CheckoutProps {
  /** The order stands: placed for cash, or paid and verified. */
  onOrderPlace?: (order: PlacedOrder) => void
  /** Where an empty cart leads. @default '/' */
  shopHref?: string
  /** Where the orders are; without it the end of the checkout has no link. */
  ordersHref?: string
  /** @default '/terms-and-conditions' */
  termsHref?: string
  /** @default '/privacy-policy' */
  privacyHref?: string
}

/** From a full cart to a placed order: prescriptions, address, coupon, payment. */
export function Checkout(props: CheckoutProps) {
  const { onOrderPlace, shopHref = '/', ordersHref } = props
  const shop = useShop('Checkout')
  const { status, isUnverified } = useSession()
  const { isBusy: isCartBusy } = useCart()
  const checkout = useCheckout(onOrderPlace)
  const { placed, lines, config, frame } = checkout
  const kept = useKeptFocus<HTMLElement>()

  const content = () => {
    if (placed) {
      return (
        <div role="status">
          <EmptyState
            title={labels.placed}
            text={placed.orderNumber}
            icon={<CheckIcon size={32} />}
            action={ordersHref && <ButtonLink href={ordersHref}>{labels.seeOrders}</ButtonLink>}
          />
        </div>
      )
    }
    if (isUnverified) return <LoginNeeded />
    if (status === 'guest') {
      return (
        <EmptyState
          title={labels.guest}
          text={labels.guestHint}
          icon={<UserIcon size={32} />}
          action={<Button onClick={() => shop.openOverlay('login')}>{labels.guestAction}</Button>}
        />
      )
    }
    if (config === 'failed') {
      return (
        <EmptyState
          role="alert"
          title={labels.failed}
          text={labels.failedHint}
          action={<Button onClick={checkout.retryConfig}>{labels.reload}</Button>}
        />
      )
    }
    if (status === 'unknown' || !config || (isCartBusy && lines.length === 0)) return <CheckoutSkeleton />
    if (lines.length === 0) {
      return (
        <EmptyState
          title={labels.empty}
          text={labels.emptyHint}
          icon={<CartIcon size={32} />}
          action={<ButtonLink href={shopHref}>{labels.continueShopping}</ButtonLink>}
        />
      )
    }
    return frame ? <FramedPayment checkout={checkout} /> : <Review checkout={checkout} {...props} />
  }

  return (
    <section {...kept} className="dawa-widget dawa-checkout" part="checkout" aria-label={labels.title}>
      <CheckoutSteps current={placed ? 3 : frame ? 2 : 1} />
      {content()}
    </section>
  )
}

function CheckoutSkeleton() {
  return (
    <div className="dawa-checkout__columns" aria-busy="true">
      <Skeleton className="dawa-checkout__skeleton" />
      <Skeleton className="dawa-checkout__skeleton" />
    </div>
  )
}

function FramedPayment({ checkout }: { checkout: CheckoutState }) {
  const { frame, checkFrame, failFrame, closeFrame } = checkout
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    section.current?.focus()
    section.current?.scrollIntoView?.({ block: 'start' })
  }, [])
  const id = useWidgetId('payment')
  return frame ? (
    <div className="dawa-checkout__columns">
      <section
        ref={section}
        tabIndex={-1}
        className="dawa-checkout__card dawa-checkout__main dawa-checkout__payment"
        part="payment"
        aria-label={labels.paymentFrame}
      >
        {/* Above the frame: below it, the button would move away under the finger while the frame grows. */}
        <Button variant="ghost" onClick={closeFrame}>
          {labels.cancelPayment}
        </Button>
        <GatewayFrame form={frame.form} onMove={checkFrame} onFailed={failFrame} />
      </section>
      <section className="dawa-checkout__card" part="summary" aria-labelledby={id}>
        <h2 id={id} className="dawa-checkout__heading">
          {labels.summary}
        </h2>
        <OrderItems lines={checkout.lines} />
        <OrderSummary checkout={checkout} />
      </section>
    </div>
  ) : null
}

/** Brings what the problem is about into sight, and the focus to it. */
function useProblemFocus(problem: CheckoutState['problem']) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!problem || problem.place === 'payment') return
    const place = root.current?.querySelector<HTMLElement>(`[data-place="${problem.place}"]`)
    const control = place?.matches('input') ? place : place?.querySelector<HTMLElement>('input, button')
    control?.focus()
  }, [problem])
  return root
}

function Review({
  checkout,
  termsHref = '/terms-and-conditions',
  privacyHref = '/privacy-policy',
}: CheckoutProps & { checkout: CheckoutState }) {
  const { lines, totals, method, methods, problem, isBusy } = checkout
  const id = useWidgetId('checkout')
  const root = useProblemFocus(problem)
  const needing = lines.filter((line) => line.isPrescriptionNeeded)
  const isOf = (place: ProblemPlace) => problem?.place === place || undefined
  const problemAt = (place: ProblemPlace) =>
    isOf(place) && (
      <p id={`${id}problem`} className="dawa-field__error" role="alert" part="error">
        {problem?.sentence}
      </p>
    )

  return (
    <div ref={root} className="dawa-checkout__columns">
      <div className="dawa-checkout__main">
        {needsPrescription(lines) && (
          <section
            className="dawa-checkout__card"
            part="prescriptions"
            data-place="prescriptions"
            aria-labelledby={`${id}rx`}
          >
            <h2 id={`${id}rx`} className="dawa-checkout__heading">
              {labels.prescriptions}
            </h2>
            <p className="dawa-checkout__note">
              {labels.prescriptionNeeded} {labels.neededFor(needing.map(({ name }) => name).join(', '))}
            </p>
            <PrescriptionPicker selected={checkout.selected} onChange={checkout.setSelected} />
            {problemAt('prescriptions')}
          </section>
        )}
        <div className="dawa-checkout__card" data-place="addresses">
          <AddressList
            selectedId={checkout.address?.id ?? null}
            onSelect={(address) => checkout.setAddressId(address.id)}
          />
          {problemAt('addresses')}
        </div>
        <section className="dawa-checkout__card" aria-labelledby={`${id}items`}>
          <h2 id={`${id}items`} className="dawa-checkout__heading">
            {labels.items}
          </h2>
          <OrderItems lines={lines} />
        </section>
      </div>
      <section
        className="dawa-checkout__card dawa-checkout__aside"
        part="summary"
        aria-labelledby={`${id}sum`}
      >
        <h2 id={`${id}sum`} className="dawa-checkout__heading">
          {labels.summary}
        </h2>
        <CouponBox />
        <OrderSummary checkout={checkout} />
        <fieldset className="dawa-checkout__methods">
          <legend className="dawa-checkout__heading">{labels.paymentMethod}</legend>
          {methods.map((one) => (
            <label key={one} className="dawa-checkout__method" part="choice">
              <input
                type="radio"
                name={`${id}method`}
                checked={one === method}
                onChange={() => checkout.setMethod(one)}
              />
              {labels.methods[one]}
            </label>
          ))}
        </fieldset>
        <div>
          <label className="dawa-checkout__terms">
            <input
              type="checkbox"
              data-place="terms"
              checked={checkout.acceptedTerms}
              aria-invalid={isOf('terms')}
              aria-describedby={isOf('terms') && `${id}problem`}
              onChange={(event) => checkout.setAcceptedTerms(event.currentTarget.checked)}
            />
            <span>
              {labels.termsBefore} <a href={termsHref}>{labels.terms}</a> {labels.termsAnd}{' '}
              <a href={privacyHref}>{labels.privacy}</a>
            </span>
          </label>
          {problemAt('terms')}
        </div>
      </section>
      <div className="dawa-checkout__pay" part="pay">
        {problemAt('payment')}
        <Button isFull isBusy={isBusy} onClick={checkout.place}>
          {method === 'cod' ? labels.placeOrder : labels.pay}{' '}
          {/* No sum is named before the delivery fee is in it. */}
          {typeof checkout.shipping === 'object' && formatAmount(totals.total)}
        </Button>
      </div>
    </div>
  )
}
