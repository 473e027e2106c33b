'use client'

import type { CallData, Order, PlacedOrder, ShopError } from '@dawakit/client'
import { cartEmpty, createOrderFailed, paymentAttemptFailed, paymentError } from '@dawakit/core/refusals'
import { useRef, useState } from 'react'
import { useTask } from '../form/use-task.ts'
import { useShop } from '../shop-context/shop-context.tsx'
import { useCart, useSession } from '../shop-context/shop-stores.ts'
import { askOrder, isTaken } from './ask-order.ts'
import { type CheckoutProblem, paymentProblem, refusedBy } from './checkout-problem.ts'
import { createOrder } from './create-order.ts'
import { createOrderKeys } from './order-key.ts'
import { orderOf, type ReadyOrder } from './order-of.ts'
import { problemText } from './payment-problem.ts'
import { type ConfigState, useCheckoutConfig } from './use-checkout-config.ts'
import { type OrderChoices, useOrderDraft } from './use-order-draft.ts'
import { usePayment } from './use-payment.ts'

/** Where a customer is: at the review, in the second gateway's frame, or done. */
type Stage =
  | { status: 'review' }
  | { status: 'framed'; order: PlacedOrder; form: CallData<'POST /post/ccav/init'> }
  | { status: 'placed'; order: PlacedOrder }

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
export function useCheckout(onOrderPlace?: (order: PlacedOrder) => void) {
  const shop = useShop('Checkout')
  const [config, retryConfig] = useCheckoutConfig()
  const hindrance = useHindrance(config)
  const [draft, setChoice] = useOrderDraft(typeof config === 'object' ? config.offers : [])
  const pay = usePayment(config)
  const keys = useRef(createOrderKeys())
  const [stage, setStage] = useState<Stage>({ status: 'review' })
  const [problem, setProblem] = useState<CheckoutProblem>()
  const { isBusy, run } = useTask()

  async function finish(order: Order) {
    const placed: PlacedOrder = { ...order, next: 'done' }
    setStage({ status: 'placed', order: placed })
    await shop.orderPlaced(placed)
    onOrderPlace?.(placed)
  }

  async function refuseOrder(failure: unknown) {
    const { code, status, data } = failure as ShopError
    // Another page was first: what is in the cart here has become that order.
    if (code === cartEmpty.code && data) return finish(data as PlacedOrder)
    setProblem(refusedBy(code, problemText(shop, failure, createOrderFailed)))
    // Prices or stock are not what they were: show what they are.
    if (status === 409 || status === 422) await shop.cart.refresh().catch(() => {})
    if (code === 'totals-changed') draft.retryDelivery()
    // It may be the coupon that was refused: then it goes, and the total is one that can be had.
    if (draft.coupon && (status === 409 || status === 422)) await shop.coupon.check().catch(() => {})
  }

  async function send({ input, method }: ReadyOrder) {
    const order = await createOrder(shop, keys.current, input).catch(refuseOrder)
    if (!order) return
    if (order.next === 'done') return finish(order)
    const paid = await pay({
      order,
      method,
      onTry: (sentence) => setProblem(sentence ? paymentProblem(sentence) : undefined),
      onForm: (form) => setStage({ status: 'framed', order, form }),
    })
    if (paid) await finish(paid)
  }

  function place() {
    const ready = orderOf(draft)
    if ('refusal' in ready) return setProblem(refusedBy(ready.refusal.code, shop.say(ready.refusal)))
    setProblem(undefined)
    void run(
      () => send(ready),
      (failure) => setProblem(paymentProblem(problemText(shop, failure, paymentError))),
    )
  }

  /** Back to the review: the framed payment was given up, or has failed. */
  function leaveFrame(reason?: 'failed') {
    setStage({ status: 'review' })
    if (reason) setProblem(refusedBy(paymentAttemptFailed.code, shop.say(paymentAttemptFailed)))
  }

  /** Asks how the framed payment stands. */
  function checkFrame() {
    if (stage.status !== 'framed') return
    void run(
      async () => {
        const order = await askOrder(shop, stage.order._id)
        if (isTaken(order)) return finish(order)
        // An order that had failed before is still that until this attempt ends.
        if (order.paymentStatus === 'failed' && stage.order.paymentStatus !== 'failed') leaveFrame('failed')
      },
      // The next look, or the customer's, will tell.
      () => {},
    )
  }

  return {
    /** Who has ordered sees that, whatever the cart and the session are by then. */
    stage: hindrance && stage.status !== 'placed' ? { status: hindrance } : stage,
    retryConfig,
    draft,
    choose(choice: Partial<OrderChoices>) {
      // A choice may be what mends the problem: its sentence goes.
      setProblem(undefined)
      setChoice(choice)
    },
    problem,
    isBusy,
    place,
    checkFrame,
    leaveFrame,
  }
}
export type CheckoutState = ReturnType<typeof useCheckout>
