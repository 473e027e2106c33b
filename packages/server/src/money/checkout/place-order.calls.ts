import { nextStep } from '@dawakit/core/order'
import { invalidCouponCode, invalidRequest, loginToCheckout, RuleError } from '@dawakit/core/refusals'
import { z } from 'zod'
import { CallError } from '../../ground/http/call-error.ts'
import { type AnyCall, defineCall } from '../../ground/http/define-call.ts'
import { successMessages } from '../../ground/http/success-messages.ts'
import { placeOrder } from '../../orders/place/place-order.ts'
import { orderInput, placedOrderAnswer } from '../../orders/read/orders.schemas.ts'
import { countCouponTry } from '../../people/coupons/coupon-tries.ts'
import { hearOfOrders } from './hear-of-orders.ts'

const KEY_MAX = 255

export const placeOrderCalls: AnyCall[] = [
  defineCall({
    name: 'POST /post/order',
    summary:
      'Places an order. With an `Idempotency-Key` header (24 hours) the same request is answered again, not made twice.',
    tag: 'Orders',
    isForPartners: true,
    auth: 'user',
    loginMessage: loginToCheckout,
    body: z.object({ order: orderInput }),
    answer: placedOrderAnswer,
    async handle({ body, caller, ...context }) {
      const key = caller.header('idempotency-key')?.trim() || null
      if (key !== null && key.length > KEY_MAX) throw new CallError(400, invalidRequest)
      const takeBack = body.order.coupon?.trim() ? await countCouponTry(context, caller) : null
      const { userId, sessionId, partner } = caller
      const placing = {
        userId,
        sessionId,
        partner,
        key: keyOf(key, partner?.key ?? null),
        order: body.order,
      }
      const order = await placeOrder(context, placing, (ids) => hearOfOrders(context, ids)).catch(
        async (refusal: unknown) => {
          const isGuess = refusal instanceof RuleError && refusal.code === invalidCouponCode.code
          if (!isGuess) await takeBack?.()
          throw refusal
        },
      )
      await takeBack?.()
      return { data: { ...order, next: nextStep(order) }, message: successMessages.orderPlaced }
    },
  }),
]

/** A partner's key of an order is none of the store's own, and of no other partner. */
const keyOf = (key: string | null, partnerKey: string | null) =>
  key !== null && partnerKey !== null ? `${partnerKey} ${key}` : key
