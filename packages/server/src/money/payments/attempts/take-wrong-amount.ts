import type { Database } from '../../../ground/database/schema/index.ts'
import { collectPayment } from '../../../orders/balance/collect-payment.ts'
import { giveBack } from '../../../orders/change/give-back.ts'
import { openCase } from '../money-cases/money-cases.sql.ts'
import type { PaymentReport, ReportContext } from './payment-report.ts'
import { type PaymentRow, UNFINISHED } from './payments.sql.ts'

/**
 * Something else was taken than the order costs: the order stays unpaid, and what was taken goes back. A person sees it
 * until it has gone; in another currency, that person has to send it.
 */
export async function takeWrongAmount(
  trx: Database,
  context: Pick<ReportContext, 'clock' | 'config' | 'happened' | 'providers'>,
  payment: PaymentRow,
  report: PaymentReport,
): Promise<void> {
  const isOpen = UNFINISHED.some((status) => status === payment.status)
  // What is only authorised may never be taken.
  if (report.event !== 'paid' || !isOpen) return
  const now = context.clock()
  const isOurCurrency = report.currency === payment.currency
  await trx
    .updateTable('payment')
    .set({
      status: 'wrongAmount',
      captured_paise: report.amount,
      provider_payment_id: report.providerPaymentId,
      updated_at: now,
      next_poll_at: null,
    })
    .where('id', '=', payment.id)
    .execute()
  await openCase(trx, {
    kind: isOurCurrency ? 'wrong-amount' : 'wrong-currency',
    subject: `amount:${payment.id}`,
    provider: payment.provider,
    providerReference: report.providerPaymentId ?? payment.provider_order_id,
    orderId: payment.order_id,
    paymentId: payment.id,
    expected: payment.amount_paise,
    found: report.amount,
    now,
  })
  if (!isOurCurrency) return
  await collectPayment(trx, { id: payment.id, orderId: payment.order_id, amount: report.amount, now })
  await giveBack(trx, context, {
    orderId: payment.order_id,
    paymentId: payment.id,
    amount: 'all',
    reason: 'wrong-amount',
    isBeyondOwed: true,
  })
}
