import { formatAmount } from '@dawakit/core/money'
import { paymentTransition } from '@dawakit/core/order'
import type { Selectable } from 'kysely'
import type { ServerContext } from '../context/server-context.ts'
import { inTransaction } from '../database/in-transaction.ts'
import type { Database } from '../database/schema/index.ts'
import type { RefundTable } from '../database/schema/orders.ts'
import { lockOrder } from '../orders/lock-order.ts'
import { tellRefunded } from '../orders/order-messages.ts'
import { findOrderRow, readOrder } from '../orders/orders.sql.ts'
import { CAPTURED } from '../orders/request-refund.ts'
import { ProviderError } from '../providers/provider-error.ts'
import { ccavenueApi } from './ccavenue/ccavenue-api.ts'
import { razorpayApi } from './razorpay/razorpay-api.ts'

type RefundRow = Selectable<RefundTable>

const RETRY_MS = 60_000
const BATCH = 50
/** The customer has been told of these when they were decided. */
const TOLD = new Set(['paid-late', 'paid-twice'])

/**
 * Asks the gateways for the refunds that are written down. Each carries its own key: after a crash or a lost answer
 * it is asked for again and paid back once.
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
    .where('refund.provider_refund_id', 'is', null)
    .where('payment.status', 'in', CAPTURED)
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
  try {
    const outcome = await askForRefund(context, refund)
    if (outcome === 'pending') return false
    if (outcome === 'refused') {
      await failRefund(context, refund.id)
      return false
    }
    return await finishRefund(context, refund.id, outcome.providerRefundId)
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    log.warn({ refund: refund.id, reason: error.message }, 'refund not made yet')
    // Refused for good; credentials (401, 403) and limits (429) can be mended.
    if (error.status === 400 || error.status === 404) await failRefund(context, refund.id)
    return false
  }
}

async function askForRefund(
  { db, config }: ServerContext,
  refund: RefundRow,
): Promise<{ providerRefundId: string } | 'pending' | 'refused'> {
  const payment = await db
    .selectFrom('payment')
    .selectAll()
    .where('id', '=', refund.payment_id)
    .executeTakeFirstOrThrow()
  const providerPaymentId = payment.provider_payment_id ?? ''
  if (payment.provider === 'ccavenue') {
    const isTaken = await ccavenueApi(config.ccavenue).refund({
      referenceNo: providerPaymentId,
      amount: refund.amount_paise,
      key: refund.id,
    })
    return isTaken ? { providerRefundId: refund.id } : 'refused'
  }
  const made = await razorpayApi(config.razorpay).refund(providerPaymentId, {
    amount: refund.amount_paise,
    key: refund.idempotency_key,
    receipt: refund.id,
  })
  if (made.status === 'failed') return 'refused'
  return made.status === 'processed' ? { providerRefundId: made.id } : 'pending'
}

async function failRefund({ db, clock, log }: ServerContext, refundId: string): Promise<void> {
  log.error({ refund: refundId }, 'refund refused by the gateway: make it by hand')
  await db
    .updateTable('refund')
    .set({ status: 'failed', updated_at: clock() })
    .where('id', '=', refundId)
    .where('status', '=', 'pending')
    .execute()
}

/**
 * The gateway has paid back: writes it down, moves payment and order, tells the customer; once.
 * @returns false when it was written down before.
 */
export async function finishRefund(
  context: Pick<ServerContext, 'db' | 'clock' | 'config' | 'outbox'>,
  refundId: string,
  providerRefundId: string,
): Promise<boolean> {
  const { db, clock, outbox } = context
  const isDone = await inTransaction(db, async (trx) => {
    const refund = await trx
      .selectFrom('refund')
      .selectAll()
      .where('id', '=', refundId)
      .executeTakeFirstOrThrow()
    await lockOrder(trx, refund.order_id)
    const finished = await trx
      .updateTable('refund')
      .set({ status: 'done', provider_refund_id: providerRefundId, updated_at: clock() })
      .where('id', '=', refundId)
      .where('status', '!=', 'done')
      .executeTakeFirst()
    if (finished.numUpdatedRows === 0n) return false
    const isWhole = await isPaidBackWhole(trx, refund.payment_id)
    await trx
      .updateTable('payment')
      .set({ status: isWhole ? 'refunded' : 'partlyRefunded', updated_at: clock() })
      .where('id', '=', refund.payment_id)
      .execute()
    if (refund.reason !== 'paid-twice') {
      const row = await findOrderRow(trx, refund.order_id)
      if (!row) throw new Error('A refund without an order.')
      const payment_status = paymentTransition(row.payment_status, isWhole ? 'refunded' : 'partlyRefunded')
      await trx.updateTable('orders').set({ payment_status }).where('id', '=', row.id).execute()
    }
    if (!TOLD.has(refund.reason)) {
      const amount = formatAmount(refund.amount_paise)
      await tellRefunded(trx, context, await readOrder(trx, refund.order_id), { id: refund.id, amount })
    }
    return true
  })
  if (isDone) outbox.wake()
  return isDone
}

async function isPaidBackWhole(trx: Database, paymentId: string): Promise<boolean> {
  const { amount_paise } = await trx
    .selectFrom('payment')
    .select('amount_paise')
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow()
  const { sum } = await trx
    .selectFrom('refund')
    .select((column) => column.fn.sum('amount_paise').as('sum'))
    .where('payment_id', '=', paymentId)
    .where('status', '=', 'done')
    .executeTakeFirstOrThrow()
  return Number(sum ?? 0) >= amount_paise
}
