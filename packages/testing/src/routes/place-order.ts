import { checkQuantity, orderTotals, pricedLine, totalsInRupees } from '@dawakit/core/cart'
import type {
  Address,
  Coupon,
  Order,
  OrderInput,
  OrderProduct,
  PaymentMethod,
  Prescription,
  Product,
  User,
} from '@dawakit/core/contract'
import { checkCoupon, couponDiscount } from '@dawakit/core/coupon'
import { deliveryWindow } from '@dawakit/core/delivery'
import { fromRupees, paise } from '@dawakit/core/money'
import {
  CASH_ON_DELIVERY,
  checkPatient,
  checkPlaceOrder,
  nextStep,
  RESERVATION_MINUTES,
} from '@dawakit/core/order'
import { categorySlugOf, nameKey } from '@dawakit/core/product'
import * as refusals from '@dawakit/core/refusals'
import { isSameState } from '@dawakit/core/tax'
import type { ContractState } from '../contract-state.ts'
import { answeredOrder } from './answered-order.ts'
import { requireSold } from './never-sold.ts'
import { closeRequest, ownRequest, requirePrepared } from './prescription-request-routes.ts'
import { soldAs } from './products.ts'
import type { RouteContext } from './route.ts'

type Placing = RouteContext<'POST /post/order'>
type Sold = OrderProduct & Pick<Product, 'isForSale' | 'totalStocks' | 'saltComposition' | 'isGeneralProduct'>

/** A coupon as one customer may see it; null when there is none of that name. An own open order gives its use back. */
export function couponNamed(state: ContractState, userId: string, name: string): Coupon | null {
  const found = state.coupons.find((one) => nameKey(one.name) === nameKey(name))
  if (!found) return null
  const isUseOpen = state.orders.some(
    (one) => one.user._id === userId && one.coupon?.name === found.name && nextStep(one) === 'payment',
  )
  if (isUseOpen) return { ...found, maxLimit: found.maxLimit + 1, usedUsers: [] }
  return { ...found, usedUsers: found.usedUsers.filter((id) => id === userId) }
}

/** The order that an idempotency key or an equal open order stands for, else a new one of the server's own amounts. */
export function placeOrder(context: Placing): Order {
  const { state, asked, headers, self, user, fail } = context
  const { order } = asked
  const owner = self(order.user ?? user()._id)
  const key = headers.get('idempotency-key')
  const earlier = key ? state.ordersByKey.get(key) : undefined
  const body = JSON.stringify(order)
  if (earlier) return earlier.body === body ? earlier.order : fail(422, refusals.idempotencyMismatch)
  const placed = openOrder(context, owner, body, key !== null) ?? newOrder(context, owner)
  state.fingerprints.set(placed._id, body)
  if (key) state.ordersByKey.set(key, { body, order: placed })
  return placed
}

/**
 * The same order of the same customer that is still unpaid and holds the cart or, when no key tells them apart, has just
 * emptied it.
 */
function openOrder(context: Placing, owner: User, body: string, hasKey: boolean): Order | undefined {
  const { state } = context
  const isEmpty = owner.cart.length === 0
  if (!isEmpty && !isSameCart(owner.cart, linesOf(context, context.asked.order))) return undefined
  return state.orders.find(
    (one) =>
      one.user._id === owner._id &&
      state.fingerprints.get(one._id) === body &&
      (isEmpty ? !hasKey && one.isCashOnDelivery && !one.isCanceled : nextStep(one) === 'payment'),
  )
}

type Pieces = readonly Pick<OrderProduct, '_id' | 'quantity' | 'variant'>[]

/** Whether two carts hold the same, in any order. */
const isSameCart = (one: Pieces, other: Pieces) => piecesOf(one) === piecesOf(other)

const piecesOf = (lines: Pieces) =>
  JSON.stringify(lines.map(({ _id, variant, quantity }) => `${_id} ${!variant} ${quantity}`).sort())

