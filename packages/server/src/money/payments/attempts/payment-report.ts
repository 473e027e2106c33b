import type { Paise } from '@dawakit/core/money'
import type { PaymentEvent } from '@dawakit/core/order'
import type { ServerContext } from '../../../ground/context/server-context.ts'
import type { GatewayRefund } from '../gateway.ts'

/** What somebody trustworthy says of a payment: a signed callback or webhook, or the gateway when asked. */
export interface PaymentReport {
  /** Id of our payment row. */
  paymentId: string
  event: Extract<PaymentEvent, 'failed' | 'authorized' | 'paid'>
  providerPaymentId: string | null
  amount: Paise
  currency: string
  /** What went back of it, as far as it is known. */
  refunds: readonly GatewayRefund[]
  /** What is left of it at the gateway; all of it where that was not asked. */
  left?: Paise
}

/** What it needs to be taken. */
export type ReportContext = Pick<
  ServerContext,
  'db' | 'clock' | 'config' | 'providers' | 'log' | 'happened' | 'outbox' | 'restock' | 'salts'
>
