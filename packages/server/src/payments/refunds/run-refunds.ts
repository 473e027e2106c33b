import { type Paise, paise } from '@dawakit/core/money'
import type { Selectable } from 'kysely'
import type { ServerContext } from '../../context/server-context.ts'
import { inTransaction } from '../../database/in-transaction.ts'
import type { Database } from '../../database/schema/index.ts'
import type { RefundTable } from '../../database/schema/orders.ts'
import { lockOrder } from '../../orders/lock-order.ts'
import { REFUNDABLE } from '../../orders/request-refund.ts'
import { ProviderError } from '../../providers/provider-error.ts'
import { attemptOf, type PaymentRow } from '../attempts/payments.sql.ts'
import type { GatewayRefund, GatewayRefunds } from '../gateway.ts'
import { gatewayOf } from '../gateway-of.ts'
import { openCase } from '../money-cases/money-cases.sql.ts'
import { finishRefund } from './finish-refund.ts'
import { writeMadeRefunds } from './write-made-refunds.ts'

type RefundRow = Selectable<RefundTable>

const RETRY_MS = 60_000
const BATCH = 50

/**
 * Makes the refunds that are written down. Each is looked for at the gateway before it is asked for, so that one whose
 * answer was lost is not asked for again; and no more is asked for than is left of the payment there.
 *
 * @param isStopped - Looked at before each refund, as a gateway may take its time. @default never
 * @returns How many are done.
 */
export async function runRefunds(
  context: ServerContext,
  isStopped: () => boolean = () => false,
): Promise<number> {
  const { db, clock } = context
  const now = clock()
  const due = await db
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'refund.payment_id')
    .selectAll('refund')
    .where('refund.status', '=', 'pending')
    .where('payment.status', 'in', REFUNDABLE)
    .where((where) =>
      where.or([
        where('refund.updated_at', '=', where.ref('refund.created_at')),
        where('refund.updated_at', '<=', now - RETRY_MS),
      ]),
    )
    .orderBy('refund.created_at')
    .orderBy('refund.id')
    .limit(BATCH)
    .execute()
  let done = 0
  for (const refund of due) {
    if (isStopped()) break
    if (await runOne(context, refund)) done++
  }
  if (due.length > 0) context.outbox.wake()
  return done
}

async function runOne(context: ServerContext, refund: RefundRow): Promise<boolean> {
  const { db, clock, log } = context
  const claimed = await db
    .updateTable('refund')
    .set({ updated_at: Math.max(clock(), refund.updated_at + 1) })
    .where('id', '=', refund.id)
    .where('status', '=', 'pending')
    .where('updated_at', '=', refund.updated_at)
    .executeTakeFirst()
  if (claimed.numUpdatedRows === 0n) return false
  const payment = await db
    .selectFrom('payment')
    .selectAll()
    .where('id', '=', refund.payment_id)
    .executeTakeFirstOrThrow()
  try {
    return await makeRefund(context, refund, payment)
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    log.warn({ refund: refund.id, reason: error.message }, 'refund not made yet')
    // Refused for good; credentials (401, 403) and limits (429) can be mended.
    if (error.status === 400 || error.status === 404)
      await failRefund(context, refund, payment, 'refund-refused')
    return false
  }
}

async function makeRefund(context: ServerContext, refund: RefundRow, payment: PaymentRow): Promise<boolean> {
  const { db, providers, clock } = context
  const gateway = gatewayOf(providers, payment.provider)
  const attempt = attemptOf(payment)
  const seen = await gateway.refundsOf(attempt)
  const next = await decide(context, refund, seen)
  if (next === 'done') return true
  if (next === 'wait') return false
  if (next === 'refused' || next === 'unclear') {
    await failRefund(context, refund, payment, next === 'refused' ? 'refund-refused' : 'refund-unclear')
    return false
  }
  await db
    .updateTable('refund')
    .set({ amount_paise: next, asked_at: refund.asked_at ?? clock() })
    .where('id', '=', refund.id)
    .execute()
  const made = await gateway.refund(attempt, { key: refund.id, amount: next })
  if (made.state === 'failed') await failRefund(context, refund, payment, 'refund-refused')
  return made.state === 'done' && (await finish(context, refund, made.id))
}

