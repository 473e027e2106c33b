import { type Paise, paise } from '@dawakit/core/money'
import type { Selectable } from 'kysely'
import type { ServerContext } from '../../../ground/context/server-context.ts'
import { inTransaction } from '../../../ground/database/in-transaction.ts'
import type { Database } from '../../../ground/database/schema/index.ts'
import type { RefundTable } from '../../../ground/database/schema/orders.ts'
import { ProviderError } from '../../../ground/providers/provider-error.ts'
import { lowerRefund } from '../../../orders/balance/drop-unneeded.ts'
import { isPromised, unpromise } from '../../../orders/balance/promises.ts'
import { readBalance } from '../../../orders/balance/read-balance.ts'
import { lockOrder } from '../../../orders/read/lock-order.ts'
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
    .selectAll('refund')
    .where('refund.status', '=', 'pending')
    // What nobody has promised waits for its payment to be captured.
    .where(isPromised)
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
  const { providers } = context
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
  const made = await gateway.refund(attempt, { key: refund.id, amount: next })
  if (made.state === 'failed') await failRefund(context, refund, payment, 'refund-refused')
  return made.state === 'done' && (await finish(context, refund, made.id))
}

type Next = Paise | 'done' | 'wait' | 'refused' | 'unclear'

/** Writes down what has gone back, and says what to do about a refund: how much to ask for, or why nothing. */
function decide(
  context: ServerContext,
  { id, order_id, payment_id }: RefundRow,
  seen: GatewayRefunds,
): Promise<Next> {
  return inTransaction(context.db, async (trx): Promise<Next> => {
    await lockOrder(trx, order_id)
    await writeMadeRefunds(trx, context, payment_id, seen.made)
    // What it says may have changed this one.
    const refund = await trx.selectFrom('refund').selectAll().where('id', '=', id).executeTakeFirst()
    if (refund?.status !== 'pending') return 'done'
    const own = seen.made.find(({ key }) => key === id)
    if (own) return own.state === 'failed' ? 'refused' : 'wait'
    const earlier = await earlierOf(trx, refund, seen)
    if (earlier === 'pending') return 'wait'
    const isUnseen = !seen.isComplete && refund.asked_at !== null
    if (earlier === 'done') return isUnseen ? 'unclear' : lower(trx, context, refund, paise(0))
    if (seen.left > 0) {
      return isUnseen
        ? 'unclear'
        : lower(trx, context, refund, paise(Math.min(refund.amount_paise, seen.left)))
    }
    // All has gone back there. What nobody has listed is this refund; what is listed leaves nothing for it.
    const pot = (await readBalance(trx, order_id)).pots.get(payment_id)
    const unlisted = pot ? pot.collected - pot.wentBack : 0
    const amount = paise(Math.max(0, Math.min(refund.amount_paise, unlisted)))
    await lower(trx, context, refund, amount)
    if (amount > 0) await finishRefund(trx, context, id, id)
    return 'done'
  })
}

/** Promises no more than an amount, for which the gateway is asked next. */
async function lower(
  trx: Database,
  { clock }: ServerContext,
  refund: RefundRow,
  amount: Paise,
): Promise<Next> {
  const { id, order_id, payment_id, asked_at } = refund
  await unpromise(trx, { orderId: order_id, subject: id, paymentId: payment_id, at: clock() }, amount)
  await lowerRefund(trx, id, amount)
  if (amount === 0) return 'done'
  await trx
    .updateTable('refund')
    .set({ asked_at: asked_at ?? clock() })
    .where('id', '=', id)
    .execute()
  return amount
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
  { id }: RefundRow,
  payment: PaymentRow,
  kind: 'refund-refused' | 'refund-unclear',
): Promise<void> {
  log.error({ refund: id, kind }, 'refund refused by the gateway: make it by hand')
  await inTransaction(db, async (trx) => {
    await lockOrder(trx, payment.order_id)
    const refund = await trx
      .updateTable('refund')
      .set({ status: 'failed', updated_at: clock() })
      .where('id', '=', id)
      .where('status', '=', 'pending')
      .returning('amount_paise')
      .executeTakeFirst()
    if (!refund) return
    const promised = { orderId: payment.order_id, subject: id, paymentId: payment.id, at: clock() }
    await unpromise(trx, promised)
    await openCase(trx, {
      kind,
      subject: `refund:${id}`,
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
