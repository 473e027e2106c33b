import { type Paise, paise } from '@dawakit/core/money'
import type { GatewayState } from '../../gateway.ts'
import type { CcavenueStatus } from './ccavenue-api.ts'

/** What CCAvenue calls the ends of a transaction. Anything else is undecided. */
const stages: Readonly<Record<string, GatewayState['stage']>> = {
  Shipped: 'captured',
  Refunded: 'captured',
  Systemrefund: 'captured',
  'Auto-Reversed': 'captured',
  Successful: 'authorized',
  Unsuccessful: 'failed',
  Aborted: 'failed',
  Invalid: 'failed',
  Cancelled: 'failed',
  Timeout: 'failed',
  Failure: 'failed',
  'Auto-Cancelled': 'failed',
}

/** Ends in which all of the money has gone back. */
const GONE_BACK = new Set(['Refunded', 'Systemrefund', 'Auto-Reversed'])

/** @returns null when it does not say what was taken: there is nothing to go by yet. */
export function stateOf(seen: CcavenueStatus): GatewayState | null {
  const stage = stages[seen.orderStatus] ?? 'open'
  // What was taken is what counts.
  const amount = stage === 'captured' ? seen.captured : seen.amount
  if (amount === null) return null
  return {
    stage,
    paymentId: seen.referenceNo,
    amount,
    currency: seen.currency,
    refunded: goneBack(seen, amount),
  }
}

export function goneBack({ orderStatus }: CcavenueStatus, captured: Paise): Paise {
  return GONE_BACK.has(orderStatus) ? captured : paise(0)
}
