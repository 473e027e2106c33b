import type { AuditEntry, AuditQuery } from '@dawakit/core/contract'
import { addDays, startOfIstDay } from '@dawakit/core/delivery'
import type { Selectable } from 'kysely'
import { offsetOf, type Page } from '../../ground/contract/page-query.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import type { AuditTable } from '../../ground/database/schema/staff.ts'

/** Greater than whatever begins with a text. */
const AFTER_ALL = '\u{10ffff}'

/** The entries that a query chooses, in no order. */
function chosen(db: Database, query: AuditQuery) {
  let rows = db.selectFrom('audit')
  if (query.staff) rows = rows.where('staff_id', '=', query.staff)
  if (query.action) {
    rows = rows.where('action', '>=', query.action).where('action', '<', query.action + AFTER_ALL)
  }
  if (query.subject) rows = rows.where('subject', '=', query.subject)
  if (query.subjectId) rows = rows.where('subject_id', '=', query.subjectId)
  if (query.order) {
    const { order } = query
    rows = rows.where((where) =>
      where(
        'order_id',
        'in',
        where
          .selectFrom('orders')
          .select('orders.id')
          .where((own) => own.or([own('orders.id', '=', order), own('orders.number', '=', order)])),
      ),
    )
  }
  if (query.from) rows = rows.where('at', '>=', startOfIstDay(query.from))
  if (query.to) rows = rows.where('at', '<', startOfIstDay(addDays(query.to, 1)))
  return rows
}

/** The newest first. */
export async function readAudit(
  db: Database,
  query: AuditQuery,
  page: Page,
): Promise<{ data: AuditEntry[]; totalCount: number }> {
  const rows = await chosen(db, query)
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(offsetOf(page))
    .execute()
  const { count } = await chosen(db, query)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return { data: rows.map(toEntry), totalCount: Number(count) }
}

function toEntry(row: Selectable<AuditTable>): AuditEntry {
  const { staff_id, staff_name, role } = row
  return {
    id: row.id,
    at: new Date(row.at).toISOString(),
    staff: staff_id === null || role === '' ? null : { id: staff_id, name: staff_name, role },
    action: row.action,
    subject: row.subject,
    subjectId: row.subject_id,
    orderId: row.order_id,
    before: factsOf(row.before),
    after: factsOf(row.after),
  }
}

/** Written by `audit()` alone, from an object. */
const factsOf = (json: string | null) =>
  json === null ? null : (JSON.parse(json) as Record<string, unknown>)
