import { orderTotals, type TotalsInPaise, totalsInRupees } from '@dawakit/core/cart'
import type { Address, Order, PaymentMethod } from '@dawakit/core/contract'
import { checkCoupon, couponDiscount, couponShares } from '@dawakit/core/coupon'
import { type DeliveryWindow, deliveryWindow } from '@dawakit/core/delivery'
import { type Paise, paise } from '@dawakit/core/money'
import { checkPlaceOrder, RESERVATION_MINUTES } from '@dawakit/core/order'
import { nameKey } from '@dawakit/core/product'
import {
  notYours,
  paymentMethodUnavailable,
  pincodeUnavailable,
  RuleError,
  stateUnavailable,
  totalsChanged,
} from '@dawakit/core/refusals'
import { ownAddress } from '../addresses/own-address.ts'
import { deleteCart } from '../cart/cart.sql.ts'
import type { ServerContext } from '../context/server-context.ts'
import { claimCoupon, type FoundCoupon, findCoupon } from '../coupons/coupons.sql.ts'
import { lockCustomer } from '../customers/lock-customer.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { newId } from '../database/new-id.ts'
import type { Database } from '../database/schema/index.ts'
import { CallError } from '../http/call-error.ts'
import { findPincode } from '../pincodes/find-pincode.ts'
import { stateKey } from '../pincodes/state-key.ts'
import { ownPrescriptions } from '../prescriptions/own-prescriptions.ts'
import { checkSellable, checkStock, couponLine, type DraftLine, draftLines } from './draft-lines.ts'
import { endOrder } from './end-order.ts'
import { contentHash, pointKeyAt, takeKey } from './idempotency.ts'
import { openOrders, sameCashOrder } from './open-orders.ts'
import { tellPlaced } from './order-messages.ts'
import { newOrderNumber } from './order-number.ts'
import type { OrderRequest } from './orders.schemas.ts'
import { readOrder } from './orders.sql.ts'
import { takeFromShelf } from './stock.ts'

const MINUTE_MS = 60_000
/** Unpaid orders of one customer that may hold stock; with one more, the oldest ends. */
const OPEN_ORDERS_MAX = 5

interface Placing {
  userId: string
  /** The Idempotency-Key, null without one. */
  key: string | null
  order: OrderRequest
}

interface Draft {
  orderId: string
  userId: string
  order: OrderRequest
  now: number
  isServiceable: boolean
  method: PaymentMethod
  lines: DraftLine[]
  address: Address
  prescriptions: string[]
  shipping: { fee: Paise; window: DeliveryWindow }
}

/**
 * Places an order: everything in it is decided here, in one transaction, and the client's totals are only
 * compared. The same request again (by Idempotency-Key, or the unchanged cart of an open unpaid order) is
 * answered with the order that it made.
 *
 * @throws {CallError | RuleError} with the sentence of the first thing that is in the way; nothing is changed then
 */
export async function placeOrder(context: ServerContext, placing: Placing): Promise<Order> {
  const { db, outbox } = context
  if (placing.order.user !== undefined && placing.order.user !== placing.userId) {
    throw new CallError(403, notYours)
  }
  const isServiceable = await isPincodeServiceable(context, placing)
  const order = await inTransaction(db, (trx) => placeIn(trx, context, { ...placing, isServiceable }))
  outbox.wake()
  return order
}

