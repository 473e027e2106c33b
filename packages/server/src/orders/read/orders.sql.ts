import type { Order, OrderBalance, OrderProduct, OrderRefund } from '@dawakit/core/contract'
import { toRupees } from '@dawakit/core/money'
import { CASH_ON_DELIVERY, nextStep } from '@dawakit/core/order'
import { shownPicture } from '../../catalogue/pictures/shown-picture.ts'
import type { HeldCustomer } from '../../ground/database/lock-customer.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import type { SignedInCaller } from '../../ground/http/define-call.ts'
import { variantOfKey } from '../../people/cart/variant-key.ts'
import { toPrescription } from '../../people/customers/read-user.ts'
import { isToBeMade } from './is-to-be-made.ts'
import { readOrderBalances } from './order-balance.sql.ts'
import type { OrderLineRow, OrderRow, OrderWork } from './order-rows.ts'
import { readOrderWork, workOfNew } from './order-work.sql.ts'
import { readShipments } from './shipments.sql.ts'

export type { OrderLineRow, OrderRow } from './order-rows.ts'

/** All that is written of an order. */
export interface OrderRows {
  order: OrderRow
  /** In their order. */
  lines: readonly OrderLineRow[]
  /** Ids, in their order. */
  prescriptions: readonly string[]
  /** A new order has none. */
  refunds?: readonly OrderRefund[]
  /** A new order has none but the check that it waits for. */
  work?: OrderWork | undefined
  /** Of a new order all is to be paid. */
  balance?: OrderBalance | undefined
}

const isoTime = (at: number) => new Date(at).toISOString()
const isoOrNull = (at: number | null) => (at === null ? null : isoTime(at))

/** The lines of some orders, in the order of each. */
export async function readOrderLines(
  db: Database,
  orderIds: readonly string[],
): Promise<Map<string, OrderLineRow[]>> {
  const byOrder = new Map<string, OrderLineRow[]>(orderIds.map((id) => [id, []]))
  if (orderIds.length === 0) return byOrder
  const rows = await db
    .selectFrom('order_line')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('order_id')
    .orderBy('line_no')
    .execute()
  for (const row of rows) byOrder.get(row.order_id)?.push(row)
  return byOrder
}

/** What goes back of some orders' money, oldest first: through the gateway, or by hand where it was paid in cash. */
async function readRefunds(
  db: Database,
  rows: readonly OrderRow[],
): Promise<(OrderRefund & { orderId: string })[]> {
  return [...(await readGatewayRefunds(db, rows)), ...(await readPayouts(db, rows))]
}

/** Nothing is asked where an online payment is awaited. */
async function readPayouts(
  db: Database,
  rows: readonly OrderRow[],
): Promise<(OrderRefund & { orderId: string })[]> {
  const paid = rows.filter(
    (row) => row.payment_status !== 'unpaid' || row.payment_method === CASH_ON_DELIVERY,
  )
  if (paid.length === 0) return []
  const found = await db
    .selectFrom('payout')
    .select(['order_id', 'amount_paise', 'paid_at', 'pay_to_sealed'])
    .where(
      'order_id',
      'in',
      paid.map(({ id }) => id),
    )
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return found.map(({ order_id, amount_paise, paid_at, pay_to_sealed }) => ({
    orderId: order_id,
    amount: toRupees(amount_paise),
    state: paid_at === null ? 'underway' : 'done',
    at: isoOrNull(paid_at),
    isByHand: true,
    ...(paid_at === null && pay_to_sealed === null ? { needsPayTo: true as const } : {}),
  }))
}

/** Nothing is asked where nothing was paid online. */
async function readGatewayRefunds(
  db: Database,
  rows: readonly OrderRow[],
): Promise<(OrderRefund & { orderId: string })[]> {
  // An order that ended unpaid may have been paid too late, or twice.
  const mayHave = rows.filter(
    (row) =>
      row.payment_method !== CASH_ON_DELIVERY &&
      (row.payment_status !== 'unpaid' || row.canceled_at !== null),
  )
  if (mayHave.length === 0) return []
  const found = await db
    .selectFrom('refund')
    .select(['order_id', 'amount_paise', 'status', 'updated_at'])
    .where(
      'order_id',
      'in',
      mayHave.map(({ id }) => id),
    )
    .where(isToBeMade)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return found.map(({ order_id, amount_paise, status, updated_at }) => ({
    orderId: order_id,
    amount: toRupees(amount_paise),
    // One that failed is a person's work: the money is still owed.
    state: status === 'done' ? 'done' : 'underway',
    at: status === 'done' ? isoTime(updated_at) : null,
  }))
}

/** Order rows as the contract shows them, in the same order. */
export async function toOrders(db: Database, rows: readonly OrderRow[]): Promise<Order[]> {
  if (rows.length === 0) return []
  const ids = rows.map((row) => row.id)
  const lines = await readOrderLines(db, ids)
  const prescriptions = await db
    .selectFrom('order_prescription')
    .selectAll()
    .where('order_id', 'in', ids)
    .orderBy('prescription_id')
    .execute()
  const customers = await db
    .selectFrom('customer')
    .select(['id', 'email', 'mobile', 'username'])
    .where('id', 'in', [...new Set(rows.map((row) => row.user_id))])
    .execute()
  const refunds = await readRefunds(db, rows)
  const shipments = await readShipments(
    db,
    rows.filter(({ packing }) => packing !== 'none').map(({ id }) => id),
  )
  const work = await readOrderWork(db, rows, lines, shipments)
  const balances = await readOrderBalances(db, rows, lines, shipments)
  return rows.map((order) => {
    const own = prescriptions.filter(({ order_id }) => order_id === order.id)
    return toOrder(
      {
        order,
        lines: lines.get(order.id) ?? [],
        prescriptions: own.map(({ prescription_id }) => prescription_id),
        refunds: refunds
          .filter(({ orderId }) => orderId === order.id)
          .map(({ orderId: _, ...refund }) => refund),
        work: work.get(order.id),
        balance: balances.get(order.id),
      },
      customers.find(({ id }) => id === order.user_id),
    )
  })
}

