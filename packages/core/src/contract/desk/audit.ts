import type { PageQuery } from '../calls.ts'
import type { StaffRole } from '../staff.ts'

/** One thing that somebody did or looked at. */
export interface AuditEntry {
  id: string
  /** ISO 8601. */
  at: string
  /** As they were then; null where nobody is known. */
  staff: { id: string; name: string; role: StaffRole } | null
  /** `order.cancel`, `prescription.look` */
  action: string
  /** What it was done to: `order`, `staff` … */
  subject: string
  subjectId: string
  orderId: string | null
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}

/** Which entries: what is left out chooses nothing. */
export interface AuditQuery {
  /** The id of who did it. */
  staff?: string
  /** Or how it begins: `order.` */
  action?: string
  subject?: string
  subjectId?: string
  /** The id of an order, or its number. */
  order?: string
  /** Days in Asia/Kolkata, yyyy-mm-dd, both included. */
  from?: string
  to?: string
}

export interface AuditCalls {
  'GET /desk/audit': { query?: AuditQuery & PageQuery; data: AuditEntry[] }
}

export interface AuditFiles {
  'GET /desk/audit/list': { query?: AuditQuery }
}
