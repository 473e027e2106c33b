import { createHash } from 'node:crypto'
import { IDEMPOTENCY_HOURS } from '@dawakit/core/order'
import { idempotencyMismatch } from '@dawakit/core/refusals'
import type { Database } from '../../ground/database/schema/index.ts'
import { CallError } from '../../ground/http/call-error.ts'

const HOUR_MS = 3_600_000

/** One hash for one content. The schema gives the fields in one order. */
export function contentHash(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url')
}

/**
 * Takes an Idempotency-Key for an order that is about to be made, in its transaction. A second request with
 * the key waits here until the first has committed or was undone, so it never sees half an order.
 *
 * @returns the id of the order that the key already made, or null when this request makes it.
 * @throws {CallError} 422 `idempotency-mismatch` when the key was used with another body
 */
export async function takeKey(
  trx: Database,
  {
    userId,
    key,
    bodyHash,
    orderId,
    now,
  }: {
    userId: string
    key: string
    bodyHash: string
    orderId: string
    now: number
  },
): Promise<string | null> {
  const use = { body_hash: bodyHash, order_id: orderId, created_at: now }
  const taken = await trx
    .insertInto('idempotency')
    .values({ user_id: userId, key, ...use })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'key'])
        .doUpdateSet(use)
        .where('idempotency.created_at', '<=', now - IDEMPOTENCY_HOURS * HOUR_MS),
    )
    .executeTakeFirst()
  if (Number(taken.numInsertedOrUpdatedRows ?? 0) === 1) return null
  const earlier = await trx
    .selectFrom('idempotency')
    .select(['body_hash', 'order_id'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  if (earlier.body_hash !== bodyHash) throw new CallError(422, idempotencyMismatch)
  return earlier.order_id
}

/** The key stands for another order than the one it was taken for: an open one of the same cart. */
export async function pointKeyAt(
  trx: Database,
  { userId, key, orderId }: { userId: string; key: string; orderId: string },
): Promise<void> {
  await trx
    .updateTable('idempotency')
    .set({ order_id: orderId })
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .execute()
}
