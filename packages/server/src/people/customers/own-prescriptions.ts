import { selectPrescription } from '@dawakit/core/refusals'
import type { Database } from '../../ground/database/schema/index.ts'
import { CallError } from '../../ground/http/call-error.ts'
import { requireOwn } from '../../ground/http/require-own.ts'
import { requireSeen, type SeeingSession } from './may-see.ts'

/**
 * The prescriptions that a customer has named, each once.
 *
 * @param session - Whose they have to be, and may be seen by.
 * @throws {CallError} 404 `select-prescription` for one that is unknown, deleted or not theirs, 403 `fresh-code-needed` on a partner's page
 */
export async function ownPrescriptions(
  db: Database,
  session: SeeingSession & { userId: string },
  ids: readonly string[],
): Promise<string[]> {
  const unique = [...new Set(ids)]
  if (unique.length === 0) return []
  const rows = await db
    .selectFrom('prescription')
    .select(['id', 'user_id', 'deleted_at', 'session_id'])
    .where('id', 'in', unique)
    .execute()
  for (const id of unique) {
    const found = rows.find((row) => row.id === id)
    const own = requireOwn(found, session.userId, selectPrescription)
    if (own.deleted_at !== null) throw new CallError(404, selectPrescription)
    requireSeen(session, own)
  }
  return unique
}
