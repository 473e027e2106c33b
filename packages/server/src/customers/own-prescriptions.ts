import { selectPrescription } from '@dawakit/core/refusals'
import type { Database } from '../database/schema/index.ts'
import { CallError } from '../http/call-error.ts'
import { requireOwn } from '../http/require-own.ts'

/**
 * The prescriptions selected for an order, each once.
 * @throws {CallError} 404 `select-prescription` for an unknown or deleted one, 403
 */
export async function ownPrescriptions(
  db: Database,
  userId: string,
  ids: readonly string[],
): Promise<string[]> {
  const unique = [...new Set(ids)]
  if (unique.length === 0) return []
  const rows = await db
    .selectFrom('prescription')
    .select(['id', 'user_id', 'deleted_at'])
    .where('id', 'in', unique)
    .execute()
  for (const id of unique) {
    const found = rows.find((row) => row.id === id)
    const { deleted_at } = requireOwn(found, userId, selectPrescription)
    if (deleted_at !== null) throw new CallError(404, selectPrescription)
  }
  return unique
}
