import type { Order, ReturnRequestInput } from '@dawakit/core/contract'
import { checkReturnRequest, refundOfPieces, restockingPercentOf, tidyPayTo } from '@dawakit/core/returns'
import type { ServerContext } from '../../ground/context/server-context.ts'
import { inTransaction } from '../../ground/database/in-transaction.ts'
import { newId } from '../../ground/database/new-id.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { sealPayTo } from '../../orders/balance/sealed-pay-to.ts'
import { lockOrder } from '../../orders/read/lock-order.ts'
import { findOrderRow, readOrder, readOrderLines } from '../../orders/read/orders.sql.ts'
import { newReturnNumber } from './return-number.ts'
import { type ReturnOptionsInPaise, readReturnOptions } from './return-options.ts'
import { takeReturnPictures } from './return-pictures.sql.ts'

/**
 * A customer asks to give something back.
 *
 * @param request - Of an order that is theirs.
 * @returns The order with its return.
 * @throws {RuleError} `return-after-delivery`, `picture-gone`, and as core's `checkReturnRequest`
 */
export async function requestReturn(
  context: ServerContext,
  userId: string,
  request: ReturnRequestInput,
): Promise<Order> {
  const order = await inTransaction(context.db, async (trx) => {
    await lockOrder(trx, request.orderId)
    const row = await findOrderRow(trx, request.orderId)
    if (!row) throw new Error('A return of an order that is not there.')
    const now = context.clock()
    const options = await readReturnOptions(trx, row, now)
    const tidy = { ...request, payTo: request.payTo ? tidyPayTo(request.payTo) : null }
    checkReturnRequest(tidy, options)
    const id = newId()
    const number = newReturnNumber(now)
    await trx
      .insertInto('return_request')
      .values({
        id,
        number,
        order_id: row.id,
        user_id: userId,
        state: 'requested',
        kind: request.kind,
        reason: request.reason.trim(),
        pay_to_sealed: options.needsPayTo && tidy.payTo ? sealPayTo(context.config, id, tidy.payTo) : null,
        staff_id: null,
        decision: '',
        restocking_percent: restockingPercentOf(request.kind),
        requested_at: now,
        decided_at: null,
        received_at: null,
        closed_at: null,
      })
      .execute()
    await writeLines(trx, id, request, options)
    await takeReturnPictures(trx, { returnId: id, orderId: row.id, userId }, request.pictures ?? [])
    const order = await readOrder(trx, row.id)
    await context.happened(trx, 'return.requested', { orderId: order._id, returnId: id }, { order })
    return order
  })
  return order
}

/** The lines, each with what it would bring if all of it were taken back. */
async function writeLines(
  trx: Database,
  returnId: string,
  { orderId, kind, lines }: ReturnRequestInput,
  options: ReturnOptionsInPaise,
): Promise<void> {
  const orderLines = (await readOrderLines(trx, [orderId])).get(orderId) ?? []
  const values = lines.map(({ line, quantity, batch = '' }) => {
    const known = options.lines[line]
    const orderLine = orderLines[line]
    if (!known || !orderLine) throw new Error('A line of a return that was not checked.')
    const { charge, refund } = refundOfPieces({
      paid: known.paid,
      supplied: known.supplied,
      before: known.refunded,
      pieces: Math.min(quantity, known.supplied - known.refunded),
      restockingPercent: restockingPercentOf(kind),
    })
    return {
      return_id: returnId,
      line_no: orderLine.line_no,
      quantity,
      batch: batch.trim(),
      received_quantity: null,
      judgement: null,
      charge_paise: charge,
      refund_paise: refund,
    }
  })
  await trx.insertInto('return_line').values(values).execute()
}
