import { productNotFound } from '@dawakit/core/refusals'
import type { Clock } from '../../ground/context/clock.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { type AuditedBy, audit } from '../../ground/desk-calls/audit.ts'
import { CallError } from '../../ground/http/call-error.ts'

/**
 * Says where products stand on the shelf.
 *
 * @returns how many stood elsewhere before
 * @throws {CallError} 404 `product-not-found` for one that is not there
 */
export async function placeProducts(
  trx: Database,
  { clock, staff }: { clock: Clock; staff: AuditedBy },
  { productIds, place }: { productIds: readonly string[]; place: string },
): Promise<number> {
  const ids = [...new Set(productIds)].toSorted()
  const before = await trx.selectFrom('product').select(['id', 'place']).where('id', 'in', ids).execute()
  if (before.length < ids.length) throw new CallError(404, productNotFound)
  const moved = before.filter((row) => row.place !== place)
  for (const row of moved.toSorted((one, other) => (one.id < other.id ? -1 : 1))) {
    await trx.updateTable('product').set({ place }).where('id', '=', row.id).execute()
    await audit(trx, staff, clock, {
      action: 'product.place',
      subject: 'product',
      subjectId: row.id,
      before: { place: row.place },
      after: { place },
    })
  }
  return moved.length
}
