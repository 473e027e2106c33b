import type { Order } from '@dawakit/core/contract'
import { isPaid } from '@dawakit/core/order'
import { orderNotReceived, paymentVerificationFailed } from '@dawakit/core/refusals'
import type { ServerContext } from '../../../ground/context/server-context.ts'
import { CallError } from '../../../ground/http/call-error.ts'
import { ProviderError } from '../../../ground/providers/provider-error.ts'
import { findOrderRow, readOrder } from '../../../orders/read/orders.sql.ts'
import type { BroughtBack, OnlineGateway } from '../gateway.ts'
import { findGateway, onlineGateways } from '../gateway-of.ts'
import { askAbout } from './ask-about.ts'
import { findByProviderOrder, findPayment, type PaymentRow } from './payments.sql.ts'
import { reportPayment } from './report-payment.ts'

type Brought = Readonly<Record<string, string>>

/**
 * Verifies what a popup handed over: against the attempt that stands in our database, never the one that was sent.
 * A good signature proves that the payment was made; the gateway is asked whether it was captured.
 *
 * @param orderId - Of the caller.
 * @throws {CallError} 422 `payment-verification-failed`; 409 `order-not-received` when it is paid back since its
 * order had ended
 */
export async function verifyReturn(
  context: ServerContext,
  orderId: string,
  brought: Brought,
): Promise<Order> {
  const { db, providers } = context
  const refused = new CallError(422, paymentVerificationFailed)
  const row = await findOrderRow(db, orderId)
  const gateway = row && findGateway(providers, row.payment_method)
  const payment = gateway && (await findPayment(db, orderId, gateway.method))
  const good = gateway?.readReturn(brought)
  if (!payment || !good || good.reference !== payment.provider_order_id) throw refused
  const outcome = await hear(context, payment, good)
  if (outcome === 'refused') throw refused
  const order = await readOrder(db, orderId)
  if (order.isCanceled) throw new CallError(409, orderNotReceived)
  return order
}

export interface PaymentEnd {
  outcome: 'paid' | 'failed' | 'pending'
  /** Null when the answer was about none of our orders. */
  orderId: string | null
}

/** Takes what the customer's browser carries back from a frame. It says which attempt to ask about. */
export async function takeReturn(context: ServerContext, brought: Brought): Promise<PaymentEnd> {
  const { db, providers } = context
  for (const gateway of onlineGateways(providers)) {
    const back = gateway.readReturn(brought)
    const payment = back && (await findByProviderOrder(db, gateway.method, back.reference))
    if (!payment) continue
    await hear(context, payment, back)
    return endOf(context, payment, gateway)
  }
  return { outcome: 'failed', orderId: null }
}

/** Lets the gateway say how the payment stands; without its answer a proof stands alone: the money is promised. */
async function hear(
  context: ServerContext,
  payment: PaymentRow,
  { isProof, paymentId }: BroughtBack,
): Promise<'taken' | 'refused'> {
  try {
    const { report } = await askAbout(context, payment)
    if (!report) return 'taken'
    const outcome = await reportPayment(context, report)
    const isContradicted = isProof && report.event === 'failed'
    return outcome === 'refused' || isContradicted ? 'refused' : 'taken'
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    context.log.warn({ payment: payment.id, reason: error.message }, 'payment answer not confirmed yet')
    if (!isProof) return 'taken'
  }
  const outcome = await reportPayment(context, {
    paymentId: payment.id,
    event: 'authorized',
    providerPaymentId: paymentId,
    amount: payment.amount_paise,
    currency: payment.currency,
    refunds: [],
  })
  return outcome === 'refused' ? 'refused' : 'taken'
}

async function endOf(
  { db }: ServerContext,
  payment: PaymentRow,
  { method }: OnlineGateway,
): Promise<PaymentEnd> {
  const order = await findOrderRow(db, payment.order_id)
  const attempt = await findByProviderOrder(db, method, payment.provider_order_id)
  const isEnded = !order || order.canceled_at !== null
  const isOver = isEnded || (!isPaid(order.payment_status) && attempt?.status === 'failed')
  const outcome = isOver ? 'failed' : isPaid(order.payment_status) ? 'paid' : 'pending'
  return { outcome, orderId: payment.order_id }
}
