import type { TotalsInPaise } from '@dawakit/core/cart'
import type { Order } from '@dawakit/core/contract'
import { type Paise, paise } from '@dawakit/core/money'
import { amendedTotals, type DiscountedLine, type GonePieces, supplyLess } from '@dawakit/core/order'
import { amendNotAllowed, orderNotFound, piecesPacked, RuleError } from '@dawakit/core/refusals'
import type { Database } from '../../ground/database/schema/index.ts'
import { writeEntry } from '../balance/write-entry.ts'
import {
  findOrderRow,
  type OrderLineRow,
  type OrderRow,
  readOrder,
  readOrderLines,
} from '../read/orders.sql.ts'
import { writePacking } from '../read/packing.sql.ts'
import { valuesOf } from '../read/parcel-money.ts'
import { readShipments, type ShipmentRows } from '../read/shipments.sql.ts'
import { endOrder } from './end-order.ts'
import { type GivingContext, giveBack } from './give-back.ts'
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
 * The pharmacy supplies less than was ordered, until it is delivered: lines, totals and coupon shares shrink, the pieces go
 * back to the shelf, what was paid too much goes back, and the customer is told. What is with a courier or has arrived stays
 * as it is; what came back is taken out of the order, and goes to the shelf when it is judged. An order of which nothing would
 * be left ends as it is, and all of it goes back. The order is locked by the caller, who wakes outbox and restock after the
 * commit.
 *
 * @param amendments - At least one, each of another line.
 * @throws {RuleError} `order-not-found`; `amend-not-allowed` where it is not placed, is delivered, has ended or has left
 * without a parcel; `pieces-packed` where they are in one
 * @throws {RangeError} for a line or a quantity that the order does not have
 */
export async function amendOrder(
  trx: Database,
  context: GivingContext,
  orderId: string,
  amendments: readonly Amendment[],
): Promise<Amended> {
  const row = await findOrderRow(trx, orderId)
  if (!row) throw new RuleError(orderNotFound)
  const isOpen = row.stock_state === 'taken' && row.delivery_status !== 'delivered'
  if (!isOpen || row.canceled_at !== null) throw new RuleError(amendNotAllowed)
  const lines = (await readOrderLines(trx, [orderId])).get(orderId) ?? []
  const parcels = (await readShipments(trx, [orderId])).get(orderId) ?? []
  const hasLeft = row.delivery_status !== 'pending' && row.delivery_status !== 'confirmed'
  if (hasLeft && parcels.length === 0) throw new RuleError(amendNotAllowed)
  const cuts = amendments.map((amendment) => cutOf(lines, parcels, amendment))
  const cutLines = new Map(cuts.map(({ line, after }) => [line, after]))
  const left = lines.map((line) => cutLines.get(line) ?? pricedRow(line))
  if (left.every(({ quantity }) => quantity === 0)) return endAmended(trx, context, row, amendments)
  await writeCuts(trx, cuts)
  const refunded = await lowerTotals(trx, context, row, left)
  const pieces = cuts.map(({ line, fromHere }) => ({ productId: line.product_id, quantity: fromHere }))
  await shiftStock(trx, returning(pieces, 'taken'))
  await writePacking(trx, orderId)
  const order = await readOrder(trx, orderId)
  const places = lines.flatMap((line, place) => (cutLines.has(line) ? [place] : []))
  await context.happened(trx, 'order.amended', { orderId, places, refund: refunded }, { order })
  return { order, refunded, isEnded: false }
}

/** Nothing is left: the order ends with what it had. */
async function endAmended(
  trx: Database,
  context: GivingContext,
  row: OrderRow,
  amendments: readonly Amendment[],
): Promise<Amended> {
  const now = context.clock()
  const reason = [...new Set(amendments.map((amendment) => amendment.reason))].join(' ')
  if (!(await endOrder(trx, row, now, 'staff', reason))) throw new RuleError(amendNotAllowed)
  const { amount: refunded } = await giveBack(trx, context, {
    orderId: row.id,
    amount: 'all',
    reason: 'cancelled',
    isPromiseEnough: true,
    payout: { reason },
  })
  const order = await readOrder(trx, row.id)
  await context.happened(trx, 'order.cancelled', { orderId: row.id, refund: refunded }, { order })
  return { order, refunded, isEnded: true }
}

