import type { DeskRequest } from '@dawakit/core/contract'
import { approvesAs, requestMoveRefusal } from '@dawakit/core/prescription'
import { questionWaits } from '@dawakit/core/refusals'
import type { ServerContext } from '../../ground/context/server-context.ts'
import { inTransaction } from '../../ground/database/in-transaction.ts'
import { newId } from '../../ground/database/new-id.ts'
import { audit } from '../../ground/desk-calls/audit.ts'
import type { DeskStaff } from '../../ground/desk-calls/define-desk-call.ts'
import { CallError } from '../../ground/http/call-error.ts'
import { deskRequestOf } from './desk-request.sql.ts'
import { heldRequest } from './prescription-requests.sql.ts'
import { heldAsSeen } from './seen-request.ts'

/**
 * A pharmacist asks the customer something of a request that waits.
 *
 * @throws {RuleError} `registered-pharmacist-only`
 * @throws {CallError} 404; 409 `prescription-request-changed`; 422 `question-waits` or as the request stands
 */
export async function askCustomer(
  context: Pick<ServerContext, 'db' | 'clock' | 'config' | 'happened'>,
  staff: DeskStaff,
  { id, seen, text }: { id: string; seen: string; text: string },
): Promise<DeskRequest> {
  const { db, clock } = context
  approvesAs(staff)
  return inTransaction(db, async (trx) => {
    const request = await heldAsSeen(trx, { id, seen })
    if (request.state === 'asked') throw new CallError(422, questionWaits)
    const refusal = requestMoveRefusal(request.state, 'asked')
    if (refusal) throw new CallError(422, refusal)
    const questionId = newId()
    await trx
      .insertInto('prescription_question')
      .values({
        id: questionId,
        order_id: null,
        request_id: id,
        staff_id: staff.id,
        text,
        asked_at: clock(),
        answer: null,
        prescription_id: null,
        answered_at: null,
      })
      .execute()
    await trx.updateTable('prescription_request').set({ state: 'asked' }).where('id', '=', id).execute()
    await audit(trx, staff, clock, {
      action: 'request.ask',
      subject: 'request',
      subjectId: id,
      before: { state: request.state },
      after: { state: 'asked' },
    })
    await context.happened(trx, 'request.asked', { requestId: id, questionId })
    return deskRequestOf(trx, await heldRequest(trx, id))
  })
}
