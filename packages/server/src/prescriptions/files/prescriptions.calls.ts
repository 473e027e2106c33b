import { ANSWER_MAX } from '@dawakit/core/prescription'
import { notFound } from '@dawakit/core/refusals'
import { z } from 'zod'
import { idSchema } from '../../ground/contract/id-schema.ts'
import { inTransaction } from '../../ground/database/in-transaction.ts'
import { lockCustomer } from '../../ground/database/lock-customer.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { CallError } from '../../ground/http/call-error.ts'
import { type AnyCall, defineCall, requireSelf } from '../../ground/http/define-call.ts'
import { successMessages } from '../../ground/http/success-messages.ts'
import { paragraphs } from '../../ground/http/text.ts'
import { ownOrderRow } from '../../orders/own/own-order.ts'
import { orderAnswer } from '../../orders/read/orders.schemas.ts'
import { requireBrought } from '../../people/customers/may-see.ts'
import { answerQuestion } from './answer-question.ts'

const PRESCRIPTIONS_MAX = 20

/** Whether an order by prescription needs it: one that waits, is prepared or was ordered. */
async function isOfRequest(trx: Database, id: string): Promise<boolean> {
  const request = await trx
    .selectFrom('prescription_request_file')
    .innerJoin('prescription_request', 'prescription_request.id', 'prescription_request_file.request_id')
    .select('request_id')
    .where('prescription_id', '=', id)
    .where('prescription_request.state', 'not in', ['declined', 'withdrawn'])
    .executeTakeFirst()
  return request !== undefined
}

export const prescriptionCalls: AnyCall[] = [
  defineCall({
    name: 'DELETE /delete/prescription',
    summary:
      'Deletes a prescription; on a partner’s page one that was added in the same session. Where an order was placed with it, or a pharmacist was asked with it, that keeps it.',
    tag: 'Prescriptions',
    isForPartners: true,
    auth: 'user',
    body: z.object({ userId: idSchema, prescription: z.object({ id: idSchema }) }),
    answer: z.null(),
    async handle({ caller, body, db, clock, providers, log }) {
      requireSelf(caller, body.userId)
      const { id } = body.prescription
      const fileKey = await inTransaction(db, async (trx) => {
        // An order that is being placed with it comes before or after, not meanwhile.
        await lockCustomer(trx, caller.userId)
        const saved = await trx
          .selectFrom('prescription')
          .select('session_id')
          .where('id', '=', id)
          .where('user_id', '=', caller.userId)
          .executeTakeFirst()
        requireBrought(caller, saved)
        const deleted = await trx
          .updateTable('prescription')
          .set({ deleted_at: clock() })
          .where('id', '=', id)
          .where('user_id', '=', caller.userId)
          .where('deleted_at', 'is', null)
          .executeTakeFirst()
        if (deleted.numUpdatedRows !== 1n) throw new CallError(404, notFound)
        const order = await trx
          .selectFrom('order_prescription')
          .select('order_id')
          .where('prescription_id', '=', id)
          .executeTakeFirst()
        if (order || (await isOfRequest(trx, id))) return null
        const row = await trx
          .selectFrom('prescription')
          .select('file_key')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
        return row.file_key
      })
      if (fileKey) {
        await providers.files.delete(fileKey).catch((error: unknown) => {
          log.error({ kind: error instanceof Error ? error.name : typeof error }, 'file not deleted')
        })
      }
      return { data: null, message: successMessages.prescriptionDeleted }
    },
  }),
  defineCall({
    name: 'POST /post/prescriptionAnswer',
    summary: 'Answers what a pharmacist asked about an order, in words, with prescriptions, or both.',
    tag: 'Prescriptions',
    isForPartners: true,
    auth: 'user',
    body: z.object({
      orderId: idSchema,
      questionId: idSchema,
      answer: paragraphs(ANSWER_MAX).default(''),
      prescriptions: z.array(idSchema).max(PRESCRIPTIONS_MAX).default([]),
    }),
    answer: orderAnswer,
    async handle({ caller, body, ...context }) {
      const { orderId, questionId, answer, prescriptions } = body
      await ownOrderRow(context.db, caller, orderId)
      const given = { orderId, questionId, text: answer, prescriptions }
      const data = await answerQuestion(context, caller, given)
      return { data, message: successMessages.questionAnswered }
    },
  }),
]
