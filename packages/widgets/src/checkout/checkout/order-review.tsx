'use client'

import { formatAmount } from '@dawakit/core/money'
import { needsPrescription } from '@dawakit/core/prescription'
import { offline } from '@dawakit/core/refusals'
import { type ReactNode, useEffect, useRef } from 'react'
import { AddressList } from '../../account/address-list/address-list.tsx'
import { CouponBox } from '../../cart/coupon-box/coupon-box.tsx'
import { Button } from '../../controls/button/button.tsx'
import { Skeleton } from '../../controls/skeleton/skeleton.tsx'
import { useFetched } from '../../ground/fetched/use-fetched.ts'
import { useShop } from '../../ground/shop-context/shop-context.tsx'
import { useLabels } from '../../ground/shop-context/use-labels.ts'
import { useWidgetId } from '../../ground/shop-context/use-widget-id.ts'
import { checkoutLabels } from './checkout-labels.ts'
import type { CheckoutProblem, ProblemPlace } from './checkout-problem.ts'
import { OrderItems } from './order-items.tsx'
import { OrderSummary } from './order-summary.tsx'
import type { CheckoutState } from './use-checkout.ts'

interface OrderReviewProps {
  checkout: CheckoutState
  termsHref: string
  privacyHref: string
}

/** Brings what the problem is about into sight, and the focus to it. */
function useProblemFocus(problem: CheckoutProblem | undefined) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!problem || problem.place === 'payment') return
    const place = root.current?.querySelector<HTMLElement>(`[data-place="${problem.place}"]`)
    const control = place?.matches('input') ? place : place?.querySelector<HTMLElement>('input, button')
    control?.focus()
  }, [problem])
  return root
}

/** What is ordered, where it goes and how it is paid: all of it is the customer's to change. */
export function OrderReview({ checkout, termsHref, privacyHref }: OrderReviewProps) {
  const labels = useLabels('checkout', checkoutLabels)
  const { draft, choose, problem, waiting, isBusy, place } = checkout
  const { method, delivery, totals } = draft
  const id = useWidgetId('checkout')
  const root = useProblemFocus(problem)
  const recipient = useFetched(() => import('./recipient.tsx'))
  const problemAt = (at: ProblemPlace) =>
    problem?.place === at && (
      <p id={`${id}problem`} className="dawa-field__error" role="alert" part="error">
        {problem.sentence}
      </p>
    )

  return (
    <div ref={root} className="dawa-checkout__columns">
      <div className="dawa-checkout__main">
        {needsPrescription(draft.lines) && (
          <NeededPrescriptions checkout={checkout}>{problemAt('prescriptions')}</NeededPrescriptions>
        )}
        <div className="dawa-checkout__card" data-place="addresses">
          <AddressList
            selectedId={draft.address?.id ?? null}
            onSelect={(address) => choose({ addressId: address.id })}
          />
          {problemAt('addresses')}
        </div>
        {recipient !== null && (
          <div
            className="dawa-checkout__card"
            part="recipient"
            // Room for what is fetched. Set by script, so that a strict policy allows it.
            style={{ minHeight: needsPrescription(draft.lines) ? '264px' : '166px' }}
          >
            {recipient && <recipient.Recipient checkout={checkout} />}
          </div>
        )}
        <section className="dawa-checkout__card" aria-labelledby={`${id}items`}>
          <h2 id={`${id}items`} className="dawa-checkout__heading">
            {labels.items}
          </h2>
          <OrderItems lines={draft.lines} />
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
        <OrderSummary draft={draft} />
        <PaymentMethods checkout={checkout}>{problemAt('methods')}</PaymentMethods>
        <div>
          <label className="dawa-checkout__terms">
            <input
              type="checkbox"
              data-place="terms"
              checked={draft.acceptedTerms}
              aria-invalid={problem?.place === 'terms' || undefined}
              aria-describedby={problem?.place === 'terms' ? `${id}problem` : undefined}
              onChange={(event) => choose({ acceptedTerms: event.currentTarget.checked })}
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
        {waiting && <waiting.Notice order={waiting.order} />}
        <Button isFull isBusy={isBusy} onClick={place}>
          {method === 'cod' ? labels.placeOrder : labels.pay}{' '}
          {/* No sum is named before the delivery fee is in it. */}
          {typeof delivery === 'object' && formatAmount(totals.total)}
        </Button>
      </div>
    </div>
  )
}

interface ReviewSectionProps {
  checkout: CheckoutState
  /** The problem's sentence, where it is about this section. */
  children?: ReactNode
}

function NeededPrescriptions({ checkout: { draft, picker, choose }, children }: ReviewSectionProps) {
  const labels = useLabels('checkout', checkoutLabels)
  const shop = useShop('Checkout')
  const id = useWidgetId('checkout-prescriptions')
  const needing = draft.lines.filter((line) => line.isPrescriptionNeeded)
  return (
    <section
      className="dawa-checkout__card"
      part="prescriptions"
      data-place="prescriptions"
      aria-labelledby={id}
    >
      <h2 id={id} className="dawa-checkout__heading">
        {labels.prescriptions}
      </h2>
      <p className="dawa-checkout__note">
        {labels.prescriptionNeeded} {labels.neededFor(needing.map(({ name }) => name).join(', '))}
      </p>
      {picker ? (
        <picker.PrescriptionPicker selected={draft.selected} onChange={(selected) => choose({ selected })} />
      ) : picker === null ? (
        <p className="dawa-field__error" role="alert">
          {shop.say(offline)}
        </p>
      ) : (
        <Skeleton />
      )}
      {children}
    </section>
  )
}

function PaymentMethods({ checkout: { draft, choose }, children }: ReviewSectionProps) {
  const labels = useLabels('checkout', checkoutLabels)
  const shop = useShop('Checkout')
  const name = useWidgetId('checkout-method')
  return (
    <fieldset className="dawa-checkout__methods" data-place="methods">
      <legend className="dawa-checkout__heading">{labels.paymentMethod}</legend>
      {draft.offers.map(({ method, kind, name: service }) => (
        <label key={method} className="dawa-checkout__method" part="choice">
          <input
            type="radio"
            name={name}
            checked={method === draft.method}
            disabled={kind === 'none' && draft.cashRefusal !== null}
            onChange={() => choose({ method })}
          />
          {kind === 'none' ? (
            <span>
              {labels.cashOnDelivery} <small>{draft.cashRefusal && shop.say(draft.cashRefusal)}</small>
            </span>
          ) : (
            <span>
              {labels.online} <small>{service && labels.by(service)}</small>
            </span>
          )}
        </label>
      ))}
      {children}
    </fieldset>
  )
}