/** Refuses what is not the customer's cart; an empty one with the order that it became. */
function requireCart({ state, fail }: Placing, owner: User, lines: Pieces): void {
  if (owner.cart.length === 0) {
    const placed = state.orders.find(
      (one) =>
        one.user._id === owner._id &&
        !one.isCanceled &&
        nextStep(one) === 'done' &&
        isSameCart(one.products, lines),
    )
    fail(422, refusals.cartEmpty, placed ? { data: { ...answeredOrder(placed), next: 'done' } } : {})
  }
  if (!isSameCart(owner.cart, lines)) fail(409, refusals.cartChanged, { data: owner.cart })
}

function newOrder(context: Placing, owner: User): Order {
  const { state, fail } = context
  const { order } = context.asked
  const lines = linesOf(context, order)
  requireSold(state, lines)
  const address = addressOf(context, owner, order)
  const request = order.prescriptionRequest ? ownRequest(context, order.prescriptionRequest) : null
  const prescriptions = prescriptionsOf(context, owner, order)
  const { acceptedTerms = false, orderingForMyself = true, patient } = order
  const refusal =
    checkPlaceOrder({ lines, acceptedTerms, address, prescriptions }) ??
    checkPatient({ orderingForMyself, patient })
  if (refusal || !address) return fail(422, refusal ?? refusals.addAddress)
  for (const { quantity, isForSale } of lines) {
    checkQuantity(quantity, { isForSale, totalStocks: Number.POSITIVE_INFINITY })
  }
  const method = methodOf(context, order)
  if (!state.pincodes.some((one) => one.pincode === address.pincode)) fail(422, refusals.pincodeUnavailable)
  const shipping =
    state.states.find((one) => isSameState(one.stateName, address.stateName)) ??
    fail(422, refusals.stateUnavailable)
  requireCart(context, owner, lines)
  if (request) requirePrepared(context, request, lines)
  for (const line of lines) checkQuantity(line.quantity, line)
  const priced = lines.map(pricedLine)
  const coupon = order.coupon?.trim() ? couponNamed(state, owner._id, order.coupon) : null
  if (order.coupon?.trim()) checkCoupon({ coupon, userId: owner._id, lines, at: Date.now() })
  const totals = totalsInRupees(
    orderTotals({
      lines: priced,
      discount: coupon ? couponDiscount(coupon, priced) : paise(0),
      deliveryFee: fromRupees(shipping.shippingFees),
    }),
  )
  const differs = (given: number | undefined, right: number) => given !== undefined && given !== right
  if (differs(order.totalPrice, totals.total) || differs(order.deliveryCharge, totals.deliveryCharge)) {
    fail(409, refusals.totalsChanged, { data: totals })
  }
  const { cashCeiling = totals.total } = state.checkoutConfig
  if (method === CASH_ON_DELIVERY && totals.total > cashCeiling) fail(422, refusals.cashAboveCeiling)
  if (coupon) claimCoupon(state, owner, coupon)
  const { tat: tatDays } = shipping
  const placed = orderOf(context, owner, { lines, address, prescriptions, method, totals, coupon, tatDays })
  state.orders.unshift(placed)
  state.orderMethods.set(placed._id, method)
  if (nextStep(placed) === 'done') owner.cart = []
  if (request && nextStep(placed) === 'done') closeRequest(request, placed)
  return placed
}

/** The lines at today's prices; two of one product and variant become one. */
function linesOf(context: Placing, order: OrderInput): Sold[] {
  const lines: Sold[] = []
  for (const { _id, quantity, variant: chosen } of order.products) {
    const { product, variant } = soldAs(context, _id, chosen)
    const same = lines.find((line) => line._id === product._id && !line.variant === !variant)
    if (same) same.quantity += quantity
    else lines.push({ ...product, quantity, variant, categorySlug: categorySlugOf(product) })
  }
  return lines
}

/** The saved address that the order names: null when it names none, a 404 when it is not the customer's. */
function addressOf({ fail }: Placing, owner: User, order: OrderInput): Address | null {
  const named = order.shippingAddress
  const id = typeof named === 'string' ? named : named?.id
  if (!id) return null
  return owner.shippingAddresses.find((one) => one.id === id) ?? fail(404, refusals.addAddress)
}

