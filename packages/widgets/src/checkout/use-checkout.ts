'use client'

import type { CallData, CheckoutConfig, Order, OrderInput, PlacedOrder } from '@dawakit/client'
import type { PaymentMethod } from '@dawakit/core/contract'
import { toRupees } from '@dawakit/core/money'
import { checkPlaceOrder } from '@dawakit/core/order'
import {
  createOrderFailed,
  paymentAttemptFailed,
  paymentError,
  paymentMethodUnavailable,
  paymentNotNeeded,
  type Refusal,
  stateUnavailable,
  userIdMissing,
} from '@dawakit/core/refusals'
import { useEffect, useRef, useState } from 'react'
import { useTask } from '../form/use-task.ts'
import { useShop } from '../shop-context/shop-context.tsx'
import { useCart, useCoupon, useSession } from '../shop-context/shop-stores.ts'
import { createOrderKeys } from './order-key.ts'
import { problemText } from './payment-problem.ts'
import { type PaymentReceipt, payWithRazorpay, VerificationProblem, verifyReceipt } from './razorpay.ts'
import { summaryOf } from './summary.ts'
import { useShipping } from './use-shipping.ts'

/** Where a problem lies, so that the focus can go there. */
export type ProblemPlace = 'terms' | 'addresses' | 'prescriptions' | 'payment'

export interface CheckoutProblem {
  sentence: string
  place: ProblemPlace
}

/** Whether the money has been taken or promised. */
const isTaken = ({ paymentStatus }: Order) => paymentStatus === 'paid' || paymentStatus === 'authorized'

const placeOf = (code: Refusal['code']): ProblemPlace => {
  if (code === 'accept-terms') return 'terms'
  if (code === 'add-address' || code === 'state-unavailable') return 'addresses'
  return code === 'select-prescription' ? 'prescriptions' : 'payment'
}

/** How the shop takes money; undefined while it is asked. */
function useConfig() {
  const shop = useShop('Checkout')
  const [config, setConfig] = useState<CheckoutConfig | 'failed'>()
  useEffect(() => {
    if (config) return
    let isCurrent = true
    const settle = (value: CheckoutConfig | 'failed') => {
      if (isCurrent) setConfig(value)
    }
    shop.call('GET /get/checkoutConfig').then(
      ({ data }) => settle(data),
      () => settle('failed'),
    )
    return () => {
      isCurrent = false
    }
  }, [shop, config])
  return { config, retry: () => setConfig(undefined) }
}

