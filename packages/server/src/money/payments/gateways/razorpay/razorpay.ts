import { paise } from '@dawakit/core/money'
import { ProviderError } from '../../../../ground/providers/provider-error.ts'
import { defineGateway, type GatewayState, type OnlineGateway } from '../../gateway.ts'
import { inTurn } from '../in-turn.ts'
import { paymentIdOf } from '../payment-id-of.ts'
import { type RazorpayPayment, razorpayApi } from './razorpay-api.ts'
import { razorpaySettlement } from './razorpay-settlement.ts'
import { checkoutSignature, isSameSignature } from './razorpay-signature.ts'
import { stateOf } from './razorpay-state.ts'
import { readRazorpayWebhook } from './razorpay-webhook.ts'

/** Its popup loads pages of these beside its script's. */
const POPUP_ORIGINS = 'https://*.razorpay.com'

/** The further a payment has come, the more it counts: one order there may have several tries. */
const rank = { created: 0, failed: 1, authorized: 2, refunded: 3, captured: 3 } as const

const refundStates = { pending: 'pending', processed: 'done', failed: 'failed' } as const

const NEVER_TRIED: Omit<GatewayState, 'amount' | 'currency'> = {
  stage: 'unknown',
  paymentId: null,
  refunded: paise(0),
}

export const razorpay = defineGateway({
  method: 'razorpay',
  settings: {
    url: { variable: 'RAZORPAY_URL', is: 'address', sandbox: '/razorpay' },
    scriptUrl: { variable: 'RAZORPAY_SCRIPT_URL', is: 'address', sandbox: '/razorpay/checkout.js' },
    keyId: { variable: 'RAZORPAY_KEY_ID', is: 'text', sandbox: 'rzp_test_dawakitsandbox' },
    keySecret: { variable: 'RAZORPAY_KEY_SECRET', is: 'secret', sandbox: 'sandbox-razorpay-secret' },
    webhookSecret: {
      variable: 'RAZORPAY_WEBHOOK_SECRET',
      is: 'secret',
      sandbox: 'sandbox-razorpay-webhook-secret',
    },
    keySecretBefore: { variable: 'RAZORPAY_KEY_SECRET_BEFORE', is: 'before', sandbox: '' },
    webhookSecretBefore: { variable: 'RAZORPAY_WEBHOOK_SECRET_BEFORE', is: 'before', sandbox: '' },
  },
  settlement: razorpaySettlement,
  make(settings): OnlineGateway {
    const { url, scriptUrl } = settings
    // Settings are read for each call, as a test changes them.
    const api = () => razorpayApi(settings)
    return {
      method: 'razorpay',
      name: 'Razorpay',
      kind: 'popup',
      popup: { scriptUrl, key: settings.keyId, opens: 'Razorpay' },
      leastRefund: paise(100),
      origins: [POPUP_ORIGINS, new URL(scriptUrl).origin, new URL(url).origin],
      takesRetries: true,
      open: async ({ number, amount, currency }) =>
        (await api().createOrder({ amount, currency, receipt: number })).id,
      form: () => Promise.reject(new Error('A popup has no form.')),
      readReturn(brought) {
        const { orderCreationId, razorpayOrderId = '', razorpayPaymentId = '', razorpaySignature } = brought
        // A popup that was opened before a turn is signed by the secret of then.
        const isGood = inTurn(settings.keySecret, settings.keySecretBefore).some((secret) =>
          isSameSignature(
            razorpaySignature ?? '',
            checkoutSignature(razorpayOrderId, razorpayPaymentId, secret),
          ),
        )
        if (!isGood || orderCreationId !== razorpayOrderId) return null
        return { reference: razorpayOrderId, paymentId: razorpayPaymentId, isProof: true }
      },
      readWebhook: (webhook) =>
        readRazorpayWebhook(webhook, inTurn(settings.webhookSecret, settings.webhookSecretBefore)),
      async lookUp({ reference, amount, currency }) {
        const payments = await api().paymentsOf(reference).catch(noneWhereUnknown)
        const best = furthest(payments, reference)
        if (!best) return { ...NEVER_TRIED, amount, currency }
        return stateOf(best.status === 'authorized' ? await api().capture(best) : best)
      },
      async refundsOf(attempt) {
        const payment = await api().payment(paymentIdOf(attempt))
        const refunds = await api().refundsOf(payment.id)
        return {
          left: paise(payment.amount - payment.amount_refunded),
          made: refunds.map(({ id, receipt, amount, status }) => ({
            id,
            key: receipt || null,
            amount,
            state: refundStates[status],
          })),
          isComplete: true,
        }
      },
      async refund(attempt, { key, amount }) {
        const { id, status } = await api().refund(paymentIdOf(attempt), {
          amount,
          key: `refund-${key}`,
          receipt: key,
        })
        return { id, state: refundStates[status] }
      },
    }
  },
})

function furthest(payments: readonly RazorpayPayment[], orderId: string): RazorpayPayment | undefined {
  let best: RazorpayPayment | undefined
  for (const payment of payments) {
    if (payment.order_id !== orderId) continue
    if (!best || rank[payment.status] > rank[best.status]) best = payment
  }
  return best
}

/** An id that is not known there is answered with 400. */
function noneWhereUnknown(error: unknown): RazorpayPayment[] {
  if (error instanceof ProviderError && (error.status === 400 || error.status === 404)) return []
  throw error
}
