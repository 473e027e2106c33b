import { moveNotAllowed, orderNotFound, RuleError } from '@dawakit/core/refusals'
import { givenReason } from '@dawakit/core/returns'
import type { ServerContext } from '../../ground/context/server-context.ts'
import { inTransaction } from '../../ground/database/in-transaction.ts'
import { type AuditedBy, audit } from '../../ground/desk-calls/audit.ts'
import { CallError } from '../../ground/http/call-error.ts'
import { requireSeen } from '../../orders/desk/require-seen.ts'
import { findOrderRow, readOrderLines } from '../../orders/read/orders.sql.ts'
import { openUndelivered } from '../returns/open-undelivered.ts'
import { returnedPieces } from '../returns/returns.sql.ts'

/**
 * The courier has brought back an order that went without a parcel of its own. One with parcels comes back by them.
 *
 * @returns the id of the return, which is to be judged
 * @throws {RuleError} `move-not-allowed`, `reason-needed`
 * @throws {CallError} 404 `order-not-found`; 409 `order-changed`
 */
export async function takeBack(
  context: ServerContext,
  {
    orderId,
    seen,
    reason,
    staff,
  }: { orderId: string; seen: string; reason: string; staff: NonNullable<AuditedBy> },
): Promise<string> {
  const words = givenReason(reason)
  const id = await inTransaction(context.db, async (trx) => {
    await requireSeen(trx, staff, { id: orderId, seen })
    const order = await findOrderRow(trx, orderId)
    if (!order) throw new CallError(404, orderNotFound)
    const isUnderWay = order.delivery_status === 'pickedUp' || order.delivery_status === 'onTheWay'
    const parcel = await trx
      .selectFrom('shipment')
      .select('id')
      .where('order_id', '=', orderId)
      .executeTakeFirst()
    const isBack = (await returnedPieces(trx, orderId)).length > 0
    if (!isUnderWay || parcel || isBack) throw new RuleError(moveNotAllowed)
    const lines = (await readOrderLines(trx, [orderId])).get(orderId) ?? []
    const returnId = await openUndelivered(trx, context, {
      order,
      lines: lines
        .filter(({ quantity }) => quantity > 0)
        .map(({ line_no, quantity }) => ({ lineNo: line_no, quantity })),
      reason: words,
      staffId: staff.id,
    })
    await audit(trx, staff, context.clock, {
      action: 'order.takeBack',
      subject: 'order',
      subjectId: orderId,
      orderId,
      after: { returnId, reason: words },
    })
    return returnId
  })
  return id
}
