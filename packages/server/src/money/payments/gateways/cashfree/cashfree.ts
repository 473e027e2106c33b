import { type Paise, paise, sumPaise } from '@dawakit/core/money'
import { ProviderError } from '../../../../ground/providers/provider-error.ts'
import { type Attempt, defineGateway, type GatewayRefund, type OnlineGateway } from '../../gateway.ts'
import { inTurn } from '../in-turn.ts'
import { type CashfreePayment, cashfreeApi } from './cashfree-api.ts'
import { refundOf, stateOf } from './cashfree-state.ts'
import { readCashfreeWebhook } from './cashfree-webhook.ts'

/** In the address that the customer comes back to; the gateway writes its order's id there. */
const RETURN_FIELD = 'cashfree_order'

export const cashfree = defineGateway({
  method: 'cashfree',
  settings: {
    url: { variable: 'CASHFREE_URL', is: 'address', sandbox: '/cashfree' },
    clientId: { variable: 'CASHFREE_CLIENT_ID', is: 'text', sandbox: 'CFSANDBOXDAWAKIT' },
    clientSecret: { variable: 'CASHFREE_CLIENT_SECRET', is: 'secret', sandbox: 'sandbox-cashfree-secret' },
    clientSecretBefore: { variable: 'CASHFREE_CLIENT_SECRET_BEFORE', is: 'before', sandbox: '' },
  },
  make(settings, { storeUrl }): OnlineGateway {
    const api = () => cashfreeApi(settings)

    async function refundsOf(attempt: Attempt, payment: CashfreePayment): Promise<GatewayRefund[]> {
      const listed = await api().refunds(attempt.reference)
      return listed.filter((refund) => refund.cf_payment_id === payment.cf_payment_id).map(refundOf)
    }

    return {
      method: 'cashfree',
      name: 'Cashfree',
      kind: 'frame',
      popup: null,
      leastRefund: paise(100),
      origins: [new URL(settings.url).origin],
      takesRetries: true,
      async open({ number, amount, currency, order }) {
        const { user, shippingAddress: to } = order
        const customer = {
          id: user._id,
          name: to.name,
          phone: user.mobileNumber || to.contactNumber,
          email: user.email || to.email,
        }
        const returnUrl = `${storeUrl}/api/get/paymentReturn?${RETURN_FIELD}={order_id}`
        await api()
          .createOrder({ orderId: number, amount, currency, customer, returnUrl })
          .catch(whereItIsThere)
        return number
      },
      async form({ reference }) {
        const { payment_session_id } = await api().order(reference)
        return { action: `${settings.url}/pg/view/sessions/checkout`, fields: { payment_session_id } }
      },
      readReturn({ [RETURN_FIELD]: reference }) {
        return reference === undefined ? null : { reference, paymentId: null, isProof: false }
      },
      readWebhook: (webhook) =>
        readCashfreeWebhook(webhook, inTurn(settings.clientSecret, settings.clientSecretBefore)),
      async lookUp(attempt) {
        const payment = furthest(await api().payments(attempt.reference).catch(noneWhereUnknown))
        if (!payment) {
          const { amount, currency } = attempt
          return { stage: 'unknown', paymentId: null, amount, currency, refunded: paise(0) }
        }
        const state = stateOf(payment)
        return state.stage === 'captured'
          ? stateOf(payment, sumOf(await refundsOf(attempt, payment), ['done']))
          : state
      },
      async refundsOf(attempt) {
        const payment = furthest(await api().payments(attempt.reference))
        if (!payment) throw new ProviderError('cashfree', null)
        const made = await refundsOf(attempt, payment)
        const left = paise(payment.payment_amount - sumOf(made, ['done', 'pending']))
        return { left, made, isComplete: true }
      },
      async refund({ reference }, { key, amount }) {
        const { id, state } = refundOf(await api().refund(reference, { id: key, amount }))
        return { id, state }
      },
    }
  },
})

function furthest(payments: readonly CashfreePayment[]): CashfreePayment | undefined {
  const rank = { unknown: 0, failed: 1, open: 2, authorized: 3, captured: 4 } as const
  return payments.toSorted((one, other) => rank[stateOf(other).stage] - rank[stateOf(one).stage])[0]
}

function sumOf(refunds: readonly GatewayRefund[], states: readonly GatewayRefund['state'][]): Paise {
  return sumPaise(refunds.filter(({ state }) => states.includes(state)).map(({ amount }) => amount))
}

/** An order of that number stands there already: the answer to the request that made it was lost. */
function whereItIsThere(error: unknown): void {
  if (!(error instanceof ProviderError) || error.status !== 409) throw error
}

function noneWhereUnknown(error: unknown): CashfreePayment[] {
  if (error instanceof ProviderError && error.status === 404) return []
  throw error
}