/** Pieces of a line in a parcel. */
interface ParcelPieces extends GonePieces {
  shipmentId: string
  batch: string
}

export interface Cut {
  line: OrderLineRow
  after: DiscountedLine & { reason: string }
  /** Pieces that lie here. */
  fromHere: number
  /** What came back and is taken out of the order, as it is then. */
  outOfParcels: { before: ParcelPieces; after: GonePieces }[]
}

/** @throws {RuleError} `pieces-packed` */
export function cutOf(
  lines: readonly OrderLineRow[],
  parcels: readonly ShipmentRows[],
  { lineNo, quantity, reason }: Amendment,
): Cut {
  const line = lines.find(({ line_no }) => line_no === lineNo)
  if (!line || quantity >= line.quantity) throw new RangeError(`Line ${lineNo} is not made smaller.`)
  const packed = parcels.flatMap((parcel) => piecesOf(parcel, valuesOf({ lines, parcels }, parcel), lineNo))
  const stays = packed.reduce((sum, pieces) => sum + (pieces.isBack ? 0 : pieces.quantity), 0)
  if (quantity < stays) throw new RuleError(piecesPacked)
  const less = supplyLess(pricedRow(line), quantity, packed)
  const outOfParcels = packed.flatMap((before, place) => {
    const after = less.gone[place]
    return after && after.quantity < before.quantity ? [{ before, after }] : []
  })
  const fromParcels = outOfParcels.reduce(
    (sum, { before, after }) => sum + before.quantity - after.quantity,
    0,
  )
  const fromHere = line.quantity - quantity - fromParcels
  return { line, after: { ...less.line, reason }, fromHere, outOfParcels }
}

/** What of a line is in a parcel. */
const piecesOf = (parcel: ShipmentRows, values: readonly Paise[], lineNo: number): ParcelPieces[] =>
  parcel.lines.flatMap(({ line_no, batch, supplied }, place) => {
    const pieces = {
      shipmentId: parcel.id,
      batch,
      quantity: supplied,
      value: values[place] ?? paise(0),
      isBack: parcel.state === 'returned',
    }
    return line_no === lineNo ? [pieces] : []
  })

/** A line as core's rules take it. */
export const pricedRow = (line: OrderLineRow): DiscountedLine => ({
  quantity: line.quantity,
  price: line.price_paise,
  mrp: line.mrp_paise,
  discount: line.discount_paise,
})

export async function writeCuts(trx: Database, cuts: readonly Cut[]): Promise<void> {
  for (const { line, after, outOfParcels } of cuts) {
    for (const out of outOfParcels) await writeOut(trx, line.line_no, out)
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

/** Pieces that came back are not supplied any more. */
async function writeOut(
  trx: Database,
  lineNo: number,
  { before, after }: Cut['outOfParcels'][number],
): Promise<void> {
  const taken = before.quantity - after.quantity
  await trx
    .updateTable('shipment_line')
    .set((column) => ({
      unsupplied_quantity: column('unsupplied_quantity', '+', taken),
      value_paise: after.value,
    }))
    .where('shipment_id', '=', before.shipmentId)
    .where('line_no', '=', lineNo)
    .where('batch', '=', before.batch)
    .execute()
}

/** Writes what an order comes to whose lines were amended. */
export async function writeTotals(
  trx: Database,
  row: OrderRow,
  left: readonly DiscountedLine[],
): Promise<TotalsInPaise> {
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
  return totals
}

/** Writes what the order comes to now. @returns what will be paid back online */
async function lowerTotals(
  trx: Database,
  context: GivingContext,
  row: OrderRow,
  left: readonly DiscountedLine[],
): Promise<Paise> {
  const totals = await writeTotals(trx, row, left)
  const less = paise(row.total_paise - totals.total)
  await writeEntry(trx, {
    orderId: row.id,
    kind: 'lessened',
    amount: less,
    subject: row.id,
    once: `amended:${row.id}:${totals.total}:${context.clock()}`,
    at: context.clock(),
  })
  const given = await giveBack(trx, context, { orderId: row.id, reason: 'amended', amount: less })
  return given.amount
}
