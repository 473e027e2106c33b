import type { Paise } from '@dawakit/core/money'
import { CASH_ON_DELIVERY } from '@dawakit/core/order'
import { orderNotFound, parcelMoveNotAllowed, RuleError } from '@dawakit/core/refusals'
import { holdStock } from '../../ground/database/hold-stock.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { watchDebt } from '../../money/payouts/watch-debt.ts'
import { dropUnneeded } from '../../orders/balance/drop-unneeded.ts'
import { readBalance } from '../../orders/balance/read-balance.ts'
import { writeEntry } from '../../orders/balance/write-entry.ts'
import { cutOf, pricedRow, writeCuts, writeTotals } from '../../orders/change/amend-order.ts'
import { type GivingContext, giveBack } from '../../orders/change/give-back.ts'
import {
  findOrderRow,
  type OrderLineRow,
  type OrderRow,
  readOrderLines,
} from '../../orders/read/orders.sql.ts'
import { writePacking } from '../../orders/read/packing.sql.ts'
import { readShipments, type ShipmentRows } from '../../orders/read/shipments.sql.ts'
import { followParcels } from './follow-parcels.ts'
import { findParcel, unpackParcel } from './move-parcel.ts'

interface Arrival {
  orderId: string
  number: number
  /** Cash that its courier has taken. */
  took: Paise
  /** The staff id of who writes it down. */
  staffId: string
}

/**
 * A courier has delivered a parcel of an order that the pharmacy had cancelled meanwhile. The order stands again for what has
 * left and not come back, and nothing else of it; what arrived is invoiced and charged. Money that is still here stays here, as
 * far as it is owed, and what has gone back already is owed by the customer: it stands under Money. Cash that was taken beyond
 * the price goes back. The order is locked by the caller.
 *
 * @throws {CallError | RuleError} `parcel-not-found`, `parcel-move-not-allowed`
 */
export async function deliverAllTheSame(
  trx: Database,
  context: GivingContext,
  { orderId, number, took, staffId }: Arrival,
): Promise<void> {
  const parcel = await findParcel(trx, orderId, number)
  const row = await findOrderRow(trx, orderId)
  if (!row) throw new RuleError(orderNotFound)
  const isUnderWay = parcel.state === 'handedOver' || parcel.state === 'onTheWay'
  // What a customer or the clock has ended had never left.
  if (!isUnderWay || row.ended_by !== 'staff') {
    throw new RuleError(parcelMoveNotAllowed)
  }
  const now = context.clock()
  await standAgain(trx, context, row, { now, staffId })
  await trx
    .updateTable('shipment')
    .set({ state: 'delivered', delivered_at: now })
    .where('id', '=', parcel.id)
    .execute()
  if (row.payment_method === CASH_ON_DELIVERY) {
    await writeEntry(trx, { orderId, kind: 'collected', amount: took, subject: parcel.id, at: now })
  }
  await keepWhatIsOwed(trx, orderId, now)
  await followParcels(trx, context, orderId, { isOwed: true })
  if (row.payment_method === CASH_ON_DELIVERY) {
    const { collected } = await readBalance(trx, orderId)
    if (collected === 0) {
      await trx.updateTable('orders').set({ payment_status: 'unpaid' }).where('id', '=', orderId).execute()
    }
    // The courier knew the price of before.
    await giveBack(trx, context, { orderId, amount: 'all', reason: 'cash', payout: { openedBy: staffId } })
  }
  const owed = await watchDebt(trx, orderId, now)
  await context.happened(trx, 'parcel.arrived-after-all', { orderId, parcel: number, owed })
}

/** The order stands for what has left and not come back: what is here went to the shelf when it was cancelled. */
async function standAgain(
  trx: Database,
  context: GivingContext,
  row: OrderRow,
  { now, staffId }: { now: number; staffId: string },
): Promise<void> {
  const sent = (await readShipments(trx, [row.id])).get(row.id) ?? []
  const lines = (await readOrderLines(trx, [row.id])).get(row.id) ?? []
  // Of all parcels before any batch.
  await holdStock(
    trx,
    lines.map(({ product_id }) => product_id),
  )
  for (const { state, number } of sent) {
    if (state === 'packed') await unpackParcel(trx, context, { orderId: row.id, number, staffId })
  }
  const parcels = sent.filter(({ state }) => state !== 'packed')
  const reason = row.end_reason ?? ''
  const cuts = lines
    .map((line) => ({ lineNo: line.line_no, quantity: stillOut(parcels, line), reason, now: line.quantity }))
    .filter(({ quantity, now }) => quantity < now)
    .map((cut) => cutOf(lines, parcels, cut))
  await writeCuts(trx, cuts)
  const left = lines.map((line) => cuts.find((cut) => cut.line === line)?.after ?? pricedRow(line))
  const { total } = await writeTotals(trx, row, left)
  await trx
    .updateTable('orders')
    .set({ canceled_at: null, ended_by: null, end_reason: null, stock_state: 'taken' })
    .where('id', '=', row.id)
    .execute()
  await writePacking(trx, row.id)
  const again = { orderId: row.id, subject: row.id, once: `charged:${row.id}:${now}`, at: now }
  await writeEntry(trx, { ...again, kind: 'charged', amount: total })
}

/** Pieces of a line that are with couriers or the customer. */
const stillOut = (parcels: readonly ShipmentRows[], { line_no }: OrderLineRow): number =>
  parcels
    .filter(({ state }) => state !== 'returned')
    .flatMap((parcel) => parcel.lines)
    .reduce((sum, pieces) => (pieces.line_no === line_no ? sum + pieces.supplied : sum), 0)

/** What no gateway was asked to give back yet stays, as far as the customer owes it. */
async function keepWhatIsOwed(trx: Database, orderId: string, at: number): Promise<void> {
  const pending = await trx
    .selectFrom('refund')
    .select('payment_id')
    .distinct()
    .where('order_id', '=', orderId)
    .where('status', '=', 'pending')
    .execute()
  for (const { payment_id } of pending) await dropUnneeded(trx, { orderId, paymentId: payment_id, at })
}
