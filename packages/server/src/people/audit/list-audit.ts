import type { AuditQuery } from '@dawakit/core/contract'
import { csvLine } from '@dawakit/lists/values'
import type { Database } from '../../ground/database/schema/index.ts'
import { readAudit } from './audit.sql.ts'

/** What a spreadsheet still opens at once. */
const MOST = 10_000

const COLUMNS = ['at', 'name', 'role', 'action', 'subject', 'subject_id', 'order_id', 'before', 'after']

/** The audit as CSV, the newest first. */
export async function listAudit(db: Database, query: AuditQuery): Promise<string> {
  const { data } = await readAudit(db, query, { page: 1, limit: MOST })
  const json = (facts: object | null) => (facts ? JSON.stringify(facts) : '')
  return [
    csvLine(COLUMNS),
    ...data.map(({ at, staff, action, subject, subjectId, orderId, before, after }) =>
      csvLine([
        at,
        staff?.name ?? '',
        staff?.role ?? '',
        action,
        subject,
        subjectId,
        orderId,
        json(before),
        json(after),
      ]),
    ),
  ].join('')
}
