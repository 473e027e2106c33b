import type { DeskRequest } from '@dawakit/core/contract'
import { approvesAs, requestMoveRefusal } from '@dawakit/core/prescription'
import type { ServerContext } from '../../ground/context/server-context.ts'
import { inTransaction } from '../../ground/database/in-transaction.ts'
import { audit } from '../../ground/desk-calls/audit.ts'
import type { DeskStaff } from '../../ground/desk-calls/define-desk-call.ts'
import { CallError } from '../../ground/http/call-error.ts'
import { deskRequestOf } from './desk-request.sql.ts'
import { heldRequest } from './prescription-requests.sql.ts'
import { heldAsSeen } from './seen-request.ts'

/**
 * A pharmacist prepares nothing from these prescriptions, and says why. What was prepared before can be ordered no more.
 *
 * @throws {RuleError} `registered-pharmacist-only`
 * @throws {CallError} 404; 409 `prescription-request-changed`; 422 as the request stands
 */
export async function declineRequest(
  context: Pick<ServerContext, 'db' | 'clock' | 'config' | 'happened'>,
  staff: DeskStaff,
  { id, seen, reason }: { id: string; seen: string; reason: string },
): Promise<DeskRequest> {
  const { db, clock } = context
  approvesAs(staff)
  return inTransaction(db, async (trx) => {
    const request = await heldAsSeen(trx, { id, seen })
    const refusal = requestMoveRefusal(request.state, 'declined')
    if (refusal) throw new CallError(422, refusal)
    await trx
      .updateTable('prescription_request')
      .set({ state: 'declined', staff_id: staff.id, reason, closed_at: clock() })
      .where('id', '=', id)
      .execute()
    await audit(trx, staff, clock, {
      action: 'request.decline',
      subject: 'request',
      subjectId: id,
      before: { state: request.state },
      after: { state: 'declined' },
    })
    await context.happened(trx, 'request.declined', { requestId: id })
    return deskRequestOf(trx, await heldRequest(trx, id))
  })
}
