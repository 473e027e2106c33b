import { fromRupees } from '@dawakit/core/money'
import { parsePage } from '@dawakit/core/product'
import { creditNoteNotFound, notFound } from '@dawakit/core/refusals'
import { givenReason } from '@dawakit/core/returns'
import { creditNoteInRupees } from '@dawakit/core/tax'
import { z } from 'zod'
import { idSchema } from '../../ground/contract/id-schema.ts'
import { pageFields } from '../../ground/contract/page-query.ts'
import { rupees } from '../../ground/contract/rupees.ts'
import { inTransaction } from '../../ground/database/in-transaction.ts'
import { audit, auditLook } from '../../ground/desk-calls/audit.ts'
import { type AnyDeskCall, defineDeskCall, defineDeskFile } from '../../ground/desk-calls/define-desk-call.ts'
import { EVERY_ROLE } from '../../ground/desk-calls/staff-roles.ts'
import { CallError } from '../../ground/http/call-error.ts'
import { readCreditNotePaper } from '../../orders/balance/kept-papers.sql.ts'
import { cancelByStaff } from '../../orders/desk/cancel-by-staff.ts'
import { readDeskOrder } from '../../orders/desk/desk-order.sql.ts'
import { deskOrderAnswer, seenFields } from '../../orders/desk/desk-orders.schemas.ts'
import { isRepeated, onceFields } from '../../orders/desk/is-repeated.ts'
import { requireSeen } from '../../orders/desk/require-seen.ts'
import { payBackCash } from '../payouts/pay-back-cash.ts'
import {
  creditNoteAnswer,
  deskReturn,
  deskReturnRow,
  judgements,
  reasonText,
  returnStates,
} from '../returns/returns.schemas.ts'
import { decideReturn } from './decide-return.ts'
import { listReturns, readDeskReturn } from './desk-returns.sql.ts'
import { judgeReturn } from './judge-return.ts'
import { receiveReturn } from './receive-return.ts'
import { takeBack } from './take-back.ts'

const tag = 'Returns'
const LINES_MAX = 200
const VERSION_MAX = 64

/** A change of a return as somebody has seen it. */
const seenReturn = {
  id: idSchema,
  seen: z.string().max(VERSION_MAX).meta({ description: 'The `version` of the return that was looked at.' }),
}

