import { parsePage } from '@dawakit/core/product'
import { z } from 'zod'
import { idSchema } from '../../ground/contract/id-schema.ts'
import { pageFields } from '../../ground/contract/page-query.ts'
import { isoDay } from '../../ground/contract/times.ts'
import { inTransaction } from '../../ground/database/in-transaction.ts'
import { newIdInOrder } from '../../ground/database/new-id.ts'
import { type AnyDeskCall, defineDeskCall, defineDeskFile } from '../../ground/desk-calls/define-desk-call.ts'
import { line } from '../../ground/http/text.ts'
import { madeBefore, onceFields } from '../../orders/desk/is-repeated.ts'
import { correct, undoCorrection } from './correct.ts'
import {
  batchText,
  correctionReason,
  correctionSum,
  deskCorrection,
  expiryDay,
} from './corrections.schemas.ts'
import { readCorrection, readCorrections, sumCorrections } from './corrections.sql.ts'
import { listCorrections } from './list-corrections.ts'

const tag = 'Corrections'
const KEEPERS = ['owner', 'pharmacist'] as const
const COUNTERS = ['owner', 'pharmacist', 'packer'] as const
const NOTE_MAX = 200
const UNITS_MAX = 1_000_000

const filters = {
  from: isoDay.optional(),
  to: isoDay.optional().describe('Included.'),
  reason: correctionReason.optional(),
  staff: idSchema.optional().describe('Who wrote it.'),
  productId: idSchema.optional(),
}

export const correctionDeskCalls: AnyDeskCall[] = [
  defineDeskCall({
    name: 'GET /desk/corrections',
    summary:
      'What was missing from the shelf or found there, with reason, person and value, the newest first.',
    tag,
    roles: KEEPERS,
    query: z.object({ ...filters, ...pageFields }),
    answer: z.array(deskCorrection),
    handle: ({ db, query }) => readCorrections(db, query, parsePage(query)),
  }),
  defineDeskCall({
    name: 'GET /desk/corrections/sums',
    summary: 'The same in sum, for each reason.',
    tag,
    roles: KEEPERS,
    query: z.object(filters),
    answer: z.array(correctionSum),
    async handle({ db, query }) {
      return { data: await sumCorrections(db, query) }
    },
  }),
  defineDeskFile({
    name: 'GET /desk/corrections/list',
    summary: 'The same as a CSV file: the newest 10,000.',
    tag,
    roles: KEEPERS,
    query: z.object(filters),
    types: ['text/csv'],
    async handle({ db, query }) {
      const bytes = new TextEncoder().encode(await listCorrections(db, query))
      return {
        bytes,
        mime: 'text/csv; charset=utf-8',
        fileName: 'corrections.csv',
        disposition: 'attachment',
      }
    },
  }),
  defineDeskCall({
    name: 'POST /desk/corrections',
    summary:
      'So many packs of a batch are broken, expired, stolen or found. A packer posts thefts and finds up to a value.',
    tag,
    roles: COUNTERS,
    body: z.object({
      ...onceFields,
      productId: idSchema,
      batch: batchText,
      expiresOn: expiryDay,
      reason: correctionReason,
      units: z.int().min(1).max(UNITS_MAX),
      note: line(NOTE_MAX),
    }),
    answer: deskCorrection,
    async handle({ body, staff, ...context }) {
      const id = await inTransaction(context.db, async (trx) => {
        const { key: _, ...pieces } = body
        const correction = { ...pieces, id: newIdInOrder() }
        const sent = { staff, call: 'POST /desk/corrections', body, now: context.clock(), id: correction.id }
        const made = await madeBefore(trx, sent)
        if (made !== null) return made
        await correct(trx, context, staff, correction)
        return correction.id
      })
      return { data: await readCorrection(context.db, id) }
    },
  }),
  defineDeskCall({
    name: 'POST /desk/corrections/undo',
    summary: 'Takes a correction back by its counter-entry.',
    tag,
    roles: COUNTERS,
    body: z.object({ id: idSchema }),
    answer: deskCorrection,
    async handle({ body, staff, ...context }) {
      const id = await inTransaction(context.db, (trx) => undoCorrection(trx, context, staff, body.id))
      return { data: await readCorrection(context.db, id) }
    },
  }),
]