/** The same for the prescriptions. */
function prescriptionsOf({ state, fail }: Placing, owner: User, order: OrderInput): Prescription[] {
  const request = state.prescriptionRequests.find(({ id }) => id === order.prescriptionRequest)
  const read = request?.prescriptions ?? []
  const wanted = [...read.map(({ id }) => id), ...(order.prescriptions ?? [])]
  return [...new Set(wanted)].map((id) => {
    const own = [...owner.prescriptions, ...read].find((one) => one.id === id)
    return own ?? fail(404, refusals.selectPrescription)
  })
}

function methodOf({ state, fail }: Placing, order: OrderInput): PaymentMethod {
  const { paymentMethods } = state.checkoutConfig
  const method = order.paymentMethod ?? (order.isCashOnDelivery ? 'cod' : paymentMethods[0])
  const isOffered = method !== undefined && paymentMethods.includes(method)
  return isOffered ? method : fail(422, refusals.paymentMethodUnavailable)
}

function claimCoupon(state: ContractState, owner: User, { name }: Coupon): void {
  const coupon = state.coupons.find((one) => one.name === name)
  if (!coupon) return
  coupon.maxLimit -= 1
  coupon.usedUsers = [...coupon.usedUsers, owner._id]
}

interface Priced {
  lines: readonly Sold[]
  address: Address
  prescriptions: Prescription[]
  method: PaymentMethod
  totals: Order['totals']
  coupon: Coupon | null
  tatDays: number
}

function orderOf({ state, asked }: Placing, owner: User, priced: Priced): Order {
  const { lines, address, prescriptions, method, totals, coupon, tatDays } = priced
  const { doctorInfo, orderingForMyself = true, patient = null } = asked.order
  const { _id, email, mobileNumber, username } = owner
  const number = state.orders.length + 1
  const orderedAt = new Date().toISOString()
  return {
    _id: `o-${number}`,
    orderNumber: `DK-2611-${String(number).padStart(6, '0')}`,
    user: { _id, email, mobileNumber, username },
    products: lines.map((line) => ({
      _id: line._id,
      name: line.name,
      slug: line.slug,
      thumbnailUrl: line.thumbnailUrl,
      quantity: line.quantity,
      salesPrice: line.salesPrice,
      purchasedPrice: line.purchasedPrice,
      packageSize: line.packageSize,
      variant: line.variant,
      isPrescriptionNeeded: line.isPrescriptionNeeded,
      categorySlug: line.categorySlug,
    })),
    prescriptions,
    orderedAt,
    shippingAddress: address,
    doctorInfo: { doctorName: '', doctorEmail: '', doctorContactNumber: '', ...doctorInfo },
    orderingForMyself,
    patient: orderingForMyself ? null : patient,
    totals,
    totalPrice: totals.total,
    coupon: coupon && { name: coupon.name, discountPercentage: coupon.discountPercentage },
    paymentStatus: totals.total === 0 ? 'paid' : 'unpaid',
    paymentDueAt:
      method === 'cod' || totals.total === 0
        ? null
        : new Date(Date.now() + RESERVATION_MINUTES * 60_000).toISOString(),
    refunds: [],
    review: lines.some((line) => line.isPrescriptionNeeded)
      ? { state: 'waiting', question: null, pharmacist: null }
      : null,
    shipments: [],
    returns: [],
    creditNotes: [],
    endReason: null,
    deliveryCharge: totals.deliveryCharge,
    deliveryStatus: 'pending',
    deliveryStatusTiming: {
      pending: orderedAt,
      confirmed: null,
      pickedUp: null,
      onTheWay: null,
      delivered: null,
    },
    isCanceled: false,
    canceledAt: null,
    isCashOnDelivery: method === 'cod',
    deliveryWindow: deliveryWindow({ at: Date.now(), tatDays }),
  }
}