export const returnDeskCalls: AnyDeskCall[] = [
  defineDeskCall({
    name: 'GET /desk/returns',
    summary:
      'What customers give back and couriers have brought back, the oldest first. The look is written down.',
    tag,
    roles: EVERY_ROLE,
    query: z
      .object({ state: returnStates.optional(), ...pageFields })
      .transform(({ state, ...page }) => ({ state, ...parsePage(page) })),
    answer: z.array(deskReturnRow),
    async handle({ db, clock, staff, query }) {
      const { rows, totalCount } = await listReturns(db, staff, query.state, query)
      await auditLook(db, staff, clock, {
        action: 'return.list',
        subject: 'returns',
        subjectId: query.state ?? '',
        after: { page: query.page },
      })
      return { data: rows, totalCount }
    },
  }),
  defineDeskCall({
    name: 'GET /desk/return',
    summary: 'One return with its lines. The look is written down.',
    tag,
    roles: EVERY_ROLE,
    query: z.object({ id: idSchema }),
    answer: deskReturn,
    async handle({ db, config, clock, staff, query }) {
      const data = await readDeskReturn(db, config, staff, query.id)
      const subject = { subject: 'return', subjectId: query.id, orderId: data.orderId }
      await auditLook(db, staff, clock, { action: 'return.look', ...subject })
      return { data }
    },
  }),
  defineDeskFile({
    name: 'GET /desk/returnPicture',
    summary: 'A picture of what came damaged or wrong. Each look is written down.',
    tag,
    types: ['image/jpeg', 'image/png'],
    roles: ['owner', 'pharmacist', 'support'],
    query: z.object({ id: idSchema }),
    async handle({ db, query, providers, clock, staff }) {
      const row = await db
        .selectFrom('return_picture')
        .select(['file_key', 'mime', 'order_id', 'return_id'])
        .where('id', '=', query.id)
        .where('return_id', 'is not', null)
        .executeTakeFirst()
      const bytes = row && (await providers.files.get(row.file_key))
      if (!row || !bytes) throw new CallError(404, notFound)
      await audit(db, staff, clock, {
        action: 'return.lookAtPicture',
        subject: 'return',
        subjectId: row.return_id ?? '',
        orderId: row.order_id,
        after: { picture: query.id },
      })
      return { bytes, mime: row.mime, fileName: `damage.${row.mime === 'image/png' ? 'png' : 'jpg'}` }
    },
  }),
  defineDeskCall({
    name: 'POST /desk/return/approve',
    summary: 'Takes a return that a customer has asked for.',
    tag,
    roles: ['owner', 'support'],
    body: z.object({ ...seenReturn, words: reasonText }),
    answer: deskReturn,
    async handle({ body, staff, ...context }) {
      await decideReturn(context, {
        returnId: body.id,
        seen: body.seen,
        to: 'approved',
        words: body.words,
        staff,
      })
      return { data: await readDeskReturn(context.db, context.config, staff, body.id) }
    },
  }),
  defineDeskCall({
    name: 'POST /desk/return/decline',
    summary: 'Declines a return, with the reason; also one whose parcel never came.',
    tag,
    roles: ['owner', 'support'],
    body: z.object({ ...seenReturn, reason: reasonText }),
    answer: deskReturn,
    async handle({ body, staff, ...context }) {
      await decideReturn(context, {
        returnId: body.id,
        seen: body.seen,
        to: 'declined',
        words: body.reason,
        staff,
      })
      return { data: await readDeskReturn(context.db, context.config, staff, body.id) }
    },
  }),
  defineDeskCall({
    name: 'POST /desk/return/receive',
    summary: 'Writes down how many pieces of each line have come.',
    tag,
    roles: EVERY_ROLE,
    body: z.object({
      ...seenReturn,
      lines: z.array(z.object({ lineNo: z.number(), quantity: z.number() })).max(LINES_MAX),
    }),
    answer: deskReturn,
    async handle({ body, staff, ...context }) {
      await receiveReturn(context, { returnId: body.id, seen: body.seen, lines: body.lines, staff })
      return { data: await readDeskReturn(context.db, context.config, staff, body.id) }
    },
  }),
  defineDeskCall({
    name: 'POST /desk/return/judge',
    summary:
      'Judges what came: to stock or destroyed, and how many pieces are paid back. Issues the credit note.',
    tag,
    roles: ['pharmacist'],
    body: z.object({
      ...seenReturn,
      ...onceFields,
      lines: z
        .array(z.object({ lineNo: z.number(), judgement: judgements.nullable(), refunded: z.number() }))
        .max(LINES_MAX),
    }),
    answer: deskReturn,
    async handle({ body, staff, ...context }) {
      await judgeReturn(context, {
        returnId: body.id,
        seen: body.seen,
        lines: body.lines,
        staff,
        isRepeated: (trx) =>
          isRepeated(trx, { staff, call: 'POST /desk/return/judge', body, now: context.clock() }),
      })
      return { data: await readDeskReturn(context.db, context.config, staff, body.id) }
    },
  }),
  defineDeskCall({
    name: 'GET /desk/creditNote',
    summary: 'A credit note, as it was issued. The look is written down.',
    tag,
    roles: ['owner', 'pharmacist', 'support'],
    query: z.object({ number: idSchema }),
    answer: creditNoteAnswer,
    async handle({ db, clock, staff, query }) {
      const row = await db
        .selectFrom('credit_note')
        .select(['paper', 'order_id'])
        .where('number', '=', query.number)
        .executeTakeFirst()
      if (!row) throw new CallError(404, creditNoteNotFound)
      await audit(db, staff, clock, {
        action: 'creditNote.look',
        subject: 'creditNote',
        subjectId: query.number,
        orderId: row.order_id,
      })
      return { data: creditNoteInRupees(readCreditNotePaper(row.paper)) }
    },
  }),
  defineDeskCall({
    name: 'POST /desk/order/cancel',
    summary: 'Cancels an order until it is delivered, with a reason that its customer reads.',
    tag,
    roles: ['owner', 'pharmacist', 'support'],
    body: z.object({ ...seenFields, ...onceFields, reason: reasonText }),
    answer: deskOrderAnswer,
    async handle({ body, staff, ...context }) {
      await cancelByStaff(context, {
        orderId: body.id,
        reason: body.reason,
        staff,
        seen: body.seen,
        isRepeated: (trx) =>
          isRepeated(trx, { staff, call: 'POST /desk/order/cancel', body, now: context.clock() }),
      })
      return { data: await readDeskOrder(context.db, staff, body.id) }
    },
  }),
  defineDeskCall({
    name: 'POST /desk/order/payBack',
    summary: 'Pays cash back without a return: what the courier took too much. It is due under Money then.',
    tag,
    roles: ['owner', 'support'],
    body: z.object({
      ...seenFields,
      ...onceFields,
      amount: rupees,
      taken: rupees.optional(),
      reason: reasonText,
    }),
    answer: deskOrderAnswer,
    async handle({ body, staff, ...context }) {
      const { id, amount, taken } = body
      const reason = givenReason(body.reason)
      await inTransaction(context.db, async (trx) => {
        const sent = { staff, call: 'POST /desk/order/payBack', body, now: context.clock() }
        if (await isRepeated(trx, sent)) return
        await requireSeen(trx, staff, body)
        await payBackCash(trx, context, {
          orderId: id,
          amount: fromRupees(amount),
          taken: taken === undefined ? null : fromRupees(taken),
          reason,
          staff,
        })
      })
      return { data: await readDeskOrder(context.db, staff, id) }
    },
  }),
  defineDeskCall({
    name: 'POST /desk/order/takeBack',
    summary: 'The courier has brought back an order that went without a parcel.',
    tag,
    roles: EVERY_ROLE,
    body: z.object({ ...seenFields, reason: reasonText }),
    answer: deskReturn,
    async handle({ body, staff, ...context }) {
      const id = await takeBack(context, { orderId: body.id, seen: body.seen, reason: body.reason, staff })
      return { data: await readDeskReturn(context.db, context.config, staff, id) }
    },
  }),
]
