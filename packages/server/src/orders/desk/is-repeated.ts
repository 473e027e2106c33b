import type { OnceMade } from '@dawakit/core/contract'
import { z } from 'zod'
import type { Database } from '../../ground/database/schema/index.ts'
import type { DeskStaff } from '../../ground/desk-calls/define-desk-call.ts'
import { contentHash, takeKey } from '../place/idempotency.ts'

const KEY_MAX = 100

/** The `key` of a call that moves money, or makes what may not be there twice. */
export const onceFields = {
  key: z.string().trim().min(1).max(KEY_MAX).optional().meta({
    description: 'Made anew by the dialog in which it is decided: with the same key it is done once.',
  }),
}

interface Sent {
  staff: Pick<DeskStaff, 'id'>
  /** The call's name. */
  call: string
  body: OnceMade
  now: number
}

/**
 * Takes the key of a call that moves money, or would do it twice, first in its transaction: a second one with the key waits here until the first
 * has committed or was undone.
 *
 * @returns true when it was made before: nothing is done again, and what it has made is answered
 * @throws {CallError} 422 `idempotency-mismatch` when the key was used with another body
 */
export async function isRepeated(
  trx: Database,
  sent: Sent & { body: OnceMade & { id: string } },
): Promise<boolean> {
  return (await madeBefore(trx, { ...sent, id: sent.body.id })) !== null
}

/**
 * The same for a call that makes something.
 *
 * @param sent.id - Of what it is about to make.
 * @returns the id of what was made with the key before; null when it is made now
 * @throws {CallError} 422 `idempotency-mismatch` when the key was used with another body
 */
export async function madeBefore(
  trx: Database,
  { staff, call, body, now, id }: Sent & { id: string },
): Promise<string | null> {
  const { key, ...content } = body
  if (key === undefined) return null
  const bodyHash = contentHash({ call, content })
  // A member's keys are their own, and no customer's.
  return takeKey(trx, { userId: staff.id, key: `desk ${key}`, bodyHash, orderId: id, now })
}
