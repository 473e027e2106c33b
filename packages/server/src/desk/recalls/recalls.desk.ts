import { REASON_MAX } from '@dawakit/core/prescription'
import { parsePage } from '@dawakit/core/product'
import { reasonNeeded, recallEnded } from '@dawakit/core/refusals'
import { csvLine } from '@dawakit/lists/values'
import { z } from 'zod'
import { idSchema } from '../../ground/contract/id-schema.ts'
import { pageFields } from '../../ground/contract/page-query.ts'
import { inTransaction } from '../../ground/database/in-transaction.ts'
import { audit, auditLook } from '../../ground/desk-calls/audit.ts'
import { type AnyDeskCall, defineDeskCall, defineDeskFile } from '../../ground/desk-calls/define-desk-call.ts'
import { CallError } from '../../ground/http/call-error.ts'
import { says } from '../../ground/http/define-call.ts'
import { line } from '../../ground/http/text.ts'
import { beginRecall } from './begin-recall.ts'
import { endRecall } from './end-recall.ts'
import { recallParcels } from './recall-parcels.sql.ts'
import { deskRecall, deskRecallRow } from './recalls.schemas.ts'
import { listRecalls, readRecall, requireRecall } from './recalls.sql.ts'

const tag = 'Recalls'
/** Whoever sees one sees its customers. */
const roles = ['owner', 'pharmacist'] as const
const BATCH_MAX = 40
const reasonText = line(REASON_MAX).min(1, says(reasonNeeded))
const COLUMNS = ['order', 'parcel', 'state', 'at', 'pieces', 'customer', 'mobile', 'told_at']

export const recallDeskCalls: AnyDeskCall[] = [
  defineDeskCall({
    name: 'GET /desk/recalls',
    summary: 'Batches that are or were called back, the newest first.',
    tag,
    roles,
    query: z.object({ state: z.literal('open').optional(), ...pageFields }),
    answer: z.array(deskRecallRow),
    handle: ({ db, query }) => listRecalls(db, { ...parsePage(query), state: query.state }),
  }),
  defineDeskCall({
    name: 'GET /desk/recall',
    summary: 'One, with what of it is in the shop and who has the rest. The look is written down.',
    tag,
    roles,
    query: z.object({ id: idSchema }),
    answer: deskRecall,
    async handle({ db, clock, staff, query }) {
      const data = await readRecall(db, query.id)
      await auditLook(db, staff, clock, { action: 'recall.look', subject: 'recall', subjectId: query.id })
      return { data }
    },
  }),
  defineDeskCall({
    name: 'POST /desk/recall/begin',
    summary: 'Calls a batch back: nothing of it is sold from then on, whatever comes of it later.',
    tag,
    roles,
    body: z.object({ batch: line(BATCH_MAX), productId: idSchema.optional(), reason: reasonText }),
    answer: deskRecall,
    async handle({ staff, body, ...context }) {
      const id = await beginRecall(context, staff, body)
      return { data: await readRecall(context.db, id) }
    },
  }),
  defineDeskCall({
    name: 'POST /desk/recall/tell',
    summary:
      'Tells each customer to whom a parcel of it has left, once however often it is asked for. Goes on when it has answered.',
    tag,
    roles,
    body: z.object({ id: idSchema }),
    answer: deskRecall,
    async handle({ db, clock, happened, staff, body }) {
      const recall = await requireRecall(db, body.id)
      if (recall.is_taken_back === 1) throw new CallError(409, recallEnded)
      await inTransaction(db, async (trx) => {
        await happened(trx, 'recall.announced', { recallId: body.id })
        await audit(trx, staff, clock, { action: 'recall.tell', subject: 'recall', subjectId: body.id })
      })
      return { data: await readRecall(db, body.id) }
    },
  }),
  defineDeskCall({
    name: 'POST /desk/recall/end',
    summary:
      'Says that the work with it is done, or that it was none: what there is of it is sold again then.',
    tag,
    roles,
    body: z.object({ id: idSchema, reason: reasonText, isTakenBack: z.boolean() }),
    answer: deskRecall,
    async handle({ staff, body, ...context }) {
      await endRecall(context, staff, body)
      return { data: await readRecall(context.db, body.id) }
    },
  }),
  defineDeskFile({
    name: 'GET /desk/recall/list',
    summary: 'Every parcel of it with its customer, as CSV. The look is written down.',
    tag,
    roles,
    query: z.object({ id: idSchema }),
    types: ['text/csv'],
    async handle({ db, clock, staff, query }) {
      const recall = await requireRecall(db, query.id)
      const parcels = await recallParcels(db, recall)
      await audit(db, staff, clock, { action: 'recall.list', subject: 'recall', subjectId: query.id })
      const rows = parcels.map(({ orderNumber, parcel, state, at, quantity, customer, toldAt }) =>
        csvLine([
          orderNumber,
          parcel,
          state,
          at,
          quantity,
          customer.name,
          customer.mobileNumber,
          toldAt ?? '',
        ]),
      )
      return {
        bytes: new TextEncoder().encode([csvLine(COLUMNS), ...rows].join('')),
        mime: 'text/csv; charset=utf-8',
        fileName: 'recall.csv',
        disposition: 'attachment',
      }
    },
  }),
]
