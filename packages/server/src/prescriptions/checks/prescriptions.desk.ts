import { QUESTION_MAX, REASON_MAX } from '@dawakit/core/prescription'
import { parsePage } from '@dawakit/core/product'
import { notFound } from '@dawakit/core/refusals'
import { z } from 'zod'
import { idSchema } from '../../ground/contract/id-schema.ts'
import { pageFields } from '../../ground/contract/page-query.ts'
import { audit, auditLook } from '../../ground/desk-calls/audit.ts'
import { type AnyDeskCall, defineDeskCall, defineDeskFile } from '../../ground/desk-calls/define-desk-call.ts'
import { CallError } from '../../ground/http/call-error.ts'
import { line, paragraphs } from '../../ground/http/text.ts'
import { prescriptionGrant, writtenParticulars } from '../../requests/grants/particulars-schema.ts'
import { checkInQueue, prescriptionCheck } from './check.schemas.ts'
import { listChecks } from './check-queue.sql.ts'
import { approvePrescription, askCustomer, declinePrescription } from './decide-check.ts'
import { readCheck } from './read-check.ts'
import { takeBackApproval } from './take-back-approval.ts'
import { writeParticulars } from './write-particulars.ts'

const tag = 'Prescriptions'
const roles = ['owner', 'pharmacist'] as const
const LINES_MAX = 200
const VERSION_MAX = 64

const decision = {
  orderId: idSchema,
  seen: z.string().max(VERSION_MAX).describe('The `version` of the check that was looked at.'),
}

export const prescriptionDeskCalls: AnyDeskCall[] = [
  defineDeskCall({
    name: 'GET /desk/prescriptions',
    summary:
      'Orders that wait for a pharmacist or for their customer, the oldest first. The look is written down.',
    tag,
    roles,
    query: z.object({ state: z.enum(['waiting', 'asked']).optional(), ...pageFields }),
    answer: z.array(checkInQueue),
    async handle({ db, clock, staff, query }) {
      const page = parsePage(query)
      const checks = await listChecks(db, { state: query.state, ...page })
      await auditLook(db, staff, clock, {
        action: 'prescription.list',
        subject: 'prescriptions',
        subjectId: query.state ?? '',
        after: { page: page.page },
      })
      return checks
    },
  }),
  defineDeskCall({
    name: 'GET /desk/prescription',
    summary: 'All that a pharmacist decides an order by.',
    tag,
    roles,
    query: z.object({ orderId: idSchema }),
    answer: prescriptionCheck,
    async handle({ db, query, clock, salts, staff }) {
      const data = await readCheck(db, { clock, salts }, query.orderId)
      await audit(db, staff, clock, {
        action: 'order.look',
        subject: 'order',
        subjectId: query.orderId,
        orderId: query.orderId,
      })
      return { data }
    },
  }),
  defineDeskFile({
    name: 'GET /desk/prescriptionImage',
    summary: 'The picture of a prescription. Each look is written down.',
    tag,
    roles,
    query: z.object({ id: idSchema }),
    types: ['image/jpeg', 'image/png'],
    async handle({ db, query, providers, clock, staff }) {
      const row = await db
        .selectFrom('prescription')
        .select(['file_key', 'mime'])
        .where('id', '=', query.id)
        .executeTakeFirst()
      const bytes = row && (await providers.files.get(row.file_key))
      if (!row || !bytes) throw new CallError(404, notFound)
      await audit(db, staff, clock, {
        action: 'prescription.look',
        subject: 'prescription',
        subjectId: query.id,
      })
      const ending = row.mime === 'image/png' ? 'png' : 'jpg'
      return { bytes, mime: row.mime, fileName: `prescription.${ending}` }
    },
  }),
  defineDeskCall({
    name: 'POST /desk/prescription/approve',
    summary: 'Approves lines on prescription. With the last one the order is confirmed.',
    tag,
    roles,
    body: z.object({
      ...decision,
      lines: z
        .array(
          z.object({
            lineNo: z.number(),
            quantity: z.number(),
            reason: line(REASON_MAX).optional(),
            grant: z.union([
              z.object({ id: idSchema, particulars: writtenParticulars.optional() }),
              prescriptionGrant,
            ]),
          }),
        )
        .min(1)
        .max(LINES_MAX),
    }),
    answer: prescriptionCheck,
    handle: async ({ body, staff, ...context }) => ({
      data: await approvePrescription(context, staff, body),
    }),
  }),
  defineDeskCall({
    name: 'POST /desk/prescription/takeBack',
    summary:
      'Takes an approval back, until something of the order is packed: it waits for a pharmacist again.',
    tag,
    roles,
    body: z.object({ ...decision, reason: line(REASON_MAX) }),
    answer: prescriptionCheck,
    handle: async ({ body, staff, ...context }) => ({ data: await takeBackApproval(context, staff, body) }),
  }),
  defineDeskCall({
    name: 'POST /desk/prescription/particulars',
    summary:
      'Writes down the particulars of lines that were approved without them: before, they are not packed.',
    tag,
    roles,
    body: z.object({
      ...decision,
      lines: z
        .array(z.object({ lineNo: z.number(), particulars: writtenParticulars }))
        .min(1)
        .max(LINES_MAX),
    }),
    answer: prescriptionCheck,
    handle: async ({ body, staff, ...context }) => ({ data: await writeParticulars(context, staff, body) }),
  }),
  defineDeskCall({
    name: 'POST /desk/prescription/ask',
    summary: 'Asks the customer something about the prescription.',
    tag,
    roles,
    body: z.object({ ...decision, text: paragraphs(QUESTION_MAX) }),
    answer: prescriptionCheck,
    handle: async ({ body, staff, ...context }) => ({ data: await askCustomer(context, staff, body) }),
  }),
  defineDeskCall({
    name: 'POST /desk/prescription/decline',
    summary: 'Declines lines on prescription, or the whole order: what was paid for them goes back.',
    tag,
    roles,
    body: z.object({
      ...decision,
      lineNos: z.array(z.number()).min(1).max(LINES_MAX).optional(),
      reason: line(REASON_MAX),
    }),
    answer: prescriptionCheck,
    handle: async ({ body, staff, ...context }) => ({
      data: await declinePrescription(context, staff, body),
    }),
  }),
]
