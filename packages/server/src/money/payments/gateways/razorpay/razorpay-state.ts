import type { GatewayState } from '../../gateway.ts'
import type { RazorpayPayment } from './razorpay-api.ts'

/** What a payment that was `refunded` is besides: money that we had. */
const stages = {
  created: 'open',
  authorized: 'authorized',
  captured: 'captured',
  refunded: 'captured',
  failed: 'failed',
} as const satisfies Record<RazorpayPayment['status'], GatewayState['stage']>

export function stateOf(payment: RazorpayPayment): GatewayState {
  return {
    stage: stages[payment.status],
    paymentId: payment.id,
    amount: payment.amount,
    currency: payment.currency,
    refunded: payment.amount_refunded,
  }
}
