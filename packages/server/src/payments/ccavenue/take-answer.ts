import { isPaid } from '@dawakit/core/order'
import type { ServerContext } from '../../context/server-context.ts'
import { findOrderRow } from '../../orders/orders.sql.ts'
import { ProviderError } from '../../providers/provider-error.ts'
import { lookUp } from '../look-up.ts'
import { findByProviderOrder } from '../payments.sql.ts'
import { reportPayment } from '../report-payment.ts'
import { orderNumberOfAnswer } from './ccavenue-request.ts'

export interface PaymentEnd {
  outcome: 'paid' | 'failed' | 'pending'
  /** Null when the answer was about none of our orders. */
  orderId: string | null
}

/**
 * Takes what the customer's browser carries back from the second gateway. It only says which order to ask about:
 * what counts is the gateway's own status call, on order, amount and currency.
 */
export async function takeAnswer(context: ServerContext, encResp: string): Promise<PaymentEnd> {
  const { db, config, log } = context
  const number = orderNumberOfAnswer(encResp, config.ccavenue.workingKey)
  const payment = number === null ? null : await findByProviderOrder(db, 'ccavenue', number)
  if (!payment) return { outcome: 'failed', orderId: null }
  try {
    const { report } = await lookUp(context, payment)
    if (report) await reportPayment(context, report)
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    log.warn({ payment: payment.id, reason: error.message }, 'payment answer not confirmed yet')
  }
  const order = await findOrderRow(db, payment.order_id)
  const attempt = await findByProviderOrder(db, 'ccavenue', payment.provider_order_id)
  const isEnded = !order || order.canceled_at !== null
  const isOver = isEnded || (!isPaid(order.payment_status) && attempt?.status === 'failed')
  const outcome = isOver ? 'failed' : isPaid(order.payment_status) ? 'paid' : 'pending'
  return { outcome, orderId: payment.order_id }
}
