import type { DeskOrder, OnceMade, SeenOrder } from '@dawakit/core/contract'
import { fromRupees } from '@dawakit/core/money'
import { givenReason, REFERENCE_MAX } from '@dawakit/core/returns'
import { z } from 'zod'
import type { ServerContext } from '../../ground/context/server-context.ts'
import { rupees } from '../../ground/contract/rupees.ts'
import { inTransaction } from '../../ground/database/in-transaction.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { type AnyDeskCall, type DeskStaff, defineDeskCall } from '../../ground/desk-calls/define-desk-call.ts'
import { line } from '../../ground/http/text.ts'
import { readDeskOrder } from '../../orders/desk/desk-order.sql.ts'
import { deskOrderAnswer, seenFields } from '../../orders/desk/desk-orders.schemas.ts'
import { isRepeated, onceFields } from '../../orders/desk/is-repeated.ts'
import { requireSeen } from '../../orders/desk/require-seen.ts'
import { reasonText } from '../returns/returns.schemas.ts'
import { payoutWays } from './money.schemas.ts'
import { letGo, openComesBack, writePaidLate } from './settle-debt.ts'

const tag = 'What customers owe'
const MONEY = ['owner', 'support'] as const

interface Settling {
  staff: DeskStaff
  /** The call's name. */
  call: string
  body: OnceMade & SeenOrder
}

/** One way out of a debt, of an order as somebody has seen it: once for one key. */
async function settle(
  context: ServerContext,
  { staff, call, body }: Settling,
  change: (trx: Database) => Promise<void>,
): Promise<{ data: DeskOrder }> {
  const data = await inTransaction(context.db, async (trx) => {
    if (await isRepeated(trx, { staff, call, body, now: context.clock() })) {
      return readDeskOrder(trx, staff, body.id)
    }
    await requireSeen(trx, staff, body)
    await change(trx)
    return readDeskOrder(trx, staff, body.id)
  })
  return { data }
}

export const debtDeskCalls: AnyDeskCall[] = [
  defineDeskCall({
    name: 'POST /desk/order/paidLate',
    summary: 'A customer has paid by UPI or bank what they owed for an order that arrived.',
    tag,
    roles: MONEY,
    body: z.object({
      ...seenFields,
      ...onceFields,
      amount: rupees,
      way: payoutWays,
      reference: line(REFERENCE_MAX),
    }),
    answer: deskOrderAnswer,
    handle: ({ body, staff, ...context }) =>
      settle(context, { staff, call: 'POST /desk/order/paidLate', body }, (trx) => {
        const { id: orderId, way, reference } = body
        return writePaidLate(trx, context, {
          orderId,
          staff,
          amount: fromRupees(body.amount),
          way,
          reference,
        })
      }),
  }),
  defineDeskCall({
    name: 'POST /desk/order/comesBack',
    summary: 'A customer gives back what they owe for: a return that is approved, and brings no money.',
    tag,
    roles: MONEY,
    body: z.object({ ...seenFields, ...onceFields, reason: reasonText }),
    answer: deskOrderAnswer,
    handle: ({ body, staff, ...context }) => {
      const reason = givenReason(body.reason)
      return settle(context, { staff, call: 'POST /desk/order/comesBack', body }, (trx) =>
        openComesBack(trx, context, { orderId: body.id, staff, reason }),
      )
    },
  }),
  defineDeskCall({
    name: 'POST /desk/order/letGo',
    summary: 'Lets go of what a customer owes, with a reason that they read and a credit note.',
    tag,
    roles: ['owner'],
    body: z.object({ ...seenFields, ...onceFields, reason: reasonText }),
    answer: deskOrderAnswer,
    handle: ({ body, staff, ...context }) => {
      const reason = givenReason(body.reason)
      return settle(context, { staff, call: 'POST /desk/order/letGo', body }, (trx) =>
        letGo(trx, context, { orderId: body.id, staff, reason }),
      )
    },
  }),
]
