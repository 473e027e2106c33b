import type { GatewayOrder, PaymentProof } from '@dawakit/core/contract'
import { z } from 'zod'
import { idSchema } from '../../ground/contract/id-schema.ts'
import { schemaOf } from '../../ground/contract/schema-of.ts'
import { type AnyCall, defineCall } from '../../ground/http/define-call.ts'
import { successMessages } from '../../ground/http/success-messages.ts'
import { ownOrderRow } from '../../orders/own/own-order.ts'
import { orderAnswer } from '../../orders/read/orders.schemas.ts'
import { openFrame, openPopup } from './attempts/open-attempt.ts'
import { verifyReturn } from './attempts/take-return.ts'

const tag = 'Payments'

const gatewayOrder = schemaOf<GatewayOrder>()(
  z
    .object({
      id: z.string(),
      amount: z.int().meta({ description: 'Paise.' }),
      currency: z.literal('INR'),
    })
    .meta({ id: 'GatewayOrder' }),
)

const text = z.string().max(200)
const proof = schemaOf<PaymentProof>()(
  z
    .object({
      orderCreationId: text,
      razorpayPaymentId: text,
      razorpayOrderId: text,
      razorpaySignature: text,
    })
    .meta({ id: 'PaymentProof' }),
)

export const paymentCalls: AnyCall[] = [
  defineCall({
    name: 'POST /post/payment',
    summary: "The provider's order for the popup, of the server's own amount; the same one when asked again.",
    tag,
    isForPartners: true,
    auth: 'user',
    body: z.object({
      amount: z.number().meta({ description: "Paise. The server's own amount counts." }),
      currency: z.literal('INR'),
      orderId: idSchema,
    }),
    answer: gatewayOrder,
    async handle({ body, caller, ...context }) {
      const order = await ownOrderRow(context.db, caller, body.orderId)
      return { data: await openPopup(context, order) }
    },
  }),
  defineCall({
    name: 'POST /post/verifyPayment',
    summary: 'Verifies what the popup handed over, and answers the order.',
    tag,
    isForPartners: true,
    auth: 'user',
    body: z.object({ order: z.object({ _id: idSchema }), payment: proof }),
    answer: orderAnswer,
    async handle({ body, caller, ...context }) {
      const order = await ownOrderRow(context.db, caller, body.order._id)
      return {
        data: await verifyReturn(context, order.id, { ...body.payment }),
        message: successMessages.orderConfirmed,
      }
    },
  }),
  defineCall({
    name: 'POST /post/ccav/init',
    summary: 'The form of a gateway in a frame: where it goes, and its fields.',
    tag,
    isForPartners: true,
    auth: 'user',
    body: z.object({ orderId: idSchema }),
    answer: z.object({ action: z.string(), fields: z.record(z.string(), z.string()) }),
    async handle({ body, caller, ...context }) {
      const order = await ownOrderRow(context.db, caller, body.orderId)
      return { data: await openFrame(context, order) }
    },
  }),
]
