import type { Order } from '@dawakit/core/contract'
import { formatAmount, type Paise, paise } from '@dawakit/core/money'
import { amendedTotals, amendLine, CASH_ON_DELIVERY, type DiscountedLine } from '@dawakit/core/order'
import { amendNotAllowed, orderNotFound, piecesPacked, RuleError } from '@dawakit/core/refusals'
import { writeEntry } from '../balance/write-entry.ts'
import type { ServerContext } from '../context/server-context.ts'
import type { Database } from '../database/schema/index.ts'
import { endOrder } from './end-order.ts'
import { tellAmended, tellCancelled } from './order-messages.ts'
import { findOrderRow, type OrderLineRow, type OrderRow, readOrder, readOrderLines } from './orders.sql.ts'
import { writePacking } from './packing.sql.ts'
import { requestRefund } from './request-refund.ts'
import { returning, shiftStock } from './stock.ts'

/** A line of which fewer pieces are supplied. */
export interface Amendment {
  lineNo: number
  /** What is supplied: whole pieces, below what the line has; 0 declines it. */
  quantity: number
  /** Why, as the customer reads it. */
  reason: string
}

export interface Amended {
  order: Order
  /** What will be paid back online; 0 where nothing was paid, or in cash. */
  refunded: Paise
  /** Nothing was left: the order has ended. */
  isEnded: boolean
}

/**
 * The pharmacy supplies less than was ordered: lines, totals and coupon shares shrink, the pieces go back to the shelf, what
 * was paid too much goes back, and the customer is told. An order of which nothing would be left ends as it is, and all of
 * it goes back. The order is locked by the caller, who wakes outbox and restock after the commit.
 *
 * @param amendments - At least one, each of another line.
 * @throws {RuleError} `order-not-found`; `amend-not-allowed` where it is not placed, has left or has ended;
 * `pieces-packed` where they are in a parcel
 * @throws {RangeError} for a line or a quantity that the order does not have
 */
export async function amendOrder(
  trx: Database,
  context: Pick<ServerContext, 'clock' | 'config'>,
  orderId: string,
  amendments: readonly Amendment[],
): Promise<Amended> {
  const row = await findOrderRow(trx, orderId)
  if (!row) throw new RuleError(orderNotFound)
  const isOpen = row.stock_state === 'taken' && ['pending', 'confirmed'].includes(row.delivery_status)
  if (!isOpen || row.canceled_at !== null) throw new RuleError(amendNotAllowed)
  const lines = (await readOrderLines(trx, [orderId])).get(orderId) ?? []
  const cuts = amendments.map((amendment) => cutOf(lines, amendment))
  await requireUnpacked(trx, orderId, amendments)
  const cutLines = new Map(cuts.map(({ line, after }) => [line, after]))
  const left = lines.map((line) => cutLines.get(line) ?? pricedRow(line))
  if (left.every(({ quantity }) => quantity === 0)) return endAmended(trx, context, row, amendments)
  await writeCuts(trx, cuts)
  const refunded = await lowerTotals(trx, row, left, context.clock())
  const pieces = cuts.map(({ line, after }) => ({
    productId: line.product_id,
    quantity: line.quantity - after.quantity,
  }))
  await shiftStock(trx, returning(pieces, 'taken'))
  await writePacking(trx, orderId)
  const order = await readOrder(trx, orderId)
  const amended = lines.flatMap((line, index) => (cutLines.has(line) ? (order.products[index] ?? []) : []))
  await tellAmended(trx, context, order, { amended, refund: shown(refunded) })
  return { order, refunded, isEnded: false }
}

const shown = (refunded: Paise) => (refunded > 0 ? formatAmount(refunded) : null)

/** Nothing is left: the order ends with what it had. */
async function endAmended(
  trx: Database,
  context: Pick<ServerContext, 'clock' | 'config'>,
  row: OrderRow,
  amendments: readonly Amendment[],
): Promise<Amended> {
  const now = context.clock()
  const reason = [...new Set(amendments.map((amendment) => amendment.reason))].join(' ')
  if (!(await endOrder(trx, row, now, 'staff', reason))) throw new RuleError(amendNotAllowed)
  const refunded = await requestRefund(trx, {
    orderId: row.id,
    reason: 'cancelled',
    now,
    isPromiseEnough: true,
  })
  const order = await readOrder(trx, row.id)
  await tellCancelled(trx, context, order, shown(refunded))
  return { order, refunded, isEnded: true }
}

interface Cut {
  line: OrderLineRow
  after: DiscountedLine & { reason: string }
}

function cutOf(lines: readonly OrderLineRow[], { lineNo, quantity, reason }: Amendment): Cut {
  const line = lines.find(({ line_no }) => line_no === lineNo)
  if (!line || quantity >= line.quantity) throw new RangeError(`Line ${lineNo} is not made smaller.`)
  return { line, after: { ...amendLine(pricedRow(line), quantity), reason } }
}

const pricedRow = (line: OrderLineRow): DiscountedLine => ({
  quantity: line.quantity,
  price: line.price_paise,
  mrp: line.mrp_paise,
  discount: line.discount_paise,
})

async function writeCuts(trx: Database, cuts: readonly Cut[]): Promise<void> {
  for (const { line, after } of cuts) {
    await trx
      .updateTable('order_line')
      .set({
        quantity: after.quantity,
        discount_paise: after.discount,
        ordered_quantity: line.ordered_quantity ?? line.quantity,
        declined_reason: after.reason,
      })
      .where('order_id', '=', line.order_id)
      .where('line_no', '=', line.line_no)
      .execute()
  }
}

/** Also what is in a parcel that came back is not on the shelf. @throws {RuleError} `pieces-packed` */
async function requireUnpacked(
  trx: Database,
  orderId: string,
  amendments: readonly Amendment[],
): Promise<void> {
  const packed = await trx
    .selectFrom('shipment_line')
    .innerJoin('shipment', 'shipment.id', 'shipment_line.shipment_id')
    .select(['line_no', (column) => column.fn.sum<number>('quantity').as('pieces')])
    .where('order_id', '=', orderId)
    .groupBy('line_no')
    .execute()
  for (const { lineNo, quantity } of amendments) {
    const pieces = packed.find(({ line_no }) => line_no === lineNo)?.pieces ?? 0
    if (quantity < Number(pieces)) throw new RuleError(piecesPacked)
  }
}

/** Writes what the order comes to now. @returns what will be paid back online */
async function lowerTotals(
  trx: Database,
  row: OrderRow,
  left: readonly DiscountedLine[],
  now: number,
): Promise<Paise> {
  const totals = amendedTotals(left, row.shipping_paise)
  await trx
    .updateTable('orders')
    .set({
      sub_total_paise: totals.subTotal,
      savings_paise: totals.savings,
      discount_paise: totals.discount,
      total_paise: totals.total,
    })
    .where('id', '=', row.id)
    .execute()
  const less = paise(row.total_paise - totals.total)
  await writeEntry(trx, {
    orderId: row.id,
    kind: 'lessened',
    amount: less,
    subject: row.id,
    once: `amended:${row.id}:${totals.total}`,
    at: now,
  })
  if (row.payment_method === CASH_ON_DELIVERY) return paise(0)
  return requestRefund(trx, { orderId: row.id, reason: 'amended', now, amount: less })
}