async function placeIn(
  trx: Database,
  context: ServerContext,
  placing: Placing & { isServiceable: boolean },
): Promise<Order> {
  const { userId, key, order, isServiceable } = placing
  const now = context.clock()
  const orderId = newId()
  await lockCustomer(trx, userId)
  if (key !== null) {
    const made = await takeKey(trx, { userId, key, bodyHash: contentHash(order), orderId, now })
    if (made !== null) return readOrder(trx, made)
  }
  const draft = await makeDraft(trx, context, { orderId, userId, order, now, isServiceable })
  const fingerprint = fingerprintOf(draft)
  const open = await openOrders(trx, userId)
  const same =
    open.find(({ row }) => row.fingerprint === fingerprint && (row.reserved_until ?? 0) > now)?.row ??
    (key === null && draft.method === 'cod' ? await sameCashOrder(trx, userId, fingerprint, now) : null)
  if (same) {
    const answered = await readOrder(trx, same.id)
    compareTotals(order, answered.totals)
    if (key !== null) await pointKeyAt(trx, { userId, key, orderId: same.id })
    return answered
  }

  // An earlier attempt that was not paid holds the very pieces or coupon that this one wants: it ends now.
  const coupon = order.coupon?.trim() ? await couponOf(trx, order.coupon, draft) : undefined
  const wanted = new Set(draft.lines.map((line) => line.productId))
  const couponKey = nameKey(order.coupon ?? '')
  const superseded = open.filter(
    ({ row, lines }, index) =>
      index >= OPEN_ORDERS_MAX - 1 ||
      lines.some((line) => wanted.has(line.productId)) ||
      (couponKey !== '' && row.coupon_name !== null && nameKey(row.coupon_name) === couponKey),
  )
  const own = new Map<string, number>()
  for (const { productId, quantity } of superseded.flatMap(({ lines }) => lines)) {
    own.set(productId, (own.get(productId) ?? 0) + quantity)
  }
  checkStock(draft.lines, own)
  const applied =
    coupon === undefined
      ? null
      : checkedCoupon(
          coupon,
          draft,
          superseded.map(({ row }) => row.id),
        )
  const totals = orderTotals({
    lines: draft.lines,
    discount: applied ? couponDiscount(applied, draft.lines.map(couponLine)) : paise(0),
    deliveryCharge: draft.shipping.fee,
  })
  compareTotals(order, totalsInRupees(totals))

  for (const { row } of superseded) {
    // Paid in this very moment: then it stands, and its pieces and coupon are missed below.
    await endOrder(trx, row, now)
  }
  const isPaid = totals.total === 0
  await takeFromShelf(trx, draft.lines, draft.method === 'cod' || isPaid ? 'taken' : 'held')
  if (applied) await claimCoupon(trx, { couponId: applied.id, userId, orderId, now })
  await writeOrder(trx, draft, { totals, coupon: applied, fingerprint, isPaid })
  const placed = await readOrder(trx, orderId)
  if (nextStep(placed) === 'done') {
    await deleteCart(trx, userId)
    await tellPlaced(trx, context, placed)
  }
  return placed
}

/** What comes next for an order: its payment, or nothing any more. */
export function nextStep(order: Order): 'payment' | 'done' {
  const isOpen = order.paymentStatus === 'unpaid' || order.paymentStatus === 'failed'
  return !order.isCashOnDelivery && isOpen && !order.isCanceled ? 'payment' : 'done'
}

/** Asked before the transaction: an unknown pincode is asked of the postal service over the network. */
async function isPincodeServiceable(context: ServerContext, { userId, order }: Placing): Promise<boolean> {
  const named = order.shippingAddress
  const address = await context.db
    .selectFrom('address')
    .select('pincode')
    .where('id', '=', (typeof named === 'string' ? named : named?.id) ?? '')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return !address || (await findPincode(context, address.pincode)) !== null
}

async function makeDraft(
  trx: Database,
  { config }: ServerContext,
  base: Pick<Draft, 'orderId' | 'userId' | 'order' | 'now' | 'isServiceable'>,
): Promise<Draft> {
  const { order, userId, now } = base
  const lines = await draftLines(trx, order.products)
  const address = await ownAddress(trx, userId, order.shippingAddress)
  const prescriptions = await ownPrescriptions(trx, userId, order.prescriptions ?? [])
  const { acceptedTerms } = order
  const refusal = checkPlaceOrder({ lines, acceptedTerms, address, prescriptions })
  if (refusal) throw new CallError(422, refusal)
  checkSellable(lines)
  const method = methodOf(order, config.paymentMethods)
  if (!base.isServiceable) throw new RuleError(pincodeUnavailable)
  const { stateName } = address as Address
  const state = await trx
    .selectFrom('state_shipping')
    .select(['fee_paise', 'tat_days'])
    .where('state_key', '=', stateKey(stateName))
    .executeTakeFirst()
  if (!state) throw new CallError(422, stateUnavailable)
  return {
    ...base,
    method,
    lines,
    address: address as Address,
    prescriptions,
    shipping: {
      fee: state.fee_paise,
      window: deliveryWindow({ at: now, tatDays: state.tat_days }),
    },
  }
}

function methodOf(order: OrderRequest, offered: readonly PaymentMethod[]): PaymentMethod {
  const method = order.paymentMethod ?? (order.isCashOnDelivery ? 'cod' : offered[0])
  if (method === undefined || !offered.includes(method)) throw new CallError(422, paymentMethodUnavailable)
  return method
}

/** @returns null when there is none of that name. */
function couponOf(trx: Database, name: string, { userId, lines }: Draft): Promise<FoundCoupon | null> {
  return findCoupon(
    trx,
    name,
    userId,
    lines.map((line) => line.productId),
  )
}

