import type { OnceMade } from '@dawakit/core/contract'
import { z } from 'zod'
import type { Database } from '../../ground/database/schema/index.ts'
import type { DeskStaff } from '../../ground/desk-calls/define-desk-call.ts'
import { contentHash, takeKey } from '../place/idempotency.ts'

const KEY_MAX = 100

/** The `key` of a call that moves money. */
export const onceFields = {
  key: z.string().trim().min(1).max(KEY_MAX).optional().meta({
    description: 'Made anew by the dialog in which it is decided: with the same key it is done once.',
  }),
}

interface Sent {
  staff: Pick<DeskStaff, 'id'>
  /** The call's name. */
  call: string
  body: OnceMade & { id: string }
  now: number
}

/**
 * Takes the key of a call that moves money, first in its transaction: a second one with the key waits here until the first
 * has committed or was undone.
 *
 * @returns true when it was made before: nothing is done again, and what it has made is answered
 * @throws {CallError} 422 `idempotency-mismatch` when the key was used with another body
 */
export async function isRepeated(trx: Database, { staff, call, body, now }: Sent): Promise<boolean> {
  const { key, ...content } = body
  if (key === undefined) return false
  const bodyHash = contentHash({ call, content })
  // A member's keys are their own, and no customer's.
  const made = await takeKey(trx, { userId: staff.id, key: `desk ${key}`, bodyHash, orderId: body.id, now })
  return made !== null
}
