'use client'

import type { FailureKind, PlacedOrder, ShopError } from '@dawakit/client'
import { needsPrescription } from '@dawakit/core/prescription'
import {
  cartEmpty,
  createOrderFailed,
  paymentAttemptFailed,
  paymentError,
  paymentVerificationFailed,
  type Refusal,
} from '@dawakit/core/refusals'
import { useEffect, useRef, useState } from 'react'
import { useTask } from '../../controls/form/use-task.ts'
import { useFetched } from '../../ground/fetched/use-fetched.ts'
import { useShop } from '../../ground/shop-context/shop-context.tsx'
import { useCart, useSession } from '../../ground/shop-context/shop-stores.ts'
import { fetchPrescriptionPicker } from '../../prescriptions/prescriptions/fetch-prescription-picker.ts'
import { askOrder, isTaken } from './ask-order.ts'
import { type CheckoutProblem, placeOf } from './checkout-problem.ts'
import { createOrder } from './create-order.ts'
import { createOrderKeys } from './order-key.ts'
import { orderOf, type ReadyOrder } from './order-of.ts'
import type { MissingPopup } from './pay-in-popup.ts'
import { type SaidFailure, saidOf } from './payment-problem.ts'
import { type ConfigState, useCheckoutConfig } from './use-checkout-config.ts'
import { type Choice, useOrderDraft } from './use-order-draft.ts'
import { type PaymentFrame, usePayment } from './use-payment.ts'
import { usePaymentCheck } from './use-payment-check.ts'
import { usePlacedOrder } from './use-placed-order.ts'
import { usePrepared } from './use-prepared.ts'
import type { WaitingNotice } from './waiting-notice.tsx'

/** Where a customer is before there is an order: at the review, or in the second gateway's frame. */
type Stage = { status: 'review' } | ({ status: 'framed'; order: PlacedOrder } & PaymentFrame)

/** An order whose payment was given up, and what says that it waits. */
interface WaitingOrder {
  order: PlacedOrder
  Notice: typeof WaitingNotice
}

/** What keeps a customer from the review. */
type Hindrance = 'unverified' | 'guest' | 'failed' | 'loading' | 'empty'

function useHindrance(config: ConfigState): Hindrance | undefined {
  const { status, isUnverified } = useSession()
  const { lines, isBusy } = useCart()
  if (isUnverified) return 'unverified'
  if (status === 'guest') return status
  if (config === 'failed') return config
  if (status === 'unknown' || config === 'loading' || (isBusy && !lines.length)) return 'loading'
  return lines.length ? undefined : 'empty'
}

