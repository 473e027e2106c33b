import { prescriptionRequestNotFound } from '@dawakit/core/refusals'
import type { Database } from '../../ground/database/schema/index.ts'
import { requireOwn } from '../../ground/http/require-own.ts'
import { findRequest, type RequestRow } from './prescription-requests.sql.ts'

/**
 * The customer's own request.
 * @throws {CallError} 404 `prescription-request-not-found`
 */
export async function ownRequest(db: Database, userId: string, id: string): Promise<RequestRow> {
  return requireOwn(await findRequest(db, id), userId, prescriptionRequestNotFound)
}
