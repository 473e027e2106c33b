import type { DeskCase, DeskFailedRefund, DeskPayout } from '@dawakit/core/contract'
import { toRupees } from '@dawakit/core/money'
import { parsePage } from '@dawakit/core/product'
import { moneyCaseNotOpen, payoutNotFound, RuleError } from '@dawakit/core/refusals'
import { givenReason, REFERENCE_MAX } from '@dawakit/core/returns'
import { z } from 'zod'
import { idSchema } from '../contract/id-schema.ts'
import { offsetOf, pageFields } from '../contract/page-query.ts'
import { rupees } from '../contract/rupees.ts'
import { schemaOf } from '../contract/schema-of.ts'
import { isoTime } from '../contract/times.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { audit } from '../desk/audit.ts'
import { type AnyDeskCall, defineDeskCall } from '../desk/define-desk-call.ts'
import { CallError } from '../http/call-error.ts'
import { line } from '../http/text.ts'
import { isToBeMade } from '../orders/is-to-be-made.ts'
import { closeCase } from '../payments/money-cases/money-cases.sql.ts'
import { findPayout, markPaidOut } from './mark-paid-out.ts'
import { retryRefund } from './retry-refund.ts'
import { payTo, reasonText } from './returns.schemas.ts'
import { openPayTo } from './sealed-pay-to.ts'

const tag = 'Money'
const roles = ['owner', 'support'] as const
const isoAt = (at: number) => new Date(at).toISOString()

const deskCase = schemaOf<DeskCase>()(
  z
    .object({
      id: z.string(),
      kind: z.string(),
      state: z.enum(['open', 'closed']),
      gateway: z.string(),
      gatewayReference: z.string(),
      orderId: z.string().nullable(),
      orderNumber: z.string().nullable(),
      expected: rupees.nullable(),
      found: rupees,
      note: z.string(),
      openedAt: isoTime,
    })
    .meta({ id: 'DeskCase' }),
)

const payoutStates = z.enum(['due', 'paid'])
const ways = z.enum(['upi', 'bank'])

const deskPayout = schemaOf<DeskPayout>()(
  z
    .object({
      id: z.string(),
      orderId: z.string(),
      orderNumber: z.string(),
      amount: rupees,
      state: payoutStates,
      way: ways.nullable(),
      reason: z.string(),
      reference: z.string().nullable(),
      createdAt: isoTime,
      paidAt: isoTime.nullable(),
    })
    .meta({ id: 'DeskPayout' }),
)

const failedRefund = schemaOf<DeskFailedRefund>()(
  z
    .object({
      id: z.string(),
      orderId: z.string(),
      orderNumber: z.string(),
      gateway: z.string(),
      amount: rupees,
      reason: z.string(),
      failedAt: isoTime,
    })
    .meta({ id: 'DeskFailedRefund' }),
)

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
    async handle({ db, query }) {
      const base = db.selectFrom('money_case').where('money_case.state', '=', query.state)
      const rows = await base
        .leftJoin('orders', 'orders.id', 'money_case.order_id')
        .selectAll('money_case')
        .select('orders.number as order_number')
        .orderBy('opened_at')
        .orderBy('money_case.id')
        .limit(query.limit)
        .offset(offsetOf(query))
        .execute()
      const { count } = await base
        .select((column) => column.fn.countAll().as('count'))
        .executeTakeFirstOrThrow()
      const data = rows.map((row) => ({
        id: row.id,
        kind: row.kind,
        state: row.state,
        gateway: row.provider,
        gatewayReference: row.provider_reference,
        orderId: row.order_id,
        orderNumber: row.order_number,
        expected: row.expected_paise === null ? null : toRupees(row.expected_paise),
        found: toRupees(row.found_paise),
        note: row.note,
        openedAt: isoAt(row.opened_at),
      }))
      return { data, totalCount: Number(count) }
    },
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
    async handle({ db, query }) {
      const base = db.selectFrom('payout').where('payout.state', '=', query.state)
      const rows = await base
        .innerJoin('orders', 'orders.id', 'payout.order_id')
        .selectAll('payout')
        .select('orders.number as order_number')
        .orderBy('created_at')
        .orderBy('payout.id')
        .limit(query.limit)
        .offset(offsetOf(query))
        .execute()
      const { count } = await base
        .select((column) => column.fn.countAll().as('count'))
        .executeTakeFirstOrThrow()
      const data = rows.map((row) => ({
        id: row.id,
        orderId: row.order_id,
        orderNumber: row.order_number,
        amount: toRupees(row.amount_paise),
        state: row.state,
        way: row.way,
        reason: row.reason,
        reference: row.reference,
        createdAt: isoAt(row.created_at),
        paidAt: row.paid_at === null ? null : isoAt(row.paid_at),
      }))
      return { data, totalCount: Number(count) }
    },
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
    name: 'POST /desk/money/paidOut',
    summary: 'Writes down that a payout was paid, with the bank’s reference.',
    tag,
    roles,
    body: z.object({ id: idSchema, way: ways, reference: line(REFERENCE_MAX) }),
    answer: z.null(),
    async handle({ body, staff, ...context }) {
      await markPaidOut(context, { payoutId: body.id, way: body.way, reference: body.reference, staff })
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
    async handle({ db, query }) {
      const base = db.selectFrom('refund').where('refund.status', '=', 'failed').where(isToBeMade)
      const rows = await base
        .innerJoin('orders', 'orders.id', 'refund.order_id')
        .innerJoin('payment', 'payment.id', 'refund.payment_id')
        .selectAll('refund')
        .select(['orders.number as order_number', 'payment.provider'])
        .orderBy('refund.updated_at')
        .orderBy('refund.id')
        .limit(query.limit)
        .offset(offsetOf(query))
        .execute()
      const { count } = await base
        .select((column) => column.fn.countAll().as('count'))
        .executeTakeFirstOrThrow()
      const data = rows.map((row) => ({
        id: row.id,
        orderId: row.order_id,
        orderNumber: row.order_number,
        gateway: row.provider,
        amount: toRupees(row.amount_paise),
        reason: row.reason,
        failedAt: isoAt(row.updated_at),
      }))
      return { data, totalCount: Number(count) }
    },
  }),
  defineDeskCall({
    name: 'POST /desk/money/retryRefund',
    summary: 'Asks a gateway anew for a refund that it has refused.',
    tag,
    roles,
    body: z.object({ id: idSchema }),
    answer: z.null(),
    async handle({ body, staff, ...context }) {
      await retryRefund(context, { refundId: body.id, staff })
      return { data: null }
    },
  }),
]
