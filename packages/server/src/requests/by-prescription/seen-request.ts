import { prescriptionRequestChanged } from '@dawakit/core/refusals'
import type { Database } from '../../ground/database/schema/index.ts'
import { CallError } from '../../ground/http/call-error.ts'
import { deskRequestOf } from './desk-request.sql.ts'
import { filesOf, heldRequest, type RequestRow } from './prescription-requests.sql.ts'
import { versionOf } from './version-of.ts'

/**
 * Holds a request for somebody of the staff who has seen it so.
 *
 * @param seen - Its version when it was read.
 * @throws {CallError} 404; 409 `prescription-request-changed` with the request as it is now
 */
export async function heldAsSeen(
  trx: Database,
  { id, seen }: { id: string; seen: string },
): Promise<RequestRow> {
  const request = await heldRequest(trx, id)
  const files = (await filesOf(trx, [id])).map(({ prescription_id }) => prescription_id)
  if (versionOf(request, files) !== seen) {
    throw new CallError(409, prescriptionRequestChanged, { data: await deskRequestOf(trx, request) })
  }
  return request
}
