import { accountLocked, verifyEmailFirst, wrongCredentials } from '@dawakit/core/refusals'
import type { ServerContext } from '../context/server-context.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { newId } from '../database/new-id.ts'
import { CallError } from '../http/call-error.ts'
import { tooMany } from '../http/refuse.ts'
import { clearAttempts, forgetAttempt, HOUR_MS, takeAttempt } from '../limits/attempts.ts'
import { keyedHash } from '../limits/keyed-hash.ts'
import { enforceAddressLimit } from '../limits/limits.ts'
import { mailVerification } from './account-mails.ts'
import { isPassword } from './passwords.ts'
import { accountOfEmail } from './proven-email.ts'

/** Failures within the window that lock an account for one address, and for how long. */
export const LOGIN_FAILURES = 10
export const LOGIN_WINDOW_MS = 900_000
/** Failures of one network address within the window, whatever the account. */
const FAILURES_PER_ADDRESS = 100
/** Verification mails per hour that a login may send again. */
const VERIFICATION_MAILS = 3

interface Login {
  email: string
  password: string
  address: string
}

/**
 * @returns The customer's id.
 * @throws {CallError} 401 wrong, 403 when the address is not verified yet (then the mail goes out again), 429 locked
 */
export async function checkPasswordLogin(
  context: ServerContext,
  { email, password, address }: Login,
): Promise<string> {
  const { db, config, clock, outbox } = context
  const now = clock()
  const emailKey = email.trim().toLowerCase()
  const bucket = `login:${keyedHash(config, 'login', `${emailKey}\n${address}`)}`
  const id = newId()
  const perAddress = { bucket: 'login', limit: FAILURES_PER_ADDRESS, windowMs: LOGIN_WINDOW_MS, id }
  await enforceAddressLimit(context, address, perAddress)
  await countFailure(context, bucket)
  const customer = await accountOfEmail(db, email)
  const isRight = await isPassword(password, customer?.password_hash ?? null)
  if (!customer || !isRight) throw new CallError(401, wrongCredentials)
  await clearAttempts(db, bucket)
  await forgetAttempt(db, id)
  if (customer.email_verified_at !== null) return customer.id
  const mailLimit = { bucket: `verify:${customer.id}`, limit: VERIFICATION_MAILS, windowMs: HOUR_MS }
  if ((await takeAttempt(db, now, mailLimit)) === null) {
    await inTransaction(db, (trx) => mailVerification(context, trx, customer))
    outbox.wake()
  }
  throw new CallError(403, verifyEmailFirst)
}

/**
 * Every login counts as a failure until the password proves right, so that simultaneous guesses count too.
 * The lock lasts from the tenth failure on; guesses while it is locked do not prolong it.
 */
async function countFailure({ db, clock }: ServerContext, bucket: string): Promise<void> {
  const now = clock()
  const id = newId()
  await db.insertInto('attempt').values({ id, bucket, at: now }).execute()
  const before = await db
    .selectFrom('attempt')
    .select('at')
    .where('bucket', '=', bucket)
    .where('id', '!=', id)
    .orderBy('at', 'desc')
    .limit(LOGIN_FAILURES)
    .execute()
  const newest = before[0]
  const tenth = before[LOGIN_FAILURES - 1]
  if (!newest || !tenth) return
  const isLocked = newest.at - tenth.at < LOGIN_WINDOW_MS && now < newest.at + LOGIN_WINDOW_MS
  if (!isLocked) return
  await forgetAttempt(db, id)
  throw tooMany(newest.at + LOGIN_WINDOW_MS, now, accountLocked)
}
