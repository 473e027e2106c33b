import { paise } from '@dawakit/core/money'
import { parcelMoveNotAllowed, RuleError } from '@dawakit/core/refusals'
import { trackingUrlOf } from '@dawakit/core/shipping'
import type { ServerContext } from '../../ground/context/server-context.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { findOrderRow } from '../../orders/read/orders.sql.ts'
import { readShipments } from '../../orders/read/shipments.sql.ts'
import { orderMails } from '../../orders/tell/order-mail-labels.ts'
import { findParcel, type HandedOver } from './move-parcel.ts'

/**
 * Sends a parcel once more that its courier has brought back, with a way of its own: as long as nobody has judged what came
 * back, all of it is still to be supplied, and its order is under way. The return that it had opened is over. Its order is locked.
 *
 * @throws {CallError | RuleError} `parcel-not-found`, `parcel-move-not-allowed`
 */
export async function sendAgain(
  trx: Database,
  context: Pick<ServerContext, 'clock' | 'config' | 'happened'>,
  { orderId, number, courier, trackingNumber }: HandedOver & { orderId: string; number: number },
): Promise<void> {
  const parcel = await findParcel(trx, orderId, number)
  const order = await findOrderRow(trx, orderId)
  const isUnderWay = order && order.canceled_at === null && order.delivery_status !== 'delivered'
  const isWhole = parcel.lines.every(({ quantity, supplied }) => quantity === supplied)
  if (!isUnderWay || parcel.state !== 'returned' || !isWhole) throw new RuleError(parcelMoveNotAllowed)
  const now = context.clock()
  const ended = await trx
    .updateTable('return_request')
    .set({ state: 'withdrawn', decision: orderMails.sent.again, closed_at: now })
    .where('shipment_id', '=', parcel.id)
    .where('kind', '=', 'undelivered')
    .where('state', '=', 'received')
    .executeTakeFirst()
  if (ended.numUpdatedRows === 0n) throw new RuleError(parcelMoveNotAllowed)
  await trx
    .insertInto('shipment_attempt')
    .values({
      shipment_id: parcel.id,
      attempt: parcel.attempt,
      courier: parcel.courier,
      tracking_number: parcel.tracking_number,
      tracking_url: parcel.tracking_url,
      handed_over_at: parcel.handed_over_at,
      on_the_way_at: parcel.on_the_way_at,
      returned_at: parcel.returned_at,
    })
    .execute()
  const attempt = parcel.attempt + 1
  // Another parcel may bring the delivery fee by now.
  const others = ((await readShipments(trx, [orderId])).get(orderId) ?? []).filter(
    ({ id }) => id !== parcel.id,
  )
  const isFeeTold = others.some(({ state, fee_paise }) => state !== 'returned' && (fee_paise ?? 0) > 0)
  await trx
    .updateTable('shipment')
    .set({
      state: 'handedOver',
      attempt,
      courier,
      tracking_number: trackingNumber,
      tracking_url: trackingUrlOf(courier, trackingNumber),
      handed_over_at: now,
      on_the_way_at: null,
      returned_at: null,
      fee_paise: isFeeTold ? paise(0) : order.shipping_paise,
    })
    .where('id', '=', parcel.id)
    .execute()
  await context.happened(trx, 'parcel.handed-over', { orderId, parcel: number, attempt, movedOrder: false })
}
