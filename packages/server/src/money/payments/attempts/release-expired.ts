import type { ServerContext } from '../../../ground/context/server-context.ts'
import { inTransaction } from '../../../ground/database/in-transaction.ts'
import { endOrder } from '../../../orders/change/end-order.ts'
import { lockOrder } from '../../../orders/read/lock-order.ts'
import { findOrderRow } from '../../../orders/read/orders.sql.ts'
import { hearOfAttempts } from './hear-of-attempts.ts'

const BATCH = 100
/** An order whose gateway does not answer keeps its pieces for so long beyond its time. */
const UNANSWERED_MS = 10 * 60_000

/**
 * Ends the orders that were not paid within 20 minutes: stock and coupon go back, the customer is told. A gateway that
 * knows of an attempt is asked once more before: what was paid unheard is an order. Any number of processes may run
 * it; each order ends once.
 *
 * @returns How many orders ended.
 */
export async function releaseExpired(context: ServerContext): Promise<number> {
  const { db, clock, log } = context
  let ended = 0
  let after = { at: 0, id: '' }
  /** Gateways that did not answer in this round: nobody waits for them again. */
  const silent = new Set<string>()
  for (;;) {
    const now = clock()
    const due = await db
      .selectFrom('orders')
      .select(['id', 'reserved_until'])
      .where('reserved_until', '<=', now)
      .where('stock_state', '=', 'held')
      .where((where) =>
        where.or([
          where('reserved_until', '>', after.at),
          where.and([where('reserved_until', '=', after.at), where('id', '>', after.id)]),
        ]),
      )
      .orderBy('reserved_until')
      .orderBy('id')
      .limit(BATCH)
      .execute()
    for (const { id } of due) {
      try {
        if (await endUnpaid(context, id, now, silent)) ended++
      } catch (error) {
        // The orders behind it end all the same; the next round tries this one again.
        log.error({ order: id, kind: error instanceof Error ? error.name : typeof error }, 'order not ended')
      }
    }
    const last = due.at(-1)
    if (due.length < BATCH || !last) break
    after = { at: last.reserved_until ?? 0, id: last.id }
  }
  return ended
}

async function endUnpaid(
  context: ServerContext,
  orderId: string,
  now: number,
  silent: Set<string>,
): Promise<boolean> {
  const isAnswered = await hearOfAttempts(context, orderId, silent)
  return inTransaction(context.db, async (trx) => {
    await lockOrder(trx, orderId)
    const row = await findOrderRow(trx, orderId)
    const dueAt = row?.reserved_until ?? now
    if (row?.stock_state !== 'held' || dueAt > now) return false
    if (!isAnswered && now - dueAt < UNANSWERED_MS) return false
    if (!(await endOrder(trx, row, now))) return false
    await context.happened(trx, 'order.expired', { orderId })
    return true
  })
}
