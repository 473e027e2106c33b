import { paymentVerificationFailed, processPaymentFailed } from '@dawakit/core/refusals'
import type { ServerContext } from '../../../ground/context/server-context.ts'
import { CallError } from '../../../ground/http/call-error.ts'
import { comeAgain } from '../../../ground/http/come-again.ts'
import { ProviderError } from '../../../ground/providers/provider-error.ts'
import type { GatewayEvent, OnlineGateway, ReceivedWebhook } from '../gateway.ts'
import { onlineGateways } from '../gateway-of.ts'
import { openCase } from '../money-cases/money-cases.sql.ts'
import { askAbout, reportOf } from './ask-about.ts'
import { findByProviderOrder, findByProviderPayment, type PaymentRow } from './payments.sql.ts'
import { reportPayment } from './report-payment.ts'

/**
 * Takes one webhook, of the gateway that has signed it. Events that mean nothing to us are taken in silence, so that
 * they are not sent again; money that we know nothing of is written down for a person.
 *
 * @throws {CallError} 401 when no gateway of ours has signed it, 400 when it is no event, 503 when it says to ask and
 * the gateway does not answer: it is sent again then
 */
export async function takeWebhook(context: ServerContext, webhook: ReceivedWebhook): Promise<void> {
  for (const gateway of onlineGateways(context.providers)) {
    const events = gateway.readWebhook(webhook)
    if (events === null) continue
    for (const event of events) await takeEvent(context, gateway, event)
    return
  }
  throw new CallError(401, paymentVerificationFailed)
}

async function takeEvent(context: ServerContext, gateway: OnlineGateway, event: GatewayEvent): Promise<void> {
  const payment = await findAttempt(context, gateway, event)
  if (event.kind === 'ask') {
    if (payment) await askAndReport(context, payment)
    return
  }
  if (!payment) return noteUnknown(context, gateway, event)
  const report = reportOf(payment.id, event.state)
  if (report) await reportPayment(context, report, event.id)
}

async function findAttempt(
  { db }: ServerContext,
  { method }: OnlineGateway,
  event: GatewayEvent,
): Promise<PaymentRow | null> {
  const named = event.reference === null ? null : await findByProviderOrder(db, method, event.reference)
  if (named || event.kind === 'state' || event.paymentId === null) return named
  return findByProviderPayment(db, method, event.paymentId)
}

async function askAndReport(context: ServerContext, payment: PaymentRow): Promise<void> {
  try {
    const { report } = await askAbout(context, payment)
    if (report) await reportPayment(context, report)
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    context.log.warn({ payment: payment.id, reason: error.message }, 'webhook not followed yet')
    throw comeAgain(processPaymentFailed)
  }
}

async function noteUnknown(
  { db, clock }: ServerContext,
  { method }: OnlineGateway,
  { reference, state }: GatewayEvent & { kind: 'state' },
): Promise<void> {
  if (state.stage !== 'captured') return
  await openCase(db, {
    kind: 'unknown-payment',
    subject: `unknown:${method}:${state.paymentId ?? reference}`,
    provider: method,
    providerReference: state.paymentId ?? reference,
    found: state.amount,
    now: clock(),
  })
}