/** Everything between a full cart and a placed order. */
export function useCheckout(onOrderPlace?: (order: PlacedOrder) => void) {
  const shop = useShop('Checkout')
  const { user } = useSession()
  const { lines } = useCart()
  const coupon = useCoupon()
  const { config, retry: retryConfig } = useConfig()
  const { isBusy, run } = useTask()
  const [addressId, setAddressId] = useState<string>()
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [chosenMethod, setMethod] = useState<PaymentMethod>()
  const [acceptedTerms, setAcceptedTerms] = useState(false)
  const [problem, setProblem] = useState<CheckoutProblem>()
  const [frame, setFrame] = useState<{ order: PlacedOrder; form: CallData<'POST /post/ccav/init'> }>()
  const [placed, setPlaced] = useState<PlacedOrder>()
  const keys = useRef(createOrderKeys())
  const receipt = useRef<PaymentReceipt>(null)

  const addresses = user?.shippingAddresses ?? []
  const address = addresses.find(({ id }) => id === addressId) ?? addresses[0]
  const [shipping, retryShipping] = useShipping(address?.stateName)
  const methods = config && config !== 'failed' ? config.paymentMethods : []
  const method = chosenMethod && methods.includes(chosenMethod) ? chosenMethod : methods[0]
  const prescriptions = (user?.prescriptions ?? []).filter(({ id }) => selected.has(id)).map(({ id }) => id)
  const fee = typeof shipping === 'object' ? shipping.shippingFees : 0
  const totals = summaryOf(lines, coupon, fee)

  /** A change may be what mends the problem: its sentence goes. */
  const changing =
    <Value>(change: (value: Value) => void) =>
    (value: Value) => {
      setProblem(undefined)
      change(value)
    }
  const show = (sentence: string, place: ProblemPlace = 'payment') => setProblem({ sentence, place })
  const refuse = ({ code, text }: Refusal) => show(text, placeOf(code))

  async function finish(order: Order) {
    const done: PlacedOrder = { ...order, next: 'done' }
    receipt.current = null
    setFrame(undefined)
    setPlaced(done)
    await shop.orderPlaced(done)
    onOrderPlace?.(done)
  }

  async function createOrder(order: OrderInput): Promise<PlacedOrder | null> {
    try {
      const options = { idempotencyKey: keys.current.keyOf(order) }
      const { data } = await shop.call('POST /post/order', { body: { order } }, options)
      if (!data.isCanceled) return data
      // This key's order has ended unpaid meanwhile: the same cart is a new order.
      keys.current.forget()
      const again = { idempotencyKey: keys.current.keyOf(order) }
      return (await shop.call('POST /post/order', { body: { order } }, again)).data
    } catch (failure) {
      const { code, status = 0 } = failure as { code: Refusal['code']; status?: number }
      const isRefused = status >= 400 && status < 500
      if (isRefused && code !== 'order-in-progress') keys.current.forget()
      show(problemText(failure, createOrderFailed), placeOf(code))
      // Prices or stock are not what they were: show what they are.
      if (status === 409 || status === 422) await shop.cart.refresh().catch(() => {})
      if (code === 'totals-changed') retryShipping()
      return null
    }
  }

  /** Verifies a receipt; one that the server could not be asked about is kept for the next attempt. */
  async function verify(taken: PaymentReceipt) {
    receipt.current = taken
    try {
      await finish(await verifyReceipt(shop, taken))
    } catch (failure) {
      if (!(failure instanceof VerificationProblem)) throw failure
      if (failure.isRefused) receipt.current = null
      throw failure
    }
  }

  async function pay(order: PlacedOrder) {
    try {
      await takePayment(order)
    } catch (failure) {
      // An earlier attempt had gone through unheard: the server has just found it.
      if ((failure as { code?: string }).code !== paymentNotNeeded.code) throw failure
      const { data } = await shop.call('GET /get/userOrder', { query: { id: order._id } })
      if (!isTaken(data)) throw failure
      await finish(data)
    }
  }

  async function takePayment(order: PlacedOrder) {
    if (receipt.current?.orderId === order._id) return verify(receipt.current)
    if (method === 'razorpay' && config && config !== 'failed') {
      const taken = await payWithRazorpay({ shop, order, config, onAttemptFailed: (text) => show(text) })
      if (taken) {
        setProblem(undefined)
        await verify(taken)
        return
      }
      // The popup is closed, but its payment may have gone through all the same.
      const { data } = await shop.call('GET /get/userOrder', { query: { id: order._id } })
      if (isTaken(data)) await finish(data)
      return
    }
    if (method === 'ccavenue') {
      const { data } = await shop.call('POST /post/ccav/init', { body: { orderId: order._id } })
      setFrame({ order, form: data })
      return
    }
    refuse(paymentMethodUnavailable)
  }

  function place() {
    setProblem(undefined)
    const refusal = checkPlaceOrder({ lines, acceptedTerms, address, prescriptions })
    if (refusal) return refuse(refusal)
    if (!user?._id || !address) return refuse(userIdMissing)
    if (shipping === 'unavailable') return refuse(stateUnavailable)
    if (!method) return refuse(paymentMethodUnavailable)
    void run(
      async () => {
        const order = await createOrder({
          user: user._id,
          products: lines.map(({ _id, quantity, variant }) => ({ _id, quantity, variant })),
          prescriptions,
          shippingAddress: { id: address.id },
          coupon: coupon?.name ?? null,
          paymentMethod: method,
          isCashOnDelivery: method === 'cod',
          orderingForMyself: true,
          acceptedTerms,
          // Unknown while the fee is: the server decides it either way.
          ...(typeof shipping === 'object' && {
            totalPrice: toRupees(totals.total),
            deliveryCharge: toRupees(totals.deliveryFee),
          }),
        })
        if (!order) return
        if (order.next === 'done') await finish(order)
        else await pay(order)
      },
      (failure) => show(problemText(failure, paymentError)),
    )
  }

  /** Asks how the framed payment stands. */
  function checkFrame() {
    if (!frame) return
    void run(
      async () => {
        const { data } = await shop.call('GET /get/userOrder', { query: { id: frame.order._id } })
        if (isTaken(data)) return finish(data)
        // An order that had failed before is still that until this attempt ends.
        if (data.paymentStatus === 'failed' && frame.order.paymentStatus !== 'failed') failFrame()
      },
      // The next look, or the customer's, will tell.
      () => {},
    )
  }

  function failFrame() {
    setFrame(undefined)
    refuse(paymentAttemptFailed)
  }

  return {
    user,
    lines,
    coupon,
    config,
    retryConfig,
    methods,
    method,
    setMethod: changing(setMethod),
    address,
    setAddressId: changing(setAddressId),
    selected,
    setSelected: changing(setSelected),
    shipping,
    retryShipping,
    totals,
    acceptedTerms,
    setAcceptedTerms: changing(setAcceptedTerms),
    problem,
    isBusy,
    frame,
    checkFrame,
    failFrame,
    closeFrame: () => setFrame(undefined),
    placed,
    place,
  }
}
export type CheckoutState = ReturnType<typeof useCheckout>
