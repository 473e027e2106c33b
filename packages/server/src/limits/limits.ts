import type { ServerContext } from '../context/server-context.ts'
import { tooMany } from '../http/refuse.ts'
import { type Limit, takeAttempt } from './attempts.ts'
import { keyedHash } from './keyed-hash.ts'

/** Counts one event. @throws {CallError} 429 with Retry-After when it is one too many */
export async function enforceLimit(
  { db, clock }: Pick<ServerContext, 'db' | 'clock'>,
  limit: Limit,
): Promise<void> {
  const now = clock()
  const retryAt = await takeAttempt(db, now, limit)
  if (retryAt !== null) throw tooMany(retryAt, now)
}

/**
 * Counts one event of a network address.
 * @param address - '' when it is not known, as of a page that is rendered beside the API: not counted.
 * @throws {CallError} 429 with Retry-After when it is one too many
 */
export async function enforceAddressLimit(
  context: Pick<ServerContext, 'db' | 'clock' | 'config'>,
  address: string,
  { bucket, ...limit }: Limit,
): Promise<void> {
  if (!address) return
  const hash = keyedHash(context.config, 'address', address)
  await enforceLimit(context, { bucket: `${bucket}:address:${hash}`, ...limit })
}