/** Where a customer is in the checkout, and the steps from there. */
export function useCheckout(onOrderPlace?: (order: PlacedOrder) => void, preparedId?: string) {
  const shop = useShop('Checkout')
  const [config, retryConfig] = useCheckoutConfig()
  const hindered = useHindrance(config)
  const [draft, setChoice] = useOrderDraft(typeof config === 'object' ? config : undefined)
  usePrepared(preparedId, setChoice)
  const needsPicker = needsPrescription(draft.lines)
  const picker = useFetched(fetchPrescriptionPicker, needsPicker)
  // The review shows whole, and stays when a cart comes to need a prescription.
  const [isShown, setShown] = useState(false)
  const hindrance = hindered ?? (needsPicker && picker === undefined && !isShown ? 'loading' : undefined)
  useEffect(() => {
    if (!hindrance) setShown(true)
  }, [hindrance])
  const pay = usePayment(config)
  const keys = useRef(createOrderKeys())
  const [stage, setStage] = useState<Stage>({ status: 'review' })
  const [problem, setProblem] = useState<CheckoutProblem>()
  const [missing, setMissing] = useState<MissingPopup>()
  const [waiting, setWaiting] = useState<WaitingOrder>()
  const { isBusy, run } = useTask()
  // Beside what the customer does: a press on 'Try again' waits for no look.
  const { run: look } = useTask()
  const shown = useRef(stage)
  useEffect(() => {
    shown.current = stage
  })

  const { unconfirmed, check } = usePaymentCheck((failure) =>
    fail('payment', saidOf(shop, failure, paymentVerificationFailed)),
  )
  const { placed, finish } = usePlacedOrder(unconfirmed?.orderId, onOrderPlace)

  function fail(kind: FailureKind, { code, sentence }: SaidFailure, message = sentence) {
    setProblem({ sentence, place: placeOf(code) })
    shop.emit('error', { code, kind, message })
  }
  const refusalOf = (refusal: Refusal) => saidOf(shop, undefined, refusal)

  async function refuseOrder(failure: unknown) {
    const { code, status = 0, data } = failure as ShopError
    // Another page was first: what is in the cart here has become that order.
    if (code === cartEmpty.code && data) return finish(data as PlacedOrder)
    fail('order', saidOf(shop, failure, createOrderFailed))
    // The drawer asks for a code, with the customer's own number; what was chosen here stays.
    if (code === 'cash-needs-code') shop.openOverlay('login', { isAgain: true })
    // Prices or stock are not what they were: show what they are.
    if (status === 409 || status === 422) await shop.cart.refresh().catch(() => {})
    if (code === 'totals-changed') draft.retryDelivery()
    // It may be the coupon that was refused: then it goes, and the total is one that can be had.
    if (draft.coupon && (status === 409 || status === 422)) await shop.coupon.check().catch(() => {})
  }

  function sayWaiting(order: PlacedOrder) {
    import('./waiting-notice.tsx').then(
      ({ WaitingNotice: Notice }) => setWaiting({ order, Notice }),
      // The order's own page says it too.
      () => {},
    )
  }

  async function send({ input, method }: ReadyOrder) {
    await shop.order.begin(input.products)
    const order = await createOrder(shop, keys.current, input).catch(refuseOrder)
    if (!order) return
    if (order.next === 'done') return finish(order)
    const { _id: orderId, orderNumber, totalPrice } = order
    await shop.order.note({ orderId, orderNumber, totalPrice })
    const paid = await pay({
      order,
      method,
      onTry(sentence) {
        if (!sentence) return setProblem(undefined)
        const { code, text } = paymentAttemptFailed
        fail('payment', { code, sentence }, text)
      },
      onMissing: setMissing,
      onLeave: () => sayWaiting(order),
      onFrame: (frame) => setStage({ status: 'framed', order, ...frame }),
      async onReceipt(receipt) {
        await shop.order.note({ receipt })
        await check()
      },
    })
    if (paid) await finish(paid)
  }

  function place() {
    const ready = orderOf(draft)
    if ('refusal' in ready) {
      const { code } = ready.refusal
      return setProblem({ sentence: shop.say(ready.refusal), place: placeOf(code) })
    }
    setProblem(undefined)
    setWaiting(undefined)
    void run(
      () => send(ready),
      (failure) => fail('payment', saidOf(shop, failure, paymentError)),
    )
  }

  /** Back to the review: the framed payment was given up, or this is why it did not happen. */
  function leaveFrame(reason?: Refusal) {
    setStage({ status: 'review' })
    if (reason) fail('payment', refusalOf(reason))
    else if (stage.status === 'framed') sayWaiting(stage.order)
  }

  /** Asks how the framed payment stands. */
  function checkFrame() {
    if (stage.status !== 'framed') return
    void look(
      async () => {
        const order = await askOrder(shop, stage.order._id)
        if (isTaken(order)) return finish(order)
        // An order that had failed before is still that until this attempt ends; and another frame may stand there meanwhile.
        const hasFailed = order.paymentStatus === 'failed' && stage.order.paymentStatus !== 'failed'
        if (hasFailed && shown.current === stage) leaveFrame(paymentAttemptFailed)
      },
      // The next look, or the customer's, will tell.
      () => {},
    )
  }

  /** Who has ordered or paid sees that, whatever the cart and the session are by then. */
  function shownStage() {
    if (placed) return { status: 'placed', order: placed } as const
    if (unconfirmed) return { status: 'checking', order: unconfirmed } as const
    return hindrance ? { status: hindrance } : stage
  }

  return {
    stage: shownStage(),
    retryConfig,
    draft,
    /** Of prescriptions: undefined while it is on its way, null where it could not be fetched. */
    picker,
    /** What the shop knew, and nobody chose just now. */
    fillIn: setChoice,
    choose(choice: Choice) {
      // A choice may be what mends the problem: its sentence goes.
      setProblem(undefined)
      setChoice(choice)
    },
    problem,
    /** The gateway's popup is open and shows nothing. */
    missing,
    waiting,
    isBusy,
    place,
    checkFrame,
    leaveFrame,
    /** Another frame for the same order. */
    retryFrame() {
      setStage({ status: 'review' })
      place()
    },
    checkPayment: () => void run(check),
  }
}
export type CheckoutState = ReturnType<typeof useCheckout>
