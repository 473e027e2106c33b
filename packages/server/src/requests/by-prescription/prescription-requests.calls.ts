import { ANSWER_MAX } from '@dawakit/core/prescription'
import { z } from 'zod'
import { idSchema } from '../../ground/contract/id-schema.ts'
import { offsetOf, pageQuery } from '../../ground/contract/page-query.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { type AnyCall, defineCall } from '../../ground/http/define-call.ts'
import { successMessages } from '../../ground/http/success-messages.ts'
import { paragraphs } from '../../ground/http/text.ts'
import { cart } from '../../people/cart/cart.schemas.ts'
import { answerQuestion } from './answer-question.ts'
import { askPharmacist } from './ask-pharmacist.ts'
import { listRequests } from './list-requests.sql.ts'
import { ownRequest } from './own-request.ts'
import { fillPreparedCart } from './prepared-cart.ts'
import { chosenLines, prescriptionIds, requestAnswer, requestInput } from './prescription-requests.schemas.ts'
import { toRequest } from './prescription-requests.sql.ts'
import { withdrawRequest } from './withdraw-request.ts'

const tag = 'Orders by prescription'

const readOwn = async (db: Database, userId: string, id: string) =>
  toRequest(db, await ownRequest(db, userId, id))

export const prescriptionRequestCalls: AnyCall[] = [
  defineCall({
    name: 'POST /post/prescriptionRequest',
    summary: 'Asks a pharmacist to prepare an order from prescriptions.',
    tag,
    auth: 'user',
    body: requestInput,
    answer: requestAnswer,
    async handle({ caller, body, ...context }) {
      const { prescriptions, note, patient = null } = body
      const id = await askPharmacist(context, caller, { prescriptions, note, patient })
      return {
        data: await readOwn(context.db, caller.userId, id),
        message: successMessages.pharmacistAsked,
      }
    },
  }),
  defineCall({
    name: 'GET /get/prescriptionRequests',
    summary: 'The orders by prescription of the signed-in customer, newest first.',
    tag,
    auth: 'user',
    query: pageQuery,
    answer: z.array(requestAnswer),
    async handle({ caller, query, db }) {
      const page = { limit: query.limit, offset: offsetOf(query) }
      const { requests, totalCount } = await listRequests(db, caller.userId, page)
      return { data: requests, totalCount }
    },
  }),
  defineCall({
    name: 'GET /get/prescriptionRequest',
    summary: 'One order by prescription, with what the pharmacist has prepared at today’s prices.',
    tag,
    auth: 'user',
    query: z.object({ id: idSchema }),
    answer: requestAnswer,
    handle: async ({ caller, query, db }) => ({ data: await readOwn(db, caller.userId, query.id) }),
  }),
  defineCall({
    name: 'POST /post/withdrawPrescriptionRequest',
    summary: 'Takes an order by prescription back that was not ordered.',
    tag,
    auth: 'user',
    body: z.object({ id: idSchema }),
    answer: requestAnswer,
    async handle({ caller, body, ...context }) {
      await ownRequest(context.db, caller.userId, body.id)
      await withdrawRequest(context, body.id)
      return {
        data: await readOwn(context.db, caller.userId, body.id),
        message: successMessages.requestWithdrawn,
      }
    },
  }),
  defineCall({
    name: 'POST /post/answerPrescriptionRequest',
    summary: 'Answers what the pharmacist asked of an order by prescription, by words or prescriptions.',
    tag,
    auth: 'user',
    body: z.object({
      id: idSchema,
      questionId: idSchema,
      answer: paragraphs(ANSWER_MAX),
      prescriptions: prescriptionIds.optional(),
    }),
    answer: requestAnswer,
    async handle({ caller, body, ...context }) {
      const { id, questionId, answer: text, prescriptions = [] } = body
      await ownRequest(context.db, caller.userId, id)
      await answerQuestion(context, caller, { id, questionId, text, prescriptions })
      return {
        data: await readOwn(context.db, caller.userId, id),
        message: successMessages.questionAnswered,
      }
    },
  }),
  defineCall({
    name: 'POST /post/preparedCart',
    summary:
      'Puts what the customer keeps of a prepared order into the cart: of each line as many pieces as were prepared, fewer or none. To be ordered with `prescriptionRequest`.',
    tag,
    auth: 'user',
    body: z.object({ id: idSchema, lines: chosenLines }),
    answer: cart,
    async handle({ caller, body, ...context }) {
      await ownRequest(context.db, caller.userId, body.id)
      return { data: await fillPreparedCart(context, caller.userId, body) }
    },
  }),
]
