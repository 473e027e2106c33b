import type { StaffRole } from '@dawakit/core/contract'
import type { Clock } from '../context/clock.ts'
import { newId } from '../database/new-id.ts'
import type { Database } from '../database/schema/index.ts'

/** Who did it; null where nobody is known. */
export type AuditedBy = { id: string; name: string; role: StaffRole } | null

export interface Audited {
  /** The noun and what was done to it: `order.cancel`, `prescription.look` */
  action: string
  /** `order`, `prescription`, `customer`, `staff` … */
  subject: string
  subjectId: string
  /** Where it is about an order, too. */
  orderId?: string | null
  /** What of it was so before, and is so after: no secret, no bank account, no free text of a patient. */
  before?: Record<string, unknown> | undefined
  after?: Record<string, unknown> | undefined
}

/** So long is a look that is repeated, as a page that stays open does by itself, one look. */
const LOOK_MS = 600_000

/** Writes down that somebody of the staff looked at something, once in ten minutes for the same of it. */
export async function auditLook(
  db: Database,
  staff: NonNullable<AuditedBy>,
  clock: Clock,
  look: Audited,
): Promise<void> {
  const same = await db
    .selectFrom('audit')
    .select('id')
    .where('staff_id', '=', staff.id)
    .where('at', '>', clock() - LOOK_MS)
    .where('action', '=', look.action)
    .where('subject_id', '=', look.subjectId)
    .where('after', look.after ? '=' : 'is', look.after ? JSON.stringify(look.after) : null)
    .limit(1)
    .executeTakeFirst()
  if (!same) await audit(db, staff, clock, look)
}

/**
 * Writes down what somebody of the staff did or looked at, for ever.
 *
 * @param trx - The transaction of the change: there is no change without its row.
 */
export async function audit(
  trx: Database,
  staff: AuditedBy,
  clock: Clock,
  { action, subject, subjectId, orderId = null, before, after }: Audited,
): Promise<void> {
  await trx
    .insertInto('audit')
    .values({
      id: newId(),
      at: clock(),
      staff_id: staff?.id ?? null,
      staff_name: staff?.name ?? '',
      role: staff?.role ?? '',
      action,
      subject,
      subject_id: subjectId,
      order_id: orderId,
      before: before ? JSON.stringify(before) : null,
      after: after ? JSON.stringify(after) : null,
    })
    .execute()
}
