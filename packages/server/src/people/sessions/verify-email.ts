import { linkExpired, notThisSignUp } from '@dawakit/core/refusals'
import type { ServerContext } from '../../ground/context/server-context.ts'
import { inTransaction } from '../../ground/database/in-transaction.ts'
import { CallError } from '../../ground/http/call-error.ts'
import { plainHash } from '../../ground/limits/keyed-hash.ts'
import { enforceLimit } from '../../ground/limits/limits.ts'
import { LINK_LIFE_MS, readLink, useLink } from './links.ts'
import { isPassword } from './passwords.ts'
import { proveEmail } from './proven-email.ts'

/** Tries to say whose sign-up a link is of. */
const PROOFS_PER_LINK = 5

/** The secret part of a mailed link, and what only who signed up knows. */
interface Verification {
  token: string
  /** Of a sign-up with a password. */
  password: string
  /** Of an account that was made by a one-time code. */
  mobileNumber: string
}

/**
 * Uses up the link of a verification mail, or of one that asks whether a number belongs to its account. Who reads the
 * mails of an address may get the link of a stranger's sign-up: it proves the address only for who made that one.
 *
 * @throws {CallError} 403 the link is another sign-up's (it stays good), 422 unknown, used or expired, 429 too many tries
 */
export async function verifyEmail(context: ServerContext, { token, ...proof }: Verification): Promise<void> {
  const { db, clock } = context
  const now = clock()
  const asked = await readLink(db, 'verify-email', token, now)
  if (asked) {
    const bucket = `verify-link:${plainHash(token)}`
    await enforceLimit(context, { bucket, limit: PROOFS_PER_LINK, windowMs: LINK_LIFE_MS })
    if (!(await isOwnSignUp(context, asked, proof))) throw new CallError(403, notThisSignUp)
  }
  await inTransaction(db, async (trx) => {
    const verified = await useLink(trx, 'verify-email', token, now)
    if (verified && (await proveEmail(trx, verified, now))) return
    const confirmed = verified ? null : await useLink(trx, 'confirm-mobile', token, now)
    if (!confirmed) throw new CallError(422, linkExpired)
    await trx.updateTable('customer').set({ mobile_verified_at: now }).where('id', '=', confirmed).execute()
  })
}

async function isOwnSignUp(
  { db }: ServerContext,
  userId: string,
  { password, mobileNumber }: Omit<Verification, 'token'>,
): Promise<boolean> {
  const customer = await db
    .selectFrom('customer')
    .select(['password_hash', 'mobile'])
    .where('id', '=', userId)
    .executeTakeFirst()
  // Another's link of the same address, followed at this moment, has ended the sign-up, and this link with it.
  if (!customer) throw new CallError(422, linkExpired)
  const { password_hash: hash, mobile } = customer
  return hash === null ? mobile === mobileNumber : isPassword(password, hash)
}
