import { parsePage } from '@dawakit/core/product'
import { z } from 'zod'
import { idSchema } from '../../ground/contract/id-schema.ts'
import { pageFields } from '../../ground/contract/page-query.ts'
import { isoDay } from '../../ground/contract/times.ts'
import { type AnyDeskCall, defineDeskCall, defineDeskFile } from '../../ground/desk-calls/define-desk-call.ts'
import { auditEntry } from './audit.schemas.ts'
import { readAudit } from './audit.sql.ts'
import { listAudit } from './list-audit.ts'

const tag = 'Audit'
const TEXT_MAX = 100

const filters = {
  staff: idSchema.optional().describe('Who did it.'),
  action: z.string().trim().max(TEXT_MAX).optional().describe('What was done, or how it begins: `order.`'),
  subject: z.string().trim().max(TEXT_MAX).optional(),
  subjectId: z.string().trim().max(TEXT_MAX).optional(),
  order: z.string().trim().max(TEXT_MAX).optional().describe('The id of an order, or its number.'),
  from: isoDay.optional(),
  to: isoDay.optional().describe('Included.'),
}

export const auditDeskCalls: AnyDeskCall[] = [
  defineDeskCall({
    name: 'GET /desk/audit',
    summary: 'What the staff did and looked at, the newest first.',
    tag,
    roles: ['owner'],
    query: z.object({ ...filters, ...pageFields }),
    answer: z.array(auditEntry),
    handle: ({ db, query }) => readAudit(db, query, parsePage(query)),
  }),
  defineDeskFile({
    name: 'GET /desk/audit/list',
    summary: 'The same as a CSV file: the newest 10,000.',
    tag,
    roles: ['owner'],
    query: z.object(filters),
    types: ['text/csv'],
    async handle({ db, query }) {
      const bytes = new TextEncoder().encode(await listAudit(db, query))
      return { bytes, mime: 'text/csv; charset=utf-8', fileName: 'audit.csv', disposition: 'attachment' }
    },
  }),
]
