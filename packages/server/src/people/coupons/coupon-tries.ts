import type { ServerContext } from '../../ground/context/server-context.ts'
import { newId } from '../../ground/database/new-id.ts'
import type { SignedInCaller } from '../../ground/http/define-call.ts'
import { forgetAttempt } from '../../ground/limits/attempts.ts'
import { enforceAddressLimit, enforceLimit, limitOf } from '../../ground/limits/limits.ts'

/**
 * Counts a coupon code that somebody tries, by itself or with an order: codes are words, and words can be guessed.
 *
 * @returns what takes it back: a code that there is was no guess, and pages ask again about the one that they hold.
 * @throws {CallError} 429
 */
export async function countCouponTry(
  context: ServerContext,
  caller: SignedInCaller,
): Promise<() => Promise<void>> {
  const ids = [newId(), newId()] as const
  const { config } = context
  await enforceLimit(context, { ...limitOf(config, 'couponGuesses', caller.userId), id: ids[0] })
  const ofNetwork = { ...limitOf(config, 'couponGuessesOfNetwork'), id: ids[1] }
  await enforceAddressLimit(context, caller.address, ofNetwork)
  return async () => {
    for (const id of ids) await forgetAttempt(context.db, id)
  }
}
