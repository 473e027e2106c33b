import type { Address } from '@dawakit/core/contract'
import { addAddress } from '@dawakit/core/refusals'
import { toAddress } from '../customers/read-user.ts'
import type { Database } from '../database/schema/index.ts'
import { requireOwn } from '../http/require-own.ts'

/**
 * The saved address that an order names.
 * @returns null when it names none.
 * @throws {CallError} 404 `add-address`, 403
 */
export async function ownAddress(
  db: Database,
  userId: string,
  named: string | { id: string } | null | undefined,
): Promise<Address | null> {
  const id = typeof named === 'string' ? named : named?.id
  if (!id) return null
  const row = await db.selectFrom('address').selectAll().where('id', '=', id).executeTakeFirst()
  return toAddress(requireOwn(row, userId, addAddress))
}
