import { z } from 'zod'
import { type AnyDeskCall, defineDeskCall } from '../desk/define-desk-call.ts'
import { readDeskOrder } from '../orders/desk-order.sql.ts'
import { deskOrderAnswer, seenFields } from '../orders/desk-orders.schemas.ts'
import { reasonText } from '../returns/returns.schemas.ts'
import { endRest, supplyLessOf } from './supply-less.ts'

const tag = 'What is not supplied'
const SELLS = ['owner', 'pharmacist', 'support'] as const
const LINES_MAX = 200

export const supplyDeskCalls: AnyDeskCall[] = [
  defineDeskCall({
    name: 'POST /desk/order/supplyLess',
    summary:
      'Supplies less of some lines, with a reason that the customer reads: stock, coupon, total and money follow.',
    tag,
    roles: SELLS,
    body: z.object({
      ...seenFields,
      lines: z.array(z.object({ lineNo: z.number().int(), quantity: z.number() })).max(LINES_MAX),
      reason: reasonText,
    }),
    answer: deskOrderAnswer,
    async handle({ body, staff, ...context }) {
      const { id: orderId, seen, lines, reason } = body
      await supplyLessOf(context, { orderId, seen, lines, reason, staff })
      return { data: await readDeskOrder(context.db, staff, orderId) }
    },
  }),
  defineDeskCall({
    name: 'POST /desk/order/endRest',
    summary:
      'Ends the rest of an order of which a part has arrived. It is delivered as soon as nothing is under way.',
    tag,
    roles: SELLS,
    body: z.object({ ...seenFields, reason: reasonText }),
    answer: deskOrderAnswer,
    async handle({ body, staff, ...context }) {
      const { id: orderId, seen, reason } = body
      await endRest(context, { orderId, seen, reason, staff })
      return { data: await readDeskOrder(context.db, staff, orderId) }
    },
  }),
]
