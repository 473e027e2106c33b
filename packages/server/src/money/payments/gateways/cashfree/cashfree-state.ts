import { type Paise, paise } from '@dawakit/core/money'
import type { GatewayRefund, GatewayState } from '../../gateway.ts'
import type { CashfreePayment, CashfreeRefund } from './cashfree-api.ts'

/** What Cashfree calls the ends of a payment. Anything else is undecided. */
const stages: Readonly<Record<string, GatewayState['stage']>> = {
  SUCCESS: 'captured',
  FAILED: 'failed',
  USER_DROPPED: 'failed',
  CANCELLED: 'failed',
  VOID: 'failed',
}

const refundStates: Readonly<Record<string, GatewayRefund['state']>> = {
  SUCCESS: 'done',
  CANCELLED: 'failed',
  FAILED: 'failed',
}

export function stateOf(payment: CashfreePayment, refunded: Paise = paise(0)): GatewayState {
  return {
    stage: stages[payment.payment_status] ?? 'open',
    paymentId: payment.cf_payment_id,
    amount: payment.payment_amount,
    currency: payment.payment_currency,
    refunded,
  }
}

/** Of one that was made at the desk, the number is the gateway's own and none of ours. */
export function refundOf(refund: CashfreeRefund): GatewayRefund {
  return {
    id: refund.cf_refund_id,
    key: refund.refund_id,
    amount: refund.refund_amount,
    state: refundStates[refund.refund_status] ?? 'pending',
  }
}
