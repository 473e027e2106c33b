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
