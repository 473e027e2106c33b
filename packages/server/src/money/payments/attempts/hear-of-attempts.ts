import type { ServerContext } from '../../../ground/context/server-context.ts'
import { ProviderError } from '../../../ground/providers/provider-error.ts'
import { askAbout } from './ask-about.ts'
import { UNFINISHED } from './payments.sql.ts'
import { reportPayment } from './report-payment.ts'

/**
 * Lets the gateways say how an order's open attempts stand, before it ends: what was paid unheard is an order. Not to be
 * called in a transaction.
 *
 * @param silent - Gateways that have not answered: nobody waits for them again.
 * @returns false when one did not answer.
 */
export async function hearOfAttempts(
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
