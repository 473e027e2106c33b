import { deskLogin, notYourRole } from '@dawakit/core/refusals'
import type { ServerContext } from '../context/server-context.ts'
import { CallError } from '../http/call-error.ts'
import { auditFailure } from './audit-failures.ts'
import type { AnyDeskCall, DeskStaff } from './define-desk-call.ts'

/**
 * Lets in who may use a call, or do what it does by another.
 *
 * @throws {CallError} 401 for nobody, 403 for another role: that is written down, once in an hour
 */
export async function requireRole(
  { db, clock }: Pick<ServerContext, 'db' | 'clock'>,
  { name, roles }: Pick<AnyDeskCall, 'name' | 'roles'>,
  staff: DeskStaff | null,
): Promise<void> {
  if (roles === 'anybody') return
  if (!staff) throw new CallError(401, deskLogin)
  if (roles.includes(staff.role)) return
  await auditFailure(db, staff, clock, { action: 'call.refused', subject: 'call', subjectId: name })
  throw new CallError(403, notYourRole)
}
