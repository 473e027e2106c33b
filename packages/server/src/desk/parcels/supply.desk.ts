import { fromRupees } from '@dawakit/core/money'
import { z } from 'zod'
import { rupees } from '../../ground/contract/rupees.ts'
import { inTransaction } from '../../ground/database/in-transaction.ts'
import { audit } from '../../ground/desk-calls/audit.ts'
import { type AnyDeskCall, defineDeskCall } from '../../ground/desk-calls/define-desk-call.ts'
import { reasonText } from '../../money/returns/returns.schemas.ts'
import { readDeskOrder } from '../../orders/desk/desk-order.sql.ts'
import { deskOrderAnswer, seenFields } from '../../orders/desk/desk-orders.schemas.ts'
import { isRepeated, onceFields } from '../../orders/desk/is-repeated.ts'
import { requireSeen } from '../../orders/desk/require-seen.ts'
import { keepRegisters } from '../../orders/registers/keep-registers.ts'
import { deliverAllTheSame } from './deliver-all-the-same.ts'
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
      ...onceFields,
      lines: z.array(z.object({ lineNo: z.number().int(), quantity: z.number() })).max(LINES_MAX),
      reason: reasonText,
    }),
    answer: deskOrderAnswer,
    async handle({ body, staff, ...context }) {
      const { id: orderId, seen, lines, reason } = body
      await supplyLessOf(context, {
        orderId,
        seen,
        lines,
        reason,
        staff,
        isRepeated: (trx) =>
          isRepeated(trx, { staff, call: 'POST /desk/order/supplyLess', body, now: context.clock() }),
      })
      return { data: await readDeskOrder(context.db, staff, orderId) }
    },
  }),
  defineDeskCall({
    name: 'POST /desk/order/endRest',
    summary:
      'Ends the rest of an order of which a part has arrived. It is delivered as soon as nothing is under way.',
    tag,
    roles: SELLS,
    body: z.object({ ...seenFields, ...onceFields, reason: reasonText }),
    answer: deskOrderAnswer,
    async handle({ body, staff, ...context }) {
      const { id: orderId, seen, reason } = body
      await endRest(context, {
        orderId,
        seen,
        reason,
        staff,
        isRepeated: (trx) =>
          isRepeated(trx, { staff, call: 'POST /desk/order/endRest', body, now: context.clock() }),
      })
      return { data: await readDeskOrder(context.db, staff, orderId) }
    },
  }),
  defineDeskCall({
    name: 'POST /desk/parcel/deliveredAllTheSame',
    summary:
      'A parcel has arrived whose order was cancelled meanwhile: it stands again for that alone, invoiced and charged.',
    tag,
    roles: SELLS,
    body: z.object({
      ...seenFields,
      ...onceFields,
      parcel: z.number().int(),
      took: rupees.meta({
        description: 'Cash that the courier has taken; 0 for none, or where it is paid online.',
      }),
    }),
    answer: deskOrderAnswer,
    async handle({ body, staff, ...context }) {
      const { id: orderId, parcel: number } = body
      const order = await inTransaction(context.db, async (trx) => {
        const sent = { staff, call: 'POST /desk/parcel/deliveredAllTheSame', body, now: context.clock() }
        if (await isRepeated(trx, sent)) return readDeskOrder(trx, staff, orderId)
        await requireSeen(trx, staff, body)
        await deliverAllTheSame(trx, context, {
          orderId,
          number,
          took: fromRupees(body.took),
          staffId: staff.id,
        })
        await keepRegisters(trx, context, { orderId, staffId: staff.id })
        await audit(trx, staff, context.clock, {
          action: 'parcel.deliveredAllTheSame',
          subject: 'order',
          subjectId: orderId,
          orderId,
          after: { parcel: number, took: body.took },
        })
        return readDeskOrder(trx, staff, orderId)
      })
      return { data: order }
    },
  }),
]
