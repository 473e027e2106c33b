import type { Calls, DoctorInfo, Order, OrderInput, Patient, PaymentKind } from '@dawakit/core/contract'
import { fromRupees, paise, toRupees } from '@dawakit/core/money'
import { cancelOrder, hasInvoice, nextStep } from '@dawakit/core/order'
import * as refusals from '@dawakit/core/refusals'
import { answeredOrder, moneyOf } from './answered-order.ts'
import { variantCheck } from './cart-routes.ts'
import { either, fields, filled, flag, list, nullish, number, oneOf, optional, text } from './checks.ts'
import { invoiceOfOrder } from './invoice-of-order.ts'
import { ownOrder } from './own-order.ts'
import { kindOf, METHODS, offersOf } from './payment-offers.ts'
import { couponNamed, placeOrder } from './place-order.ts'
import { pageChecks, pageOf } from './products.ts'
import type { AnyContext, Routes } from './route.ts'

type Placed = Calls['POST /post/order']['body']['order']

const order = fields<OrderInput>({
  user: optional(filled),
  products: list(
    fields<Placed['products'][number]>({ _id: filled, quantity: number, variant: variantCheck }),
  ),
  prescriptions: optional(list(filled)),
  shippingAddress: nullish(either(text, fields<{ id: string }>({ id: text }))),
  doctorInfo: nullish(
    fields<DoctorInfo>({
      doctorName: optional(text),
      doctorEmail: optional(text),
      doctorContactNumber: optional(text),
    }),
  ),
  orderingForMyself: optional(flag),
  patient: nullish(fields<Patient>({ name: text, age: number })),
  coupon: nullish(text),
  isCashOnDelivery: optional(flag),
  paymentMethod: optional(oneOf(...METHODS)),
  totalPrice: optional(number),
  deliveryCharge: optional(number),
  acceptedTerms: optional(flag),
  prescriptionRequest: nullish(filled),
})

/** The customer's own order, which waits for a payment of that kind. */
function payableOrder(context: AnyContext, id: string, kind: PaymentKind): Order {
  const { state, fail } = context
  const found = ownOrder(context, id)
  if (nextStep(found) !== 'payment') fail(422, refusals.paymentNotNeeded)
  const method = state.orderMethods.get(id)
  if (method !== undefined && kindOf(method) !== kind) fail(422, refusals.paymentMethodUnavailable)
  return found
}

const login = refusals.loginRequired

export const orderRoutes: Routes<
  | 'GET /get/pageBanners/CHECKOUT'
  | 'GET /get/checkoutConfig'
  | 'GET /get/promoCode'
  | 'POST /post/order'
  | 'POST /post/payment'
  | 'POST /post/verifyPayment'
  | 'POST /post/ccav/init'
  | 'GET /get/orderByUserId'
  | 'GET /get/userOrder'
  | 'PUT /update/cancelOrder'
  | 'GET /get/invoice'
> = {
  'GET /get/pageBanners/CHECKOUT': { answer: ({ state }) => ({ data: state.checkoutBanner }) },
  'GET /get/checkoutConfig': {
    answer: ({ state: { checkoutConfig } }) => ({
      data: { ...checkoutConfig, offers: offersOf(checkoutConfig) },
    }),
  },
  'GET /get/promoCode': {
    login: refusals.loginToApplyCoupon,
    query: { name: text },
    answer: ({ query, state, user }) => ({ data: couponNamed(state, user()._id, query['name'] ?? '') }),
  },
  'POST /post/order': {
    login: refusals.loginToCheckout,
    body: { order },
    answer(context) {
      const placed = placeOrder(context)
      return {
        data: { ...answeredOrder(placed), next: nextStep(placed) },
        message: 'Your Order Placed Successfully',
      }
    },
  },
  'POST /post/payment': {
    login,
    body: { amount: number, currency: oneOf('INR'), orderId: filled },
    answer(context) {
      const { _id, totalPrice } = payableOrder(context, context.asked.orderId, 'popup')
      const id = `gw-${_id}`
      context.state.popupPayments.set(_id, id)
      return { data: { id, amount: fromRupees(totalPrice), currency: 'INR' } }
    },
  },
  'POST /post/verifyPayment': {
    login,
    body: {
      order: fields<{ _id: string }>({ _id: filled }),
      payment: fields<Calls['POST /post/verifyPayment']['body']['payment']>({
        orderCreationId: text,
        razorpayPaymentId: text,
        razorpayOrderId: text,
        razorpaySignature: text,
      }),
    },
    answer(context) {
      const { asked, state, fail } = context
      const found = ownOrder(context, asked.order._id)
      const { orderCreationId, razorpayOrderId, razorpaySignature } = asked.payment
      const opened = state.popupPayments.get(found._id)
      const isNamedRight = orderCreationId === opened && razorpayOrderId === opened
      if (!isNamedRight || razorpaySignature !== state.goodSignature) {
        fail(422, refusals.paymentVerificationFailed)
      }
      if (found.isCanceled) fail(409, refusals.orderNotReceived)
      found.paymentStatus = 'paid'
      found.paymentDueAt = null
      context.user().cart = []
      return { data: answeredOrder(found), message: 'Your order has been confirmed.' }
    },
  },
  'POST /post/ccav/init': {
    login,
    body: { orderId: filled },
    answer(context) {
      const { _id } = payableOrder(context, context.asked.orderId, 'frame')
      const fields = { encRequest: _id, access_code: 'AV1' }
      return { data: { action: context.state.gatewayFormUrl, fields } }
    },
  },
  'GET /get/orderByUserId': {
    login,
    query: { id: filled, ...pageChecks },
    answer(context) {
      const { _id } = context.self(context.query['id'])
      const own = context.state.orders.filter((one) => one.user._id === _id)
      return pageOf(context, own.map(answeredOrder))
    },
  },
  'GET /get/userOrder': {
    login,
    query: { id: filled },
    answer: (context) => ({ data: answeredOrder(ownOrder(context, context.query['id'])) }),
  },
  'PUT /update/cancelOrder': {
    login,
    body: { id: filled, email: optional(text) },
    answer(context) {
      const found = ownOrder(context, context.asked.id)
      const { collected, wentBack, promisedBack } = moneyOf(found)
      Object.assign(found, cancelOrder(found, Date.now()), { paymentDueAt: null })
      const kept = paise(collected - wentBack - promisedBack)
      if (kept > 0) found.refunds.push({ amount: toRupees(kept), state: 'underway', at: null })
      return { data: answeredOrder(found), message: 'Your order has been deleted.' }
    },
  },
  'GET /get/invoice': {
    login,
    query: { orderId: filled },
    answer(context) {
      const { state, fail } = context
      const found = ownOrder(context, context.query['orderId'])
      if (!hasInvoice(found)) fail(422, refusals.invoiceAfterDelivery)
      const issued = state.invoices.find((one) => one.orderId === found._id)
      return { data: issued ?? invoiceOfOrder(state, found) }
    },
  },
}
