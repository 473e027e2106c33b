import type { Config } from '../context/config.ts'
import { LIMITS, type RateName } from '../context/limits.ts'
import type { ServerContext } from '../context/server-context.ts'
import { newId } from '../database/new-id.ts'
import { tooMany } from '../http/refuse.ts'
import { forgetAttempt, idInTier, type Limit, takeAttempt } from './attempts.ts'
import { keyedHash } from './keyed-hash.ts'
import { networksAround } from './network-of.ts'

/**
 * A limit of the configuration.
 * @param whose - Which customer or e-mail address is counted, personal parts hashed. Networks say that themselves.
 */
export function limitOf(config: Pick<Config, 'limits'>, name: RateName, whose?: string): Limit {
  const bucket = whose === undefined ? name : `${name}:${whose}`
  return { bucket, limit: config.limits[name], windowMs: LIMITS[name].windowMs }
}

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
 * Counts one event of a network address, and of the wider networks around it.
 *
 * @param address - The caller's; '' when it is not known, as of a page that is rendered beside the API: not counted.
 * @returns null when it may happen, else the epoch milliseconds from when on it may: then it left no trace.
 */
export async function takeAddressAttempt(
  { db, clock, config }: Pick<ServerContext, 'db' | 'clock' | 'config'>,
  address: string,
  { bucket, limit, windowMs, id = newId() }: Limit,
): Promise<number | null> {
  if (!address) return null
  const now = clock()
  for (const [tier, { network, times }] of networksAround(address).entries()) {
    const hash = keyedHash(config, 'address', network)
    const retryAt = await takeAttempt(db, now, {
      bucket: `${bucket}:address:${hash}`,
      limit: limit * times,
      windowMs,
      id: idInTier(id, tier),
    })
    if (retryAt === null) continue
    await forgetAttempt(db, id)
    return retryAt
  }
  return null
}

/** As {@link takeAddressAttempt}. @throws {CallError} 429 with Retry-After when it is one too many */
export async function enforceAddressLimit(
  context: Pick<ServerContext, 'db' | 'clock' | 'config'>,
  address: string,
  limit: Limit,
): Promise<void> {
  const retryAt = await takeAddressAttempt(context, address, limit)
  if (retryAt !== null) throw tooMany(retryAt, context.clock())
}

/**
 * Counts one event of a network address in this process's memory: for what is asked too often for a database.
 * @throws {CallError} 429 with Retry-After when it is one too many
 */
export function enforceAddressLimitInMemory(
  { clock, counter }: Pick<ServerContext, 'clock' | 'counter'>,
  address: string,
  { bucket, limit, windowMs }: Limit,
): void {
  if (!address) return
  const now = clock()
  for (const { network, times } of networksAround(address)) {
    const retryAt = counter.take(now, { bucket: `${bucket}:${network}`, limit: limit * times, windowMs })
    if (retryAt !== null) throw tooMany(retryAt, now)
  }
}
