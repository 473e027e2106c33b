import { parsePage } from '@dawakit/core/product'
import { moneyCaseNotOpen, payoutNotFound, RuleError, stillOwed } from '@dawakit/core/refusals'
import { givenReason, REFERENCE_MAX } from '@dawakit/core/returns'
import { z } from 'zod'
import { idSchema } from '../../ground/contract/id-schema.ts'
import { pageFields } from '../../ground/contract/page-query.ts'
import { inTransaction } from '../../ground/database/in-transaction.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { audit } from '../../ground/desk-calls/audit.ts'
import { type AnyDeskCall, defineDeskCall } from '../../ground/desk-calls/define-desk-call.ts'
import { CallError } from '../../ground/http/call-error.ts'
import { line } from '../../ground/http/text.ts'
import { openPayTo } from '../../orders/balance/sealed-pay-to.ts'
import { isRepeated, onceFields } from '../../orders/desk/is-repeated.ts'
import { closeCase } from '../payments/money-cases/money-cases.sql.ts'
import { findPayout, markPaidOut } from '../returns/mark-paid-out.ts'
import { payTo, reasonText } from '../returns/returns.schemas.ts'
import { writePayTo } from '../returns/write-pay-to.ts'
import { deskCase, deskPayout, failedRefund, payoutStates, payoutWays } from './money.schemas.ts'
import { listFailedRefunds, listMoneyCases, listPayouts } from './money-lists.sql.ts'
import { retryRefund } from './retry-refund.ts'

const tag = 'Money'
const roles = ['owner', 'support'] as const

export const moneyDeskCalls: AnyDeskCall[] = [
  defineDeskCall({
    name: 'GET /desk/money/cases',
    summary: 'Money that a person has to look at, the oldest first; the open cases unless told otherwise.',
    tag,
    roles,
    query: z
      .object({ state: z.enum(['open', 'closed']).default('open'), ...pageFields })
      .transform(({ state, ...page }) => ({ state, ...parsePage(page) })),
    answer: z.array(deskCase),
    handle: ({ db, query }) => listMoneyCases(db, query.state, query),
  }),
  defineDeskCall({
    name: 'POST /desk/money/closeCase',
    summary: 'Closes a case, with what was done about it.',
    tag,
    roles,
    body: z.object({ id: idSchema, note: reasonText }),
    answer: z.null(),
    async handle({ db, clock, staff, body }) {
      const note = givenReason(body.note)
      await inTransaction(db, async (trx) => {
        await requireSettled(trx, body.id)
        if (!(await closeCase(trx, body.id, note, clock()))) throw new RuleError(moneyCaseNotOpen)
        const subject = { subject: 'money-case', subjectId: body.id }
        await audit(trx, staff, clock, { action: 'money.closeCase', ...subject, after: { note } })
      })
      return { data: null }
    },
  }),
  defineDeskCall({
    name: 'GET /desk/money/payouts',
    summary:
      'Money paid in cash that goes back by hand, the oldest first; what is due unless told otherwise.',
    tag,
    roles,
    query: z
      .object({ state: payoutStates.default('due'), ...pageFields })
      .transform(({ state, ...page }) => ({ state, ...parsePage(page) })),
    answer: z.array(deskPayout),
    handle: ({ db, query }) => listPayouts(db, query.state, query),
  }),
  defineDeskCall({
    name: 'POST /desk/money/payTo',
    summary: 'Where a payout goes. Whoever looks is written down.',
    tag,
    roles,
    body: z.object({ id: idSchema }),
    answer: payTo.nullable(),
    async handle({ db, clock, config, staff, body }) {
      const payout = await findPayout(db, body.id)
      if (!payout) throw new CallError(404, payoutNotFound)
      await audit(db, staff, clock, {
        action: 'payout.look',
        subject: 'payout',
        subjectId: payout.id,
        orderId: payout.order_id,
      })
      return { data: openPayTo(config, payout.id, payout.pay_to_sealed) }
    },
  }),
  defineDeskCall({
    name: 'POST /desk/money/writePayTo',
    summary: 'Writes in where a payout goes, as its customer has said by phone.',
    tag,
    roles,
    body: z.object({ id: idSchema, payTo }),
    answer: z.null(),
    async handle({ body, staff, ...context }) {
      await writePayTo(context, { payoutId: body.id, payTo: body.payTo, staff })
      return { data: null }
    },
  }),
  defineDeskCall({
    name: 'POST /desk/money/paidOut',
    summary: 'Writes down that a payout was paid, with the bank’s reference.',
    tag,
    roles,
    body: z.object({ id: idSchema, ...onceFields, way: payoutWays, reference: line(REFERENCE_MAX) }),
    answer: z.null(),
    async handle({ body, staff, ...context }) {
      await markPaidOut(context, {
        payoutId: body.id,
        way: body.way,
        reference: body.reference,
        staff,
        isRepeated: (trx) =>
          isRepeated(trx, { staff, call: 'POST /desk/money/paidOut', body, now: context.clock() }),
      })
      return { data: null }
    },
  }),
  defineDeskCall({
    name: 'GET /desk/money/refunds',
    summary: 'Refunds that their gateway has refused, the oldest first.',
    tag,
    roles,
    query: z.object(pageFields).transform(parsePage),
    answer: z.array(failedRefund),
    handle: ({ db, query }) => listFailedRefunds(db, query),
  }),
  defineDeskCall({
    name: 'POST /desk/money/retryRefund',
    summary: 'Asks a gateway anew for a refund that it has refused.',
    tag,
    roles,
    body: z.object({ id: idSchema, ...onceFields }),
    answer: z.null(),
    async handle({ body, staff, ...context }) {
      await retryRefund(context, {
        refundId: body.id,
        staff,
        isRepeated: (trx) =>
          isRepeated(trx, { staff, call: 'POST /desk/money/retryRefund', body, now: context.clock() }),
      })
      return { data: null }
    },
  }),
]

/** What a customer owes is paid, comes back or is let go on its order: no note closes it. @throws {RuleError} `still-owed` */
async function requireSettled(trx: Database, caseId: string): Promise<void> {
  const owed = await trx
    .selectFrom('money_case')
    .select('id')
    .where('id', '=', caseId)
    .where('kind', '=', 'owed-by-customer')
    .where('state', '=', 'open')
    .executeTakeFirst()
  if (owed) throw new RuleError(stillOwed)
}
