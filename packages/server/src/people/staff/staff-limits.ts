import type { ServerContext } from '../../ground/context/server-context.ts'
import { newId } from '../../ground/database/new-id.ts'
import { tooMany } from '../../ground/http/refuse.ts'
import { clearAttempts, forgetAttempt, HOUR_MS, takeAttempt } from '../../ground/limits/attempts.ts'
import { keyedHash } from '../../ground/limits/keyed-hash.ts'
import { enforceAddressLimit, enforceLimit } from '../../ground/limits/limits.ts'

const WINDOW_MS = 900_000
/** Wrong passwords of one account from one network, or on one browser that knows its owner: others' make the owner not wait. */
const PASSWORDS_OF_ACCOUNT = 10
/** Wrong passwords of one network, whatever the account. */
const PASSWORDS_OF_NETWORK = 30
/** Wrong second factors of one account from anywhere: whoever gets as far as them knows its password. */
const FACTORS_OF_ACCOUNT = 20

type Counting = Pick<ServerContext, 'db' | 'clock' | 'config'>

interface PasswordTry {
  emailKey: string
  address: string
  /** A browser on which the account's owner has signed in before. */
  knownDesk: string | null
}

/**
 * Counts a password as wrong until it proves right, so that simultaneous guesses count, too. A browser that knows the account's
 * owner is counted by itself: whoever shares its network guesses wrongly without making the owner wait.
 *
 * @returns what takes the count back
 * @throws {CallError} 429
 */
export async function countPassword(
  context: Counting,
  { emailKey, address, knownDesk }: PasswordTry,
): Promise<() => Promise<void>> {
  const { db, config, clock } = context
  const bucketOf = (where: string) => `desk:${keyedHash(config, 'desk sign-in', `${emailKey}\n${where}`)}`
  const ofAccount = (bucket: string) => ({ bucket, limit: PASSWORDS_OF_ACCOUNT, windowMs: WINDOW_MS })
  if (knownDesk !== null) {
    const bucket = bucketOf(`known ${knownDesk}`)
    await enforceLimit(context, ofAccount(bucket))
    return () => clearAttempts(db, bucket)
  }
  const id = newId()
  const ofNetwork = { bucket: 'desk', limit: PASSWORDS_OF_NETWORK, windowMs: WINDOW_MS, id }
  await enforceAddressLimit(context, address, ofNetwork)
  const bucket = bucketOf(address)
  const retryAt = await takeAttempt(db, clock(), ofAccount(bucket))
  if (retryAt !== null) {
    await forgetAttempt(db, id)
    throw tooMany(retryAt, clock())
  }
  return async () => {
    await forgetAttempt(db, id)
    await clearAttempts(db, bucket)
  }
}

/** Counts a second factor as wrong until it proves right. @throws {CallError} 429 */
export async function countFactor(context: Counting, staffId: string): Promise<() => Promise<void>> {
  const bucket = `desk:factor:${staffId}`
  await enforceLimit(context, { bucket, limit: FACTORS_OF_ACCOUNT, windowMs: HOUR_MS })
  return () => clearAttempts(context.db, bucket)
}
