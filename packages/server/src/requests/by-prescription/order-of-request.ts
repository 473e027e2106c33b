import { orderOfPreparedRefusal, orderPreparedRefusal, type Pieces } from '@dawakit/core/prescription'
import type { Database } from '../../ground/database/schema/index.ts'
import { CallError } from '../../ground/http/call-error.ts'
import { ownRequest } from './own-request.ts'
import { filesOf, findRequest, linesOf } from './prescription-requests.sql.ts'

/**
 * The prescriptions that come with an order which is placed from a request: also one that was deleted since.
 * @returns Ids.
 * @throws {CallError} 404 `prescription-request-not-found`
 */
export async function prescriptionsOfRequest(
  db: Database,
  userId: string,
  requestId: string,
): Promise<string[]> {
  await ownRequest(db, userId, requestId)
  return (await filesOf(db, [requestId])).map(({ prescription_id }) => prescription_id)
}

/**
 * Holds an order to what the pharmacist has prepared.
 * @throws {CallError} 422, with the sentence of what may not be ordered
 */
export async function requirePrepared(
  trx: Database,
  {
    userId,
    requestId,
    lines,
    now,
  }: { userId: string; requestId: string; lines: readonly Pieces[]; now: number },
): Promise<void> {
  const { state, valid_until } = await ownRequest(trx, userId, requestId)
  const prepared = (await linesOf(trx, [requestId])).map(({ product_id, quantity }) => ({
    productId: product_id,
    quantity,
  }))
  const refusal =
    orderPreparedRefusal({ state, orderBy: valid_until }, now) ?? orderOfPreparedRefusal(prepared, lines)
  if (refusal) throw new CallError(422, refusal)
}

/** Notes that an order was placed from a request. */
export async function noteOrderOfRequest(trx: Database, orderId: string, requestId: string): Promise<void> {
  await trx
    .insertInto('prescription_request_order')
    .values({ order_id: orderId, request_id: requestId })
    .execute()
}

/**
 * The request that an order was placed from, now that it stands: it is the one that was made of it.
 * @returns its id; null where it was placed from none, or it was declined or withdrawn since.
 */
export async function closeRequestOf(trx: Database, orderId: string, now: number): Promise<string | null> {
  const placed = await trx
    .selectFrom('prescription_request_order')
    .select('request_id')
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  const request = placed && (await findRequest(trx, placed.request_id))
  if (!request || request.state === 'declined' || request.state === 'withdrawn') return null
  if (request.state === 'prepared') {
    const closed = await trx
      .updateTable('prescription_request')
      .set({ state: 'ordered', order_id: orderId, closed_at: now })
      .where('id', '=', request.id)
      // Somebody may have declined it since it was read.
      .where('state', '=', 'prepared')
      .executeTakeFirst()
    if (closed.numUpdatedRows === 0n) return null
  }
  return request.id
}

/**
 * What was prepared may be ordered again, where the customer has cancelled the order that was made of it and it is still
 * good. The pharmacy's own cancellation ends both: its reason stands on the order.
 */
export async function reopenRequestOf(trx: Database, orderId: string, now: number): Promise<void> {
  await trx
    .updateTable('prescription_request')
    .set({ state: 'prepared', order_id: null, closed_at: null })
    .where('order_id', '=', orderId)
    .where('state', '=', 'ordered')
    .where('valid_until', '>', now)
    .execute()
}