type Next = Paise | 'done' | 'wait' | 'refused' | 'unclear'

/** Writes down what has gone back, and says what to do about a refund: how much to ask for, or why nothing. */
function decide(context: ServerContext, refund: RefundRow, seen: GatewayRefunds): Promise<Next> {
  return inTransaction(context.db, async (trx): Promise<Next> => {
    await lockOrder(trx, refund.order_id)
    await writeMadeRefunds(trx, context, refund.payment_id, seen.made)
    const now = await trx
      .selectFrom('refund')
      .innerJoin('payment', 'payment.id', 'refund.payment_id')
      .select(['refund.status', 'payment.amount_paise', 'payment.captured_paise'])
      .where('refund.id', '=', refund.id)
      .executeTakeFirst()
    if (now?.status !== 'pending') return 'done'
    const own = seen.made.find(({ key }) => key === refund.id)
    if (own) return own.state === 'failed' ? 'refused' : 'wait'
    const earlier = await earlierOf(trx, refund, seen)
    if (earlier === 'pending') return 'wait'
    if (earlier === 'done') {
      if (!seen.isComplete && refund.asked_at !== null) return 'unclear'
      await trx.deleteFrom('refund').where('id', '=', refund.id).execute()
      return 'done'
    }
    if (seen.left >= refund.amount_paise && (seen.isComplete || refund.asked_at === null)) {
      return refund.amount_paise
    }
    if (seen.left > 0) return seen.isComplete || refund.asked_at === null ? seen.left : 'unclear'
    // All has gone back there. What nobody has listed is this refund; what is listed leaves nothing for it.
    const { sum } = await trx
      .selectFrom('refund')
      .select((column) => column.fn.sum('amount_paise').as('sum'))
      .where('payment_id', '=', refund.payment_id)
      .where('status', '=', 'done')
      .executeTakeFirstOrThrow()
    const unlisted = (now.captured_paise ?? now.amount_paise) - Number(sum ?? 0)
    if (unlisted <= 0) {
      await trx.deleteFrom('refund').where('id', '=', refund.id).execute()
      return 'done'
    }
    const amount_paise = paise(Math.min(refund.amount_paise, unlisted))
    await trx.updateTable('refund').set({ amount_paise }).where('id', '=', refund.id).execute()
    await finishRefund(trx, context, refund.id, refund.id)
    return 'done'
  })
}

/** How the refund stands at the gateway that had failed, in the place of which this one is asked for. */
async function earlierOf(
  trx: Database,
  { replaces }: RefundRow,
  seen: GatewayRefunds,
): Promise<GatewayRefund['state'] | null> {
  if (replaces === null) return null
  const { status } = await trx
    .selectFrom('refund')
    .select('status')
    .where('id', '=', replaces)
    .executeTakeFirstOrThrow()
  return status === 'done' ? status : (seen.made.find(({ key }) => key === replaces)?.state ?? null)
}

function finish(context: ServerContext, refund: RefundRow, providerRefundId: string): Promise<boolean> {
  return inTransaction(context.db, async (trx) => {
    await lockOrder(trx, refund.order_id)
    return finishRefund(trx, context, refund.id, providerRefundId)
  })
}

async function failRefund(
  { db, clock, log }: ServerContext,
  refund: RefundRow,
  payment: PaymentRow,
  kind: 'refund-refused' | 'refund-unclear',
): Promise<void> {
  log.error({ refund: refund.id, kind }, 'refund refused by the gateway: make it by hand')
  await inTransaction(db, async (trx) => {
    await trx
      .updateTable('refund')
      .set({ status: 'failed', updated_at: clock() })
      .where('id', '=', refund.id)
      .where('status', '=', 'pending')
      .execute()
    await openCase(trx, {
      kind,
      subject: `refund:${refund.id}`,
      provider: payment.provider,
      providerReference: payment.provider_payment_id ?? payment.provider_order_id,
      orderId: payment.order_id,
      paymentId: payment.id,
      expected: refund.amount_paise,
      found: paise(0),
      now: clock(),
    })
  })
}
