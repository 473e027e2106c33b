import type { Order } from '@dawakit/core/contract'
import { nothingAsked, RuleError } from '@dawakit/core/refusals'
import type { ServerContext } from '../../ground/context/server-context.ts'
import { inTransaction } from '../../ground/database/in-transaction.ts'
import { lockOrder } from '../../orders/read/lock-order.ts'
import { findOrderRow, readOrder } from '../../orders/read/orders.sql.ts'
import { type Answer, answerOpenQuestion } from '../../people/customers/answer-open-question.ts'
import type { SeeingSession } from '../../people/customers/may-see.ts'

/**
 * Answers a pharmacist's question about an order: from now on it waits for the pharmacist again. Whose order it is has been
 * checked.
 *
 * @throws {RuleError} `nothing-asked` where the question is answered, or the order was decided or has ended; `answer-needed`
 * @throws {CallError} 404 `select-prescription`, 403
 */
export async function answerQuestion(
  { db, clock }: Pick<ServerContext, 'db' | 'clock'>,
  session: SeeingSession & { userId: string },
  { orderId, ...answer }: Answer & { orderId: string },
): Promise<Order> {
  return inTransaction(db, async (trx) => {
    await lockOrder(trx, orderId)
    const row = await findOrderRow(trx, orderId)
    if (row?.review !== 'asked' || row.canceled_at !== null) throw new RuleError(nothingAsked)
    const of = { column: 'order_id', id: orderId, now: clock() } as const
    const ids = await answerOpenQuestion(trx, session, of, answer)
    for (const id of ids) {
      await trx
        .insertInto('order_prescription')
        .values({ order_id: orderId, prescription_id: id })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    }
    await trx.updateTable('orders').set({ review: 'waiting' }).where('id', '=', orderId).execute()
    return readOrder(trx, orderId)
  })
}
