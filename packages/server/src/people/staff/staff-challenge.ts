import { randomBytes } from 'node:crypto'
import { deskSignInOver } from '@dawakit/core/refusals'
import type { Selectable } from 'kysely'
import type { ServerContext } from '../../ground/context/server-context.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import type { StaffChallengeTable } from '../../ground/database/schema/staff.ts'
import { CallError } from '../../ground/http/call-error.ts'
import { plainHash } from '../../ground/limits/keyed-hash.ts'

const LIFE_MS = 600_000
const TRIES = 5

export type StaffChallenge = Selectable<StaffChallengeTable>

interface NewChallenge extends Pick<StaffChallenge, 'staff_id' | 'kind'> {
  /** What is kept with it, by the id that it gets. */
  challenge?: (id: string) => string
}

/** @returns the token, which is kept hashed alone: its id */
export async function makeChallenge(
  { db, clock }: Pick<ServerContext, 'db' | 'clock'>,
  { staff_id, kind, challenge = () => '' }: NewChallenge,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const id = plainHash(token)
  await db
    .insertInto('staff_challenge')
    .values({ id, staff_id, kind, challenge: challenge(id), tries: 0, expires_at: clock() + LIFE_MS })
    .execute()
  return token
}

/**
 * The challenge of a token, one try less: counted before anything is compared, so that simultaneous tries count.
 *
 * @throws {CallError} 401 when it is over
 */
export async function tryChallenge(
  { db, clock }: Pick<ServerContext, 'db' | 'clock'>,
  token: string,
  kind: StaffChallenge['kind'],
): Promise<StaffChallenge> {
  const row = await db
    .updateTable('staff_challenge')
    .set((set) => ({ tries: set('tries', '+', 1) }))
    .where('id', '=', plainHash(token))
    .where('kind', '=', kind)
    .where('tries', '<', TRIES)
    .where('expires_at', '>', clock())
    .returningAll()
    .executeTakeFirst()
  if (!row) throw new CallError(401, deskSignInOver)
  return row
}

/**
 * Keeps with a challenge what a passkey is to sign; what it was to sign before is good no more. Compares nothing, so that
 * whoever cancels it in the browser has lost no try.
 *
 * @throws {CallError} 401 when it is over
 */
export async function askForSignature(
  { db, clock }: Pick<ServerContext, 'db' | 'clock'>,
  token: string,
  toSign: string,
): Promise<StaffChallenge> {
  const row = await db
    .updateTable('staff_challenge')
    .set({ challenge: toSign })
    .where('id', '=', plainHash(token))
    .where('kind', '=', 'second-factor')
    .where('tries', '<', TRIES)
    .where('expires_at', '>', clock())
    .returningAll()
    .executeTakeFirst()
  if (!row) throw new CallError(401, deskSignInOver)
  return row
}

/**
 * Takes back what a passkey was to sign: it is answered once, rightly or wrongly.
 *
 * @returns false where nothing was asked, or somebody else has just answered
 */
export async function takeSignature(
  db: Database,
  { id, challenge }: Pick<StaffChallenge, 'id' | 'challenge'>,
): Promise<boolean> {
  if (challenge === '') return false
  const { numUpdatedRows } = await db
    .updateTable('staff_challenge')
    .set({ challenge: '' })
    .where('id', '=', id)
    .where('challenge', '=', challenge)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Somebody's own challenge, not yet over; null: there is none such. */
export async function findChallenge(
  { db, clock }: Pick<ServerContext, 'db' | 'clock'>,
  token: string,
  { kind, staffId }: { kind: StaffChallenge['kind']; staffId: string },
): Promise<StaffChallenge | null> {
  const row = await db
    .selectFrom('staff_challenge')
    .selectAll()
    .where('id', '=', plainHash(token))
    .where('kind', '=', kind)
    .where('staff_id', '=', staffId)
    .where('expires_at', '>', clock())
    .executeTakeFirst()
  return row ?? null
}

/** Uses a challenge up. @throws {CallError} 401 when somebody else has just done so */
export async function useChallenge(trx: Database, { id }: Pick<StaffChallenge, 'id'>): Promise<void> {
  const { numDeletedRows } = await trx.deleteFrom('staff_challenge').where('id', '=', id).executeTakeFirst()
  if (numDeletedRows === 0n) throw new CallError(401, deskSignInOver)
}
