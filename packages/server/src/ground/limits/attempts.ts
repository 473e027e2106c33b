import { newId } from '../database/new-id.ts'
import type { Database } from '../database/schema/index.ts'
import { TIERS } from './network-of.ts'

export const HOUR_MS = 3_600_000

export interface Limit {
  /** What is counted, for whom. Personal parts go in hashed. */
  bucket: string
  limit: number
  windowMs: number
  /** Names the event, where it may have to be taken back. */
  id?: string
}

/**
 * Counts one event against a limit. It is written down before it is counted, so that any number of
 * simultaneous ones cannot pass together; a refused one leaves no trace.
 *
 * @returns null when it may happen, else the epoch milliseconds from when on it may.
 */
export async function takeAttempt(
  db: Database,
  now: number,
  { bucket, limit, windowMs, id = newId() }: Limit,
): Promise<number | null> {
  await db.insertInto('attempt').values({ id, bucket, at: now }).execute()
  const others = await db
    .selectFrom('attempt')
    .select('at')
    .where('bucket', '=', bucket)
    .where('at', '>', now - windowMs)
    .where('id', '!=', id)
    .orderBy('at', 'desc')
    .limit(limit)
    .execute()
  const oldest = others[limit - 1]
  if (!oldest) return null
  await forgetAttempt(db, id)
  return oldest.at + windowMs
}

/** The id of an event of an address in each of the networks that it is counted in. */
export function idInTier(id: string, tier: number): string {
  return tier === 0 ? id : `${id}.${tier}`
}

/** Takes one event back, wherever it was counted. */
export async function forgetAttempt(db: Database, id: string): Promise<void> {
  const ids = Array.from({ length: TIERS }, (_, tier) => idInTier(id, tier))
  await db.deleteFrom('attempt').where('id', 'in', ids).execute()
}

/** Forgets what was counted. */
export async function clearAttempts(db: Database, bucket: string): Promise<void> {
  await db.deleteFrom('attempt').where('bucket', '=', bucket).execute()
}
