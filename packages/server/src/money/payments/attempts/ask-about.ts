import type { ServerContext } from '../../../ground/context/server-context.ts'
import type { GatewayState } from '../gateway.ts'
import { gatewayOf } from '../gateway-of.ts'
import type { PaymentReport } from './payment-report.ts'
import { attemptOf, type PaymentRow } from './payments.sql.ts'

export interface Sighting {
  /** Whether the customer has got to the gateway with it. */
  isKnown: boolean
  /** Null while it is undecided. */
  report: PaymentReport | null
}

const events = {
  failed: 'failed',
  authorized: 'authorized',
  captured: 'paid',
} as const satisfies Partial<Record<GatewayState['stage'], PaymentReport['event']>>

/** What a gateway says of an attempt, as a report; null while it is undecided. */
export function reportOf(paymentId: string, state: GatewayState): PaymentReport | null {
  if (state.stage === 'unknown' || state.stage === 'open') return null
  return {
    paymentId,
    event: events[state.stage],
    providerPaymentId: state.paymentId,
    amount: state.amount,
    currency: state.currency,
    refunds: [],
  }
}

/**
 * Asks the gateway what has become of a payment, and what went back of it.
 * @throws {ProviderError} when it does not answer
 */
export async function askAbout(
  { providers }: Pick<ServerContext, 'providers'>,
  payment: PaymentRow,
): Promise<Sighting> {
  const gateway = gatewayOf(providers, payment.provider)
  const state = await gateway.lookUp(attemptOf(payment))
  const report = reportOf(payment.id, state)
  if (report && state.refunded > 0) {
    const attempt = { ...attemptOf(payment), paymentId: state.paymentId }
    const { made, left } = await gateway.refundsOf(attempt)
    report.refunds = made
    report.left = left
  }
  return { isKnown: state.stage !== 'unknown', report }
}
