import type { ServerContext } from '../context/server-context.ts'
import { newId } from '../database/new-id.ts'
import type { SignedInCaller } from '../http/define-call.ts'
import { forgetAttempt, HOUR_MS } from '../limits/attempts.ts'
import { enforceAddressLimit, enforceLimit } from '../limits/limits.ts'

const TRIES_PER_CUSTOMER = 30
const TRIES_PER_ADDRESS = 300

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
  const windowMs = HOUR_MS
  const perCustomer = { bucket: `coupon:${caller.userId}`, limit: TRIES_PER_CUSTOMER, windowMs, id: ids[0] }
  await enforceLimit(context, perCustomer)
  const perAddress = { bucket: 'coupon', limit: TRIES_PER_ADDRESS, windowMs, id: ids[1] }
  await enforceAddressLimit(context, caller.address, perAddress)
  return async () => {
    for (const id of ids) await forgetAttempt(context.db, id)
  }
}
