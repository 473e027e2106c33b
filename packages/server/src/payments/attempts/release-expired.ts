import type { ServerContext } from '../../context/server-context.ts'
import { inTransaction } from '../../database/in-transaction.ts'
import { endOrder } from '../../orders/end-order.ts'
import { lockOrder } from '../../orders/lock-order.ts'
import { tellExpired } from '../../orders/order-messages.ts'
import { findOrderRow, readOrder } from '../../orders/orders.sql.ts'
import { ProviderError } from '../../providers/provider-error.ts'
import { askAbout } from './ask-about.ts'
import { UNFINISHED } from './payments.sql.ts'
import { reportPayment } from './report-payment.ts'

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
  const { db, clock, log, outbox, restock } = context
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
  if (ended > 0) {
    outbox.wake()
    restock.wake()
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
    await tellExpired(trx, context, await readOrder(trx, orderId))
    return true
  })
}

/** Lets the gateways say how an order's open attempts stand. @returns false when one did not answer. */
async function hearOfAttempts(
  context: ServerContext,
  orderId: string,
  silent: Set<string>,
): Promise<boolean> {
  const attempts = await context.db
    .selectFrom('payment')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('status', 'in', UNFINISHED)
    .orderBy('created_at')
    .execute()
  for (const payment of attempts) {
    if (silent.has(payment.provider)) return false
    try {
      const { report } = await askAbout(context, payment)
      if (report) await reportPayment(context, report)
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error
      silent.add(payment.provider)
      context.log.warn({ payment: payment.id, reason: error.message }, 'unpaid order not asked about')
      return false
    }
  }
  return true
}
