import { z } from 'zod'
import { type AnyDeskCall, defineDeskCall } from '../../ground/desk-calls/define-desk-call.ts'
import { phoneOrderInput, phoneOrderQuote, phoneOrderWish } from './phone-orders.schemas.ts'
import { placePhoneOrder } from './place-phone-order.ts'
import { quotePhoneOrder } from './quote-phone-order.ts'

const tag = 'Phone orders'
const roles = ['owner', 'pharmacist', 'support'] as const

export const phoneOrderDeskCalls: AnyDeskCall[] = [
  defineDeskCall({
    name: 'POST /desk/phoneOrder/quote',
    summary: 'What a phone order comes to now, and what would be refused of it. Nothing is kept.',
    tag,
    roles,
    body: phoneOrderWish,
    answer: phoneOrderQuote,
    handle: async ({ staff: _, body, ...context }) => ({ data: await quotePhoneOrder(context, body) }),
  }),
  defineDeskCall({
    name: 'POST /desk/phoneOrder/place',
    summary:
      'Places an order for a customer who rings, in cash on delivery. With the same `key` it is placed once.',
    tag,
    roles,
    body: phoneOrderInput,
    answer: z.object({ id: z.string(), number: z.string() }),
    handle: async ({ staff, body, ...context }) => ({ data: await placePhoneOrder(context, staff, body) }),
  }),
]