/**
 * The coupon as the rule sees it: a use by an own order that ends now does not count.
 * @throws {RuleError} the coupon's sentences
 */
function checkedCoupon(coupon: FoundCoupon | null, draft: Draft, ending: readonly string[]): FoundCoupon {
  const isOwnUse = coupon?.usedBy !== undefined && ending.includes(coupon.usedBy)
  const seen =
    coupon && isOwnUse ? { ...coupon, maxLimit: coupon.maxLimit + 1, usedUsers: [] as string[] } : coupon
  checkCoupon({ coupon: seen, userId: draft.userId, lines: draft.lines.map(couponLine), at: draft.now })
  return coupon as FoundCoupon
}

/** @throws {CallError} 409 `totals-changed` with the right totals */
function compareTotals(order: OrderRequest, right: Order['totals']): void {
  const differs = (given: number | undefined, expected: number) =>
    given !== undefined && Math.abs(given - expected) > 0.000_001
  if (differs(order.totalPrice, right.total) || differs(order.deliveryCharge, right.deliveryCharge)) {
    throw new CallError(409, totalsChanged, { data: right })
  }
}

/** The same for two requests that mean one order: who, what at which price, where to, how paid. */
function fingerprintOf(draft: Draft): string {
  const { userId, lines, address, order, method, shipping, prescriptions } = draft
  return contentHash([
    userId,
    lines
      .map(({ productId, variantKey, quantity, price }) => [productId, variantKey, quantity, price])
      .sort((one, other) => (String(one) < String(other) ? -1 : 1)),
    address,
    nameKey(order.coupon ?? ''),
    method,
    shipping.fee,
    [...prescriptions].sort(),
    order.doctorInfo ?? null,
    order.orderingForMyself,
  ])
}

async function writeOrder(
  trx: Database,
  draft: Draft,
  order: { totals: TotalsInPaise; coupon: FoundCoupon | null; fingerprint: string; isPaid: boolean },
): Promise<void> {
  const { orderId, now, lines, shipping, order: request } = draft
  const { totals, coupon, fingerprint, isPaid } = order
  const isPlaced = draft.method === 'cod' || isPaid
  const { doctorName = '', doctorEmail = '', doctorContactNumber = '' } = request.doctorInfo ?? {}
  await trx
    .insertInto('orders')
    .values({
      id: orderId,
      number: newOrderNumber(now),
      user_id: draft.userId,
      delivery_status: 'pending',
      payment_status: isPaid ? 'paid' : 'unpaid',
      payment_method: draft.method,
      stock_state: isPlaced ? 'taken' : 'held',
      reserved_until: isPlaced ? null : now + RESERVATION_MINUTES * MINUTE_MS,
      sub_total_paise: totals.subTotal,
      savings_paise: totals.savings,
      discount_paise: totals.discount,
      shipping_paise: totals.deliveryCharge,
      total_paise: totals.total,
      coupon_name: coupon?.name ?? null,
      coupon_percent: coupon?.discountPercentage ?? null,
      address: JSON.stringify(draft.address),
      doctor: JSON.stringify({ doctorName, doctorEmail, doctorContactNumber }),
      is_for_myself: request.orderingForMyself ? 1 : 0,
      window_from: shipping.window.from,
      window_to: shipping.window.to,
      fingerprint,
      ordered_at: now,
      confirmed_at: null,
      picked_up_at: null,
      on_the_way_at: null,
      delivered_at: null,
      canceled_at: null,
    })
    .execute()
  const shares = coupon ? couponShares(coupon, lines.map(couponLine)) : []
  await trx
    .insertInto('order_line')
    .values(
      lines.map((line, index) => ({
        order_id: orderId,
        line_no: index + 1,
        product_id: line.productId,
        name: line.name,
        slug: line.slug,
        category_slug: line.categorySlug,
        thumbnail: line.thumbnail,
        package_size: line.packageSize,
        variant_key: line.variantKey,
        quantity: line.quantity,
        price_paise: line.price,
        mrp_paise: line.mrp,
        discount_paise: shares[index] ?? 0,
        hsn: line.hsn,
        gst_bp: line.gstBasisPoints,
        is_prescription: line.isPrescriptionNeeded ? 1 : 0,
      })),
    )
    .execute()
  if (draft.prescriptions.length === 0) return
  await trx
    .insertInto('order_prescription')
    .values(draft.prescriptions.map((id) => ({ order_id: orderId, prescription_id: id })))
    .execute()
}
