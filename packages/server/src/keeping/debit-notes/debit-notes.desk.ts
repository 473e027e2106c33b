import { fromRupees } from '@dawakit/core/money'
import { parsePage } from '@dawakit/core/product'
import { z } from 'zod'
import { idSchema } from '../../ground/contract/id-schema.ts'
import { pageFields } from '../../ground/contract/page-query.ts'
import { rupees } from '../../ground/contract/rupees.ts'
import { type AnyDeskCall, defineDeskCall, defineDeskFile } from '../../ground/desk-calls/define-desk-call.ts'
import { line } from '../../ground/http/text.ts'
import { creditDebitNote } from './credit-debit-note.ts'
import { debitLine, debitNote, debitNoteRow, debitProposal, debitReason } from './debit-notes.schemas.ts'
import { debitNoteList, listDebitNotes, proposeDebit, readDebitNote } from './debit-notes.sql.ts'
import { issueDebitNote } from './issue-debit-note.ts'

const tag = 'Debit notes'
const roles = ['owner', 'pharmacist'] as const
const LINES_MAX = 200
const REFERENCE_MAX = 100
const DEAREST = 100_000_000

const key = z.uuid().meta({ description: 'Of the dialog: what is sent twice is done once.' })

export const debitNoteDeskCalls: AnyDeskCall[] = [
  defineDeskCall({
    name: 'GET /desk/debitNotes',
    summary: 'The debit notes to suppliers, the newest first.',
    tag,
    roles,
    query: z
      .object({ supplierId: idSchema.optional(), ...pageFields })
      .transform(({ supplierId, ...page }) => ({ supplierId, ...parsePage(page) })),
    answer: z.array(debitNoteRow),
    handle: ({ db, query }) => listDebitNotes(db, query.supplierId, query),
  }),
  defineDeskCall({
    name: 'GET /desk/debitNote',
    summary: 'A debit note with what went back by it, and what the supplier has credited.',
    tag,
    roles,
    query: z.object({ id: idSchema }),
    answer: debitNote,
    async handle({ db, query }) {
      return { data: await readDebitNote(db, query.id) }
    },
  }),
  defineDeskCall({
    name: 'GET /desk/debitNote/proposed',
    summary: 'What of a supplier’s batches is to go back: expired or soon to, recalled, or kept apart.',
    tag,
    roles,
    query: z.object({ supplierId: idSchema }),
    answer: z.array(debitProposal),
    async handle({ db, clock, query }) {
      return { data: await proposeDebit(db, query.supplierId, clock()) }
    },
  }),
  defineDeskCall({
    name: 'POST /desk/debitNote/issue',
    summary:
      'Packs go back to their supplier by a debit note, at what they were billed. Its number has no gap.',
    tag,
    roles,
    body: z.object({
      key,
      supplierId: idSchema,
      reason: debitReason,
      lines: z.array(debitLine).min(1).max(LINES_MAX),
    }),
    answer: debitNote,
    async handle({ staff, body, ...context }) {
      return { data: await readDebitNote(context.db, await issueDebitNote(context, staff, body)) }
    },
  }),
  defineDeskCall({
    name: 'POST /desk/debitNote/credited',
    summary: 'Writes down what the supplier has credited for a debit note.',
    tag,
    roles,
    body: z.object({
      key,
      id: idSchema,
      amount: rupees.min(0.01).max(DEAREST),
      reference: line(REFERENCE_MAX).meta({ description: 'The number of their credit note.' }),
    }),
    answer: debitNote,
    async handle({ staff, body, ...context }) {
      await creditDebitNote(context, staff, { ...body, amount: fromRupees(body.amount) })
      return { data: await readDebitNote(context.db, body.id) }
    },
  }),
  defineDeskFile({
    name: 'GET /desk/debitNotes/list',
    summary: 'The debit notes of these days as CSV.',
    tag,
    roles,
    query: z.object({ from: z.iso.date(), to: z.iso.date() }),
    types: ['text/csv'],
    async handle({ db, query }) {
      return {
        bytes: new TextEncoder().encode(await debitNoteList(db, query)),
        mime: 'text/csv; charset=utf-8',
        fileName: `debit-notes-${query.from}-${query.to}.csv`,
        disposition: 'attachment',
      }
    },
  }),
]
