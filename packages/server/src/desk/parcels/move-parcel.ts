import type { ShipmentState } from '@dawakit/core/contract'
import { CASH_ON_DELIVERY } from '@dawakit/core/order'
import { parcelMoveNotAllowed, parcelNotFound, RuleError } from '@dawakit/core/refusals'
import { canMoveParcel, trackingUrlOf } from '@dawakit/core/shipping'
import type { ServerContext } from '../../ground/context/server-context.ts'
import type { ShipmentTable } from '../../ground/database/schema/desk.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { CallError } from '../../ground/http/call-error.ts'
import { writeEntry } from '../../orders/balance/write-entry.ts'
import { findOrderRow, type OrderLineRow, readOrderLines } from '../../orders/read/orders.sql.ts'
import { writePacking } from '../../orders/read/packing.sql.ts'
import { cashOf, settleParcel } from '../../orders/read/parcel-money.ts'
import { readShipments, type ShipmentLineRow, type ShipmentRows } from '../../orders/read/shipments.sql.ts'
import { changePieces } from '../../shelves/batches/move-pieces.ts'
import { soldChanged } from '../../shelves/batches/sold-changed.ts'
import type { BatchPieces } from '../../shelves/batches/write-moves.ts'
import { followParcels } from './follow-parcels.ts'

const timeColumns = {
  handedOver: 'handed_over_at',
  onTheWay: 'on_the_way_at',
  delivered: 'delivered_at',
  returned: 'returned_at',
} as const satisfies Record<Exclude<ShipmentState, 'packed'>, keyof ShipmentTable>

const HAPPENED = {
  onTheWay: 'parcel.on-the-way',
  delivered: 'parcel.delivered',
  returned: 'parcel.came-back',
} as const

/** With whom a parcel goes. */
export interface HandedOver {
  courier: string
  trackingNumber: string
}

/** @throws {CallError} 404 `parcel-not-found` */
export async function findParcel(trx: Database, orderId: string, number: number): Promise<ShipmentRows> {
  const shipments = (await readShipments(trx, [orderId])).get(orderId) ?? []
  const found = shipments.find((shipment) => shipment.number === number)
  if (!found) throw new CallError(404, parcelNotFound)
  return found
}

/**
 * Takes a parcel apart that no courier has yet: its packs go back to their batches. Of an order that was cancelled they can be bought
 * with that. Its order is locked.
 *
 * @throws {CallError | RuleError} `parcel-not-found`, `parcel-move-not-allowed`
 */
export async function unpackParcel(
  trx: Database,
  context: Pick<ServerContext, 'clock' | 'happened'>,
  { orderId, number, staffId }: { orderId: string; number: number; staffId: string },
): Promise<void> {
  const parcel = await findParcel(trx, orderId, number)
  if (parcel.state !== 'packed') throw new RuleError(parcelMoveNotAllowed)
  const order = await findOrderRow(trx, orderId)
  const isCancelled = order !== null && order.canceled_at !== null
  // Of some that were cancelled before batches were known, the packs are counted as on the shelf already.
  if (!isCancelled || parcel.is_on_shelf === 0) {
    const lines = (await readOrderLines(trx, [orderId])).get(orderId) ?? []
    const packs = parcel.lines.flatMap((row) => packsOfParcelLine(row, lines))
    const by = { subject: parcel.id, staffId, at: context.clock() }
    await changePieces(trx, packs, { ...by, kind: 'unpacked' }, { isOwed: !isCancelled })
    await soldChanged(
      trx,
      context,
      packs.map(({ productId }) => productId),
    )
  }
  await trx.deleteFrom('shipment_line').where('shipment_id', '=', parcel.id).execute()
  await trx.deleteFrom('shipment').where('id', '=', parcel.id).execute()
  await writePacking(trx, orderId)
}

/** To the batch that they came from; of no known one where nobody knew it. */
function packsOfParcelLine(
  { line_no, batch, shelf_expires_on, supplied }: ShipmentLineRow,
  lines: readonly OrderLineRow[],
): BatchPieces[] {
  const line = lines.find((one) => one.line_no === line_no)
  if (!line) return []
  const of = shelf_expires_on === null ? NO_BATCH : { batch, expiresOn: shelf_expires_on }
  return [{ productId: line.product_id, ...of, units: supplied }]
}

const NO_BATCH = { batch: '', expiresOn: '' }

/**
 * Moves a parcel on, its order with it, and tells the customer. The last one that is delivered delivers the order. Its order
 * is locked.
 *
 * @param parcel.handedOver - With whom it goes, for 'handedOver' alone.
 * @returns the state that it was in
 * @throws {CallError | RuleError} `parcel-not-found`, `parcel-move-not-allowed`, and what `moveOrder` throws
 */
export async function moveParcel(
  trx: Database,
  context: Pick<ServerContext, 'clock' | 'config' | 'happened'>,
  parcel: { orderId: string; number: number; to: keyof typeof timeColumns; handedOver?: HandedOver },
): Promise<ShipmentState> {
  const { orderId, number, to } = parcel
  const shipment = await findParcel(trx, orderId, number)
  const order = await findOrderRow(trx, orderId)
  if (!order || order.canceled_at !== null || !canMoveParcel(shipment.state, to)) {
    // What has left of an order that was cancelled meanwhile still comes back to us.
    if (!(order && to === 'returned' && canMoveParcel(shipment.state, to))) {
      throw new RuleError(parcelMoveNotAllowed)
    }
  }
  const sent = parcel.handedOver
  const lines = (await readOrderLines(trx, [orderId])).get(orderId) ?? []
  const parcels = (await readShipments(trx, [orderId])).get(orderId) ?? []
  const all = { order, lines, parcels }
  if (sent) await settleParcel(trx, all, shipment)
  if (to === 'delivered' && order.payment_method === CASH_ON_DELIVERY) {
    const cash = { orderId, subject: shipment.id, at: context.clock() }
    await writeEntry(trx, { ...cash, kind: 'collected', amount: cashOf(all, shipment) })
  }
  await trx
    .updateTable('shipment')
    .set({
      state: to,
      [timeColumns[to]]: context.clock(),
      ...(sent && {
        courier: sent.courier,
        tracking_number: sent.trackingNumber,
        tracking_url: trackingUrlOf(sent.courier, sent.trackingNumber),
      }),
    })
    .where('id', '=', shipment.id)
    .execute()
  const movedOrder = order.canceled_at === null && (await followParcels(trx, context, orderId))
  const of = { orderId, parcel: number }
  if (to === 'handedOver') {
    await context.happened(trx, 'parcel.handed-over', { ...of, attempt: shipment.attempt, movedOrder })
  } else await context.happened(trx, HAPPENED[to], of)
  return shipment.state
}
