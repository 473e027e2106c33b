import type { PackedPieces } from '@dawakit/core/contract'
import { isApproved } from '@dawakit/core/prescription'
import { nothingToPack, orderNotPlaced, prescriptionNotApproved, RuleError } from '@dawakit/core/refusals'
import { type MatchedPacks, matchPacks, type PackingProblem } from '@dawakit/core/shipping'
import { requireSold } from '../../catalogue/sale/sale-bans.sql.ts'
import type { ServerContext } from '../../ground/context/server-context.ts'
import { newId } from '../../ground/database/new-id.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { CallError, statusOf } from '../../ground/http/call-error.ts'
import { moveLockedOrder } from '../../orders/change/move-order.ts'
import { findOrderRow, type OrderRow } from '../../orders/read/orders.sql.ts'
import { readPacking, writePacking } from '../../orders/read/packing.sql.ts'
import { keepRegisters } from '../../orders/registers/keep-registers.ts'
import { takePieces } from '../../shelves/batches/move-pieces.ts'
import { soldChanged } from '../../shelves/batches/sold-changed.ts'
import type { BatchPieces } from '../../shelves/batches/write-moves.ts'
import { holdShelves } from './held-shelves.sql.ts'

/**
 * Packs pieces of an order into a new parcel, off the batches of the shelf, and confirms the order where nobody has. Its order is locked.
 *
 * @returns the parcel's number within the order
 * @throws {CallError | RuleError} with what is in the way, and of pieces with the field that it is about
 */
export async function packParcel(
  trx: Database,
  context: Pick<ServerContext, 'clock' | 'config' | 'happened' | 'salts'>,
  packing: {
    orderId: string
    pieces: readonly PackedPieces[]
    /** Whether a batch goes whose expiry is near. */
    isNearExpiryMeant: boolean
    staffId: string
  },
): Promise<number> {
  const { orderId, pieces, isNearExpiryMeant, staffId } = packing
  const now = context.clock()
  const order = await findOrderRow(trx, orderId)
  requirePackable(order)
  const { lines, packed, lastNumber } = await readPacking(trx, orderId)
  const productIds = lines
    .filter(({ lineNo }) => pieces.some((piece) => piece.lineNo === lineNo))
    .map(({ productId }) => productId)
  await requireSold(trx, productIds)
  const matched = matchPacks(pieces, {
    lines,
    packed,
    isNearExpiryMeant,
    nearExpiryDays: context.config.limits.nearExpiryDays,
    at: now,
    shelfOf: await holdShelves(trx, productIds),
  })
  if ('refusal' in matched) throw refusedField(matched)
  if (order?.delivery_status === 'pending') await moveLockedOrder(trx, context, orderId, 'confirmed')
  const shipment = {
    id: newId(),
    order_id: orderId,
    number: lastNumber + 1,
    packed_by: staffId,
    packed_at: now,
  }
  await trx
    .insertInto('shipment')
    .values({
      ...shipment,
      state: 'packed',
      courier: '',
      tracking_number: '',
      tracking_url: '',
      handed_over_at: null,
      on_the_way_at: null,
      delivered_at: null,
      returned_at: null,
    })
    .execute()
  await trx
    .insertInto('shipment_line')
    .values(
      matched.packs.map(({ lineNo, batch, expiresOn, quantity, mrp, shelfExpiresOn }) => ({
        shipment_id: shipment.id,
        line_no: lineNo,
        batch,
        expires_on: expiresOn,
        quantity,
        mrp_paise: mrp,
        shelf_expires_on: shelfExpiresOn,
      })),
    )
    .execute()
  const soldOut = await takePieces(trx, matched.packs.flatMap(leavingShelf), {
    kind: 'packed',
    subject: shipment.id,
    staffId,
    at: now,
  })
  if (soldOut.size > 0) await soldChanged(trx, context, soldOut)
  await writePacking(trx, orderId)
  await keepRegisters(trx, context, { orderId, staffId, packedId: shipment.id })
  return shipment.number
}

function requirePackable(order: OrderRow | null): void {
  if (!order || order.canceled_at !== null || order.delivery_status === 'delivered') {
    throw new RuleError(nothingToPack)
  }
  if (order.stock_state !== 'taken') throw new RuleError(orderNotPlaced)
  const review = order.review === 'none' ? null : { state: order.review }
  if (!isApproved({ review })) throw new RuleError(prescriptionNotApproved)
  // It left without a parcel that is known here: an operator has moved it.
  const hasLeft = order.delivery_status === 'pickedUp' || order.delivery_status === 'onTheWay'
  if (order.packing === 'all' || (hasLeft && order.packing === 'none')) throw new RuleError(nothingToPack)
}

function refusedField({ refusal, piece, field }: PackingProblem): CallError {
  const name = piece === null ? 'lines' : `lines.${piece}.${field}`
  return new CallError(statusOf(new RuleError(refusal)), refusal, { fields: { [name]: refusal.text } })
}

function leavingShelf({ productId, batch, shelfExpiresOn, quantity, unknown }: MatchedPacks): BatchPieces[] {
  const ofNone = { productId, batch: '', expiresOn: '', units: unknown }
  const ofBatch = { productId, batch, expiresOn: shelfExpiresOn ?? '', units: quantity - unknown }
  return [ofNone, ofBatch].filter(({ units }) => units > 0)
}
