import type { ServerContext } from '../context/server-context.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { endOrder } from './end-order.ts'
import { lockOrder } from './lock-order.ts'
import { tellExpired } from './order-messages.ts'
import { findOrderRow, readOrder } from './orders.sql.ts'

const BATCH = 100

type Context = Pick<ServerContext, 'db' | 'clock' | 'config' | 'log' | 'outbox' | 'restock'>

/**
 * Ends the orders that were not paid within 20 minutes: stock and coupon go back, the customer is told. Any
 * number of processes may run it; each order ends once.
 *
 * @returns How many orders ended.
 */
export async function releaseExpired(context: Context): Promise<number> {
  const { db, clock, log, outbox, restock } = context
  let ended = 0
  for (;;) {
    const now = clock()
    const due = await db
      .selectFrom('orders')
      .select('id')
      .where('reserved_until', '<=', now)
      .where('stock_state', '=', 'held')
      .orderBy('reserved_until')
      .orderBy('id')
      .limit(BATCH)
      .execute()
    let endedNow = 0
    for (const { id } of due) {
      try {
        if (await endExpired(context, id, now)) endedNow++
      } catch (error) {
        // The orders behind it end all the same; the next round tries this one again.
        log.error({ order: id, kind: error instanceof Error ? error.name : typeof error }, 'order not ended')
      }
    }
    ended += endedNow
    if (due.length < BATCH || endedNow === 0) break
  }
  if (ended > 0) {
    outbox.wake()
    restock.wake()
  }
  return ended
}

function endExpired(context: Context, orderId: string, now: number): Promise<boolean> {
  return inTransaction(context.db, async (trx) => {
    await lockOrder(trx, orderId)
    const row = await findOrderRow(trx, orderId)
    if (row?.stock_state !== 'held' || (row.reserved_until ?? now) > now) return false
    if (!(await endOrder(trx, row, now))) return false
    await tellExpired(trx, context, await readOrder(trx, orderId))
    return true
  })
}
