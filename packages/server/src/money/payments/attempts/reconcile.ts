import type { ServerContext } from '../../../ground/context/server-context.ts'
import { ProviderError } from '../../../ground/providers/provider-error.ts'
import { askAbout } from './ask-about.ts'
import { type PaymentRow, UNFINISHED } from './payments.sql.ts'
import { reportPayment } from './report-payment.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const BATCH = 50
/** A late authorisation comes within days; after a week nobody asks any more. */
const GIVE_UP_MS = 7 * 24 * HOUR_MS

/** The older a payment, the rarer it is asked about. @returns Epoch milliseconds, null for never again. */
export function nextPoll(createdAt: number, now: number): number | null {
  const age = now - createdAt
  if (age >= GIVE_UP_MS) return null
  if (age < 10 * MINUTE_MS) return now + MINUTE_MS
  if (age < HOUR_MS) return now + 5 * MINUTE_MS
  return now + (age < 24 * HOUR_MS ? 30 * MINUTE_MS : 6 * HOUR_MS)
}

/**
 * Asks the gateways about unfinished payments and reports what they say: what a lost callback and a lost webhook
 * would have told. Any number of processes may run it.
 *
 * @param options.all - Also those whose turn has not come yet.
 * @param options.isStopped - Looked at before each payment, as a gateway may take its time. @default never
 * @returns How many payments moved.
 */
export async function reconcile(
  context: ServerContext,
  options: { all?: boolean; isStopped?: () => boolean } = {},
): Promise<number> {
  const { db, clock } = context
  const startedAt = clock()
  let query = db
    .selectFrom('payment')
    .selectAll()
    .where('status', 'in', UNFINISHED)
    .where('next_poll_at', 'is not', null)
  if (!options.all) query = query.where('next_poll_at', '<=', startedAt)
  const due = await query
    .orderBy('next_poll_at')
    .orderBy('id')
    .limit(options.all ? 10_000 : BATCH)
    .execute()
  let moved = 0
  for (const payment of due) {
    if (options.isStopped?.()) break
    if (await reconcileOne(context, payment)) moved++
  }
  return moved
}

async function reconcileOne(context: ServerContext, payment: PaymentRow): Promise<boolean> {
  const { db, clock, log } = context
  const claimed = await db
    .updateTable('payment')
    .set({ next_poll_at: nextPoll(payment.created_at, clock()) })
    .where('id', '=', payment.id)
    .where('status', '=', payment.status)
    .where('next_poll_at', '=', payment.next_poll_at)
    .executeTakeFirst()
  if (claimed.numUpdatedRows === 0n) return false
  try {
    const { report } = await askAbout(context, payment)
    return report !== null && (await reportPayment(context, report)) === 'applied'
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    log.warn({ payment: payment.id, reason: error.message }, 'payment not reconciled')
    return false
  }
}
