import type { Order } from '@dawakit/core/contract'
import { answerNeeded, nothingAsked, RuleError } from '@dawakit/core/refusals'
import type { ServerContext } from '../context/server-context.ts'
import type { SeeingSession } from '../customers/may-see.ts'
import { ownPrescriptions } from '../customers/own-prescriptions.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { lockOrder } from '../orders/lock-order.ts'
import { findOrderRow, readOrder } from '../orders/orders.sql.ts'

interface Answer {
  orderId: string
  questionId: string
  text: string
  /** Ids of prescriptions that the order gets. */
  prescriptions: readonly string[]
}

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
  { orderId, questionId, text, prescriptions }: Answer,
): Promise<Order> {
  return inTransaction(db, async (trx) => {
    await lockOrder(trx, orderId)
    const row = await findOrderRow(trx, orderId)
    if (row?.review !== 'asked' || row.canceled_at !== null) throw new RuleError(nothingAsked)
    if (text === '' && prescriptions.length === 0) throw new RuleError(answerNeeded)
    const ids = await ownPrescriptions(trx, session, prescriptions)
    const answered = await trx
      .updateTable('prescription_question')
      .set({ answer: text, prescription_id: ids[0] ?? null, answered_at: clock() })
      .where('id', '=', questionId)
      .where('order_id', '=', orderId)
      .where('answered_at', 'is', null)
      .executeTakeFirst()
    if (answered.numUpdatedRows === 0n) throw new RuleError(nothingAsked)
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
