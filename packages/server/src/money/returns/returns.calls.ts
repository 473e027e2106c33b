import { toRupees } from '@dawakit/core/money'
import { creditNoteNotFound, returnNotFound } from '@dawakit/core/refusals'
import { creditNoteInRupees } from '@dawakit/core/tax'
import { z } from 'zod'
import { idSchema } from '../../ground/contract/id-schema.ts'
import { type AnyCall, defineCall } from '../../ground/http/define-call.ts'
import { requireOwn } from '../../ground/http/require-own.ts'
import { successMessages } from '../../ground/http/success-messages.ts'
import { readCreditNotePaper } from '../../orders/balance/kept-papers.sql.ts'
import { ownOrderRow } from '../../orders/own/own-order.ts'
import { creditNoteId } from '../../orders/read/credit-note-id.ts'
import { orderAnswer } from '../../orders/read/orders.schemas.ts'
import { requestReturn } from './request-return.ts'
import { readReturnOptions } from './return-options.ts'
import { creditNoteAnswer, payTo, returnOptions, returnRequestInput } from './returns.schemas.ts'
import { findReturn } from './returns.sql.ts'
import { withdrawReturn } from './withdraw-return.ts'
import { givePayTo } from './write-pay-to.ts'

const tag = 'Orders'

export const returnCalls: AnyCall[] = [
  defineCall({
    name: 'GET /get/returnOptions',
    summary: 'What of a delivered order may come back, until when, and what may not; in the store alone.',
    tag,
    auth: 'user',
    query: z.object({ orderId: idSchema }),
    answer: returnOptions,
    async handle({ db, clock, query, caller }) {
      const order = await ownOrderRow(db, caller, query.orderId)
      const { lines, ...options } = await readReturnOptions(db, order, clock())
      return {
        data: {
          ...options,
          lines: lines.map(({ batches: _, ...line }) => ({ ...line, paid: toRupees(line.paid) })),
        },
      }
    },
  }),
  defineCall({
    name: 'POST /post/returnRequest',
    summary: 'Asks to give something of a delivered order back; in the store alone.',
    tag,
    auth: 'user',
    body: returnRequestInput,
    answer: orderAnswer,
    async handle({ body, caller, ...context }) {
      await ownOrderRow(context.db, caller, body.orderId)
      const lines = body.lines.map(({ batch, ...line }) => (batch === undefined ? line : { ...line, batch }))
      const request = { ...body, lines, payTo: body.payTo ?? null, pictures: body.pictures ?? [] }
      const order = await requestReturn(context, caller.userId, request)
      return { data: order, message: successMessages.returnRequested }
    },
  }),
  defineCall({
    name: 'POST /post/payTo',
    summary: 'Says where money goes that was paid in cash and goes back; in the store alone.',
    tag,
    auth: 'user',
    body: z.object({ orderId: idSchema, payTo }),
    answer: orderAnswer,
    async handle({ body, caller, ...context }) {
      await ownOrderRow(context.db, caller, body.orderId)
      const data = await givePayTo(context, body.orderId, body.payTo)
      return { data, message: successMessages.payToGiven }
    },
  }),
  defineCall({
    name: 'POST /post/withdrawReturn',
    summary: 'Keeps what was to be given back, until it has come; in the store alone.',
    tag,
    auth: 'user',
    body: z.object({ id: idSchema }),
    answer: orderAnswer,
    async handle({ body, caller, ...context }) {
      const row = requireOwn((await findReturn(context.db, body.id)) ?? null, caller.userId, returnNotFound)
      await ownOrderRow(context.db, caller, row.order_id)
      return { data: await withdrawReturn(context, row.id), message: successMessages.returnWithdrawn }
    },
  }),
  defineCall({
    name: 'GET /get/creditNote',
    summary: 'A credit note of an order, as it was issued.',
    tag,
    isForPartners: true,
    auth: 'user',
    query: z.object({ id: idSchema }),
    answer: creditNoteAnswer,
    async handle({ db, query, caller }) {
      const own = await db
        .selectFrom('credit_note')
        .innerJoin('orders', 'orders.id', 'credit_note.order_id')
        .select(['credit_note.number', 'paper', 'order_id', 'user_id'])
        .where('user_id', '=', caller.userId)
        .execute()
      const row = own.find(({ order_id, number }) => creditNoteId(order_id, number) === query.id)
      const { order_id, paper } = requireOwn(row, caller.userId, creditNoteNotFound)
      await ownOrderRow(db, caller, order_id)
      return { data: creditNoteInRupees(readCreditNotePaper(paper)) }
    },
  }),
]
