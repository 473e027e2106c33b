import { createHash } from 'node:crypto'
import { invalidRequest, paymentVerificationFailed } from '@dawakit/core/refusals'
import { z } from 'zod'
import type { ServerContext } from '../../context/server-context.ts'
import { newId } from '../../database/new-id.ts'
import { CallError } from '../../http/call-error.ts'
import { findByProviderOrder } from '../payments.sql.ts'
import { type PaymentReport, reportPayment } from '../report-payment.ts'
import { finishRefund } from '../run-refunds.ts'
import { type RazorpayRefund, razorpayPayment, razorpayRefund } from './razorpay-api.ts'
import { isSameSignature, webhookSignature } from './razorpay-signature.ts'

const webhook = z.object({
  event: z.string(),
  payload: z.object({
    payment: z.object({ entity: razorpayPayment }).optional(),
    refund: z.object({ entity: razorpayRefund }).optional(),
  }),
})

const paymentEvents: Record<string, PaymentReport['event']> = {
  'payment.authorized': 'authorized',
  'payment.captured': 'paid',
  'payment.failed': 'failed',
  'order.paid': 'paid',
}

export interface ReceivedWebhook {
  rawBody: Uint8Array
  signature: string
  eventId: string
}

/**
 * Takes one webhook. Events of other shops' payments and of kinds that mean nothing to us are taken in silence, so
 * that they are not sent again.
 *
 * @throws {CallError} 401 when the signature over the raw body is not ours, 400 when it is no event
 */
export async function takeWebhook(context: ServerContext, received: ReceivedWebhook): Promise<void> {
  const { rawBody, signature } = received
  const expected = webhookSignature(rawBody, context.config.razorpay.webhookSecret)
  if (!isSameSignature(signature, expected)) throw new CallError(401, paymentVerificationFailed)
  const { event, payload } = parse(rawBody)
  // Without an id of its own, an event is known by its content.
  const eventId = received.eventId || createHash('sha256').update(rawBody).digest('hex')

  if (event.startsWith('refund.')) {
    if (payload.refund?.entity.status === 'processed') await takeRefund(context, payload.refund.entity)
    return
  }
  const kind = paymentEvents[event]
  const seen = payload.payment?.entity
  if (kind === undefined || !seen?.order_id) return
  const payment = await findByProviderOrder(context.db, 'razorpay', seen.order_id)
  if (!payment) return
  await reportPayment(
    context,
    {
      paymentId: payment.id,
      event: kind,
      providerPaymentId: seen.id,
      amount: seen.amount,
      currency: seen.currency,
    },
    eventId,
  )
}

function parse(rawBody: Uint8Array): z.output<typeof webhook> {
  try {
    return webhook.parse(JSON.parse(Buffer.from(rawBody).toString('utf8')))
  } catch {
    throw new CallError(400, invalidRequest)
  }
}

/** A refund that we asked for, or one that was made at the provider's own desk. */
async function takeRefund(context: ServerContext, refund: RazorpayRefund): Promise<void> {
  const { db, clock } = context
  const payment = await db
    .selectFrom('payment')
    .select(['id', 'order_id'])
    .where('provider', '=', 'razorpay')
    .where('provider_payment_id', '=', refund.payment_id)
    .executeTakeFirst()
  if (!payment) return
  const ours = await db
    .selectFrom('refund')
    .select('id')
    .where('payment_id', '=', payment.id)
    .where((where) =>
      where.or([where('id', '=', refund.receipt ?? ''), where('provider_refund_id', '=', refund.id)]),
    )
    .executeTakeFirst()
  const id = ours?.id ?? newId()
  if (!ours) {
    const now = clock()
    const written = await db
      .insertInto('refund')
      .values({
        id,
        payment_id: payment.id,
        order_id: payment.order_id,
        idempotency_key: `provider-${refund.id}`,
        amount_paise: refund.amount,
        status: 'pending',
        provider_refund_id: refund.id,
        reason: 'provider',
        created_at: now,
        // Not due: it is made already.
        updated_at: now + 1,
      })
      .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
      .executeTakeFirst()
    if (Number(written.numInsertedOrUpdatedRows ?? 0) === 0) return
  }
  await finishRefund(context, id, refund.id)
}
