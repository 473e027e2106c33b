import type { CheckoutConfig, PaymentOffer } from '@dawakit/core/contract'
import { z } from 'zod'
import type { Providers } from '../../ground/context/providers.ts'
import { paymentKind, paymentMethod } from '../../ground/contract/payment-method.ts'
import { rupees } from '../../ground/contract/rupees.ts'
import { schemaOf } from '../../ground/contract/schema-of.ts'
import { type AnyCall, defineCall } from '../../ground/http/define-call.ts'
import { findGateway } from '../payments/gateway-of.ts'

const offer = schemaOf<PaymentOffer>()(
  z
    .object({
      method: paymentMethod,
      kind: paymentKind.meta({
        description:
          'Paid in a popup (`popup`), in a frame that a form is posted into (`frame`), or not online.',
      }),
      name: z.string().meta({ description: 'What the service calls itself; empty without one.' }),
      popup: z
        .object({
          scriptUrl: z.string(),
          key: z.string().meta({ description: 'The publishable key.' }),
          opens: z.string().meta({ description: 'What the constructor is called that the script brings.' }),
        })
        .nullable(),
      origins: z.array(z.string()).optional().meta({
        description: 'Origins that the Content-Security-Policy of a page with a checkout lets in for it.',
      }),
    })
    .meta({ id: 'PaymentOffer' }),
)

const checkoutConfig = schemaOf<CheckoutConfig>()(
  z
    .object({
      paymentMethods: z.array(paymentMethod),
      offers: z.array(offer).meta({ description: 'The same ways, with what a page must know of them.' }),
      cashCeiling: rupees.optional().meta({ description: 'Most that an order in cash may come to.' }),
      isDirectOrder: z.boolean().meta({ description: 'Every order posts directly: cash on delivery only.' }),
      gateway: paymentMethod.nullable(),
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
    async handle({ config, providers }) {
      const { paymentMethods, store } = config
      const offers = paymentMethods.map((method) => offerOf(providers, method))
      const gateway = offers.find(({ kind }) => kind !== 'none')?.method ?? null
      // The popup's key stands here wherever a popup is offered, also beside a first gateway without one.
      const popup = offers.find(({ popup }) => popup !== null)?.popup ?? null
      return {
        data: {
          paymentMethods,
          offers,
          cashCeiling: config.limits.cashRupees,
          isDirectOrder: gateway === null,
          gateway,
          gatewayKey: popup?.key ?? null,
          gatewayScriptUrl: popup?.scriptUrl ?? null,
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

function offerOf(providers: Providers, method: string): PaymentOffer {
  const gateway = findGateway(providers, method)
  if (!gateway) return { method, kind: 'none', name: '', popup: null }
  const { kind, name, popup, origins } = gateway
  return { method, kind, name, popup, origins: [...new Set(origins)] }
}
