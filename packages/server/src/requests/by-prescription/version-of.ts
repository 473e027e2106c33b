import { createHash } from 'node:crypto'
import type { RequestRow } from './prescription-requests.sql.ts'

/** Another one whenever the customer or a pharmacist has changed a request. @param files - Ids of its pictures. */
export function versionOf(request: RequestRow, files: readonly string[]): string {
  const { state, prepared_at, closed_at, staff_id } = request
  const facts = JSON.stringify([state, prepared_at, closed_at, staff_id, [...files].sort()])
  return createHash('sha256').update(facts).digest('base64url').slice(0, 16)
}