/** An order as the contract shows it. @param customer - Whose it is. */
export function toOrder(
  { order, lines, prescriptions, refunds = [], work, balance = balanceOfNew(order) }: OrderRows,
  customer: HeldCustomer | undefined,
): Order {
  return {
    _id: order.id,
    orderNumber: order.number,
    user: {
      _id: order.user_id,
      email: customer?.email ?? '',
      mobileNumber: customer?.mobile ?? '',
      username: customer?.username ?? '',
    },
    products: lines.map(toOrderProduct),
    prescriptions: prescriptions.map(toPrescription),
    refunds: [...refunds],
    balance,
    ...(work ?? workOfNew(lines)),
    ...toOrderFields(order),
  }
}

const balanceOfNew = ({ total_paise }: OrderRow): OrderBalance => ({
  toPay: toRupees(total_paise),
  paid: 0,
  goesBack: 0,
  wentBack: 0,
})

function toOrderFields(
  row: OrderRow,
): Omit<
  Order,
  '_id' | 'orderNumber' | 'user' | 'products' | 'prescriptions' | 'refunds' | 'balance' | keyof OrderWork
> {
  const deliveryFee = toRupees(row.shipping_paise)
  const totalPrice = toRupees(row.total_paise)
  const standing = {
    paymentStatus: row.payment_status,
    isCanceled: row.canceled_at !== null,
    isCashOnDelivery: row.payment_method === CASH_ON_DELIVERY,
  }
  return {
    ...standing,
    orderedAt: isoTime(row.ordered_at),
    shippingAddress: JSON.parse(row.address) as Order['shippingAddress'],
    doctorInfo: JSON.parse(row.doctor) as Order['doctorInfo'],
    orderingForMyself: row.is_for_myself === 1,
    patient: row.patient === null ? null : (JSON.parse(row.patient) as Order['patient']),
    totals: {
      subTotal: toRupees(row.sub_total_paise),
      savings: toRupees(row.savings_paise),
      discount: toRupees(row.discount_paise),
      deliveryCharge: deliveryFee,
      total: totalPrice,
    },
    totalPrice,
    coupon:
      row.coupon_name === null
        ? null
        : { name: row.coupon_name, discountPercentage: row.coupon_percent ?? 0 },
    paymentDueAt: nextStep(standing) === 'payment' ? isoOrNull(row.reserved_until) : null,
    deliveryCharge: deliveryFee,
    deliveryStatus: row.delivery_status,
    deliveryStatusTiming: {
      pending: isoTime(row.ordered_at),
      confirmed: isoOrNull(row.confirmed_at),
      pickedUp: isoOrNull(row.picked_up_at),
      onTheWay: isoOrNull(row.on_the_way_at),
      delivered: isoOrNull(row.delivered_at),
    },
    canceledAt: isoOrNull(row.canceled_at),
    endReason: row.end_reason,
    deliveryWindow: { from: row.window_from, to: row.window_to },
  }
}

function toOrderProduct(line: OrderLineRow): OrderProduct {
  return {
    _id: line.product_id,
    name: line.name,
    slug: line.slug,
    thumbnailUrl: shownPicture(line.thumbnail, line.product_id),
    quantity: line.quantity,
    salesPrice: toRupees(line.price_paise),
    purchasedPrice: toRupees(line.mrp_paise),
    packageSize: line.package_size,
    variant: variantOfKey(line.variant_key),
    isPrescriptionNeeded: line.is_prescription === 1,
    categorySlug: line.category_slug,
    ...(line.ordered_quantity !== null && { orderedQuantity: line.ordered_quantity }),
    ...(line.declined_reason !== null && { declinedReason: line.declined_reason }),
  }
}

/** @returns null when there is no such order. */
export async function findOrderRow(db: Database, orderId: string): Promise<OrderRow | null> {
  const row = await db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirst()
  return row ?? null
}

/** @throws {Error} when there is no such order. */
export async function readOrder(db: Database, orderId: string): Promise<Order> {
  const row = await db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow()
  const [order] = await toOrders(db, [row])
  if (!order) throw new Error('An order row without an order.')
  return order
}

/** One page of a customer's orders, newest first; on a partner's page of those that were placed there. */
export async function listOrders(
  db: Database,
  { userId, partner }: Pick<SignedInCaller, 'userId' | 'partner'>,
  page: { limit: number; offset: number },
): Promise<{ orders: Order[]; totalCount: number }> {
  let own = db.selectFrom('orders').where('user_id', '=', userId)
  if (partner) own = own.where('partner_key', '=', partner.key)
  const rows = await own
    .selectAll()
    .orderBy('ordered_at', 'desc')
    .orderBy('id')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  const { count } = await own.select((column) => column.fn.countAll().as('count')).executeTakeFirstOrThrow()
  return { orders: await toOrders(db, rows), totalCount: Number(count) }
}
