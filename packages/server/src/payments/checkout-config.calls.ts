import type { CheckoutConfig } from '@dawakit/core/contract'
import { z } from 'zod'
import { paymentMethod } from '../contract/payment-method.ts'
import { schemaOf } from '../contract/schema-of.ts'
import { type AnyCall, defineCall } from '../http/define-call.ts'

const checkoutConfig = schemaOf<CheckoutConfig>()(
  z
    .object({
      paymentMethods: z.array(paymentMethod),
      isDirectOrder: z.boolean().meta({ description: 'Every order posts directly: cash on delivery only.' }),
      gateway: paymentMethod.exclude(['cod']).nullable(),
      gatewayKey: z
        .string()
        .nullable()
        .meta({ description: "The gateway's publishable key, when it has one." }),
      gatewayScriptUrl: z.string().nullable(),
      storeName: z.string(),
      storeState: z.string(),
      supportPhone: z.string(),
      supportEmail: z.string(),
      sellerGstin: z.string(),
    })
    .meta({ id: 'CheckoutConfig' }),
)

export const checkoutConfigCalls: AnyCall[] = [
  defineCall({
    name: 'GET /get/checkoutConfig',
    summary: 'How this store takes money, and whom to call.',
    tag: 'Payments',
    auth: 'none',
    answer: checkoutConfig,
    async handle({ config }) {
      const { paymentMethods, razorpay, store } = config
      const gateway = paymentMethods.find((method) => method !== 'cod') ?? null
      // The popup's key stands here wherever the popup is offered, also beside a first gateway without one.
      const hasPopup = paymentMethods.includes('razorpay')
      return {
        data: {
          paymentMethods,
          isDirectOrder: gateway === null,
          gateway,
          gatewayKey: hasPopup ? razorpay.keyId : null,
          gatewayScriptUrl: hasPopup ? razorpay.scriptUrl : null,
          storeName: store.name,
          storeState: store.state,
          supportPhone: store.supportPhone,
          supportEmail: store.supportEmail,
          sellerGstin: store.gstin,
        },
      }
    },
  }),
]
