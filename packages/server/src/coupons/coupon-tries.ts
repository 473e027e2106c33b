import type { ServerContext } from '../context/server-context.ts'
import type { SignedInCaller } from '../http/define-call.ts'
import { HOUR_MS } from '../limits/attempts.ts'
import { enforceAddressLimit, enforceLimit } from '../limits/limits.ts'

const TRIES_PER_CUSTOMER = 30
const TRIES_PER_ADDRESS = 300

/**
 * Counts a coupon code that somebody tries, by itself or with an order: codes are words, and words can be guessed.
 * @throws {CallError} 429
 */
export async function countCouponTry(context: ServerContext, caller: SignedInCaller): Promise<void> {
  const perCustomer = { bucket: `coupon:${caller.userId}`, limit: TRIES_PER_CUSTOMER, windowMs: HOUR_MS }
  await enforceLimit(context, perCustomer)
  const perAddress = { bucket: 'coupon', limit: TRIES_PER_ADDRESS, windowMs: HOUR_MS }
  await enforceAddressLimit(context, caller.address, perAddress)
}
