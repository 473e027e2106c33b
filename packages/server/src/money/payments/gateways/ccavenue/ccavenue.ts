import { type Paise, paise, sumPaise } from '@dawakit/core/money'
import { ProviderError } from '../../../../ground/providers/provider-error.ts'
import { defineGateway, type GatewayRefund, type GatewayState, type OnlineGateway } from '../../gateway.ts'
import { inTurn } from '../in-turn.ts'
import { paymentIdOf } from '../payment-id-of.ts'
import { type CcavenueRefund, ccavenueApi } from './ccavenue-api.ts'
import { ccavenueForm, orderNumberOfAnswer } from './ccavenue-form.ts'
import { ccavenueSettlement } from './ccavenue-settlement.ts'
import { stateOf } from './ccavenue-state.ts'

export const ccavenue = defineGateway({
  method: 'ccavenue',
  settings: {
    url: { variable: 'CCAVENUE_URL', is: 'address', sandbox: '/ccavenue' },
    statusUrl: { variable: 'CCAVENUE_STATUS_URL', is: 'address', sandbox: '/ccavenue' },
    merchantId: { variable: 'CCAVENUE_MERCHANT_ID', is: 'text', sandbox: '2000001' },
    accessCode: { variable: 'CCAVENUE_ACCESS_CODE', is: 'text', sandbox: 'AVSANDBOX00DAWAKIT' },
    workingKey: {
      variable: 'CCAVENUE_WORKING_KEY',
      is: 'secret',
      sandbox: 'SANDBOXONLYWORKINGKEY0000DAWAKIT',
    },
    workingKeyBefore: { variable: 'CCAVENUE_WORKING_KEY_BEFORE', is: 'before', sandbox: '' },
  },
  settlement: ccavenueSettlement,
  make(settings, { storeUrl }): OnlineGateway {
    const api = () => ccavenueApi(settings)
    return {
      method: 'ccavenue',
      name: 'CCAvenue',
      kind: 'frame',
      popup: null,
      leastRefund: paise(100),
      origins: [new URL(settings.url).origin],
      // A number that has got there may be paid later still; two payments under one could not be told apart.
      takesRetries: false,
      // The number is ours; the gateway hears of it when the browser posts the form.
      open: async ({ number }) => number,
      form: async (attempt, order) => ccavenueForm(settings, storeUrl, order, attempt),
      readReturn({ encResp }) {
        const keys = inTurn(settings.workingKey, settings.workingKeyBefore)
        const reference = encResp === undefined ? null : orderNumberOfAnswer(encResp, keys)
        return reference === null ? null : { reference, paymentId: null, isProof: false }
      },
      readWebhook: () => null,
      async lookUp({ reference, amount, currency }) {
        const seen = await api().status(reference)
        const none: GatewayState = {
          stage: 'unknown',
          paymentId: null,
          amount,
          currency,
          refunded: paise(0),
        }
        if (!seen || seen.orderNumber !== reference) return none
        return stateOf(seen) ?? { ...none, stage: 'open' }
      },
      async refundsOf({ reference, paymentId }) {
        const seen = await api().status(reference)
        const state = seen && stateOf(seen)
        if (state?.stage !== 'captured') throw new ProviderError('ccavenue', null)
        const listed = await api().refunds(paymentId ?? seen?.referenceNo ?? '')
        const made = (listed ?? []).map(refundOf)
        const listedSum = sumPaise(made.filter(({ state }) => state !== 'failed').map(({ amount }) => amount))
        const isWhole = state.refunded === state.amount
        return {
          left: isWhole ? paise(0) : left(state.amount, listedSum),
          made,
          isComplete: listed !== null && (!isWhole || listedSum === state.amount),
        }
      },
      async refund(attempt, { key, amount }) {
        const isTaken = await api().refund({ referenceNo: paymentIdOf(attempt), amount, key })
        return { id: key, state: isTaken ? 'done' : 'failed' }
      },
    }
  },
})

const left = (captured: Paise, refunded: Paise): Paise => paise(Math.max(captured - refunded, 0))

/** One of the desk has a number that none of ours has. */
function refundOf({ number, amount, status }: CcavenueRefund): GatewayRefund {
  return { id: number, key: number, amount, state: /fail|reject/i.test(status) ? 'failed' : 'done' }
}
