import { accountLocked, verifyEmailFirst, wrongCredentials } from '@dawakit/core/refusals'
import type { ServerContext } from '../../ground/context/server-context.ts'
import { inTransaction } from '../../ground/database/in-transaction.ts'
import { newId } from '../../ground/database/new-id.ts'
import { CallError } from '../../ground/http/call-error.ts'
import { tooMany } from '../../ground/http/refuse.ts'
import { clearAttempts, forgetAttempt, HOUR_MS, takeAttempt } from '../../ground/limits/attempts.ts'
import { keyedHash } from '../../ground/limits/keyed-hash.ts'
import { enforceAddressLimit } from '../../ground/limits/limits.ts'
import { DAY_MS } from '../codes/otp-limits.ts'
import { askForWork, useWork } from '../codes/proof-of-work.ts'
import { mailPasswordGuessed, mailVerification } from './account-mails.ts'
import { isPassword } from './passwords.ts'
import { accountOfEmail } from './proven-email.ts'

/** Failures in 24 hours after which an account waits for one network, and for how long: each further time twice as long. */
const LOGIN_FAILURES = 10
const LOGIN_WINDOW_MS = 900_000
/** The longest wait is sixteen times the first: 4 hours. */
const MOST_DOUBLINGS = 4
/** Failures of an account in 24 hours, from anywhere, from which on a login costs work, right or wrong. */
const LOGINS_WITHOUT_WORK = 20
/** Failures of one network address within the window, whatever the account. */
const FAILURES_PER_ADDRESS = 100
/** Verification mails per hour that a login may send again. */
const VERIFICATION_MAILS = 3

interface Login {
  email: string
  password: string
  address: string
  /** The proof of work that an earlier refusal has asked for. */
  work?: string | undefined
}

/**
 * A stranger's failures make nobody wait but the stranger: elsewhere the account's owner gets in, after a moment's work.
 *
 * @returns The customer's id.
 * @throws {CallError} 401 wrong, 403 when the address is not verified yet (then the mail goes out again), 429 for a wait, or
 * with the challenge
 */
export async function checkPasswordLogin(
  context: ServerContext,
  { email, password, address, work }: Login,
): Promise<string> {
  const { db, config, clock, outbox } = context
  const now = clock()
  const emailKey = email.trim().toLowerCase()
  const bucket = `login:${keyedHash(config, 'login', `${emailKey}\n${address}`)}`
  const ofAccount = `login:account:${keyedHash(config, 'login', emailKey)}`
  await requireWork(context, ofAccount, work)
  const id = newId()
  const perAddress = { bucket: 'login', limit: FAILURES_PER_ADDRESS, windowMs: LOGIN_WINDOW_MS, id }
  await enforceAddressLimit(context, address, perAddress)
  await countFailure(context, bucket)
  const failure = { id: newId(), bucket: ofAccount, at: now }
  await db.insertInto('attempt').values(failure).execute()
  const customer = await accountOfEmail(db, email)
  const isRight = await isPassword(password, customer?.password_hash ?? null)
  if (!customer || !isRight) {
    await tellOwner(context, ofAccount, customer)
    throw new CallError(401, wrongCredentials)
  }
  await forgetAttempt(db, failure.id)
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

/** The work doubles with every twenty failures. @throws {CallError} 429 with the challenge */
async function requireWork(
  context: ServerContext,
  ofAccount: string,
  work: string | undefined,
): Promise<void> {
  const failures = await failuresOf(context, ofAccount)
  if (failures < LOGINS_WITHOUT_WORK || (await useWork(context, ofAccount, work))) return
  throw await askForWork(context, ofAccount, failures / LOGINS_WITHOUT_WORK - 1)
}

async function failuresOf({ db, clock }: ServerContext, bucket: string): Promise<number> {
  const { count } = await db
    .selectFrom('attempt')
    .select((select) => select.fn.countAll().as('count'))
    .where('bucket', '=', bucket)
    .where('at', '>', clock() - DAY_MS)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Once a day, when somebody has failed so often that logins cost work. */
async function tellOwner(
  context: ServerContext,
  ofAccount: string,
  owner: Awaited<ReturnType<typeof accountOfEmail>>,
): Promise<void> {
  const { db, clock, outbox, log } = context
  if ((await failuresOf(context, ofAccount)) < LOGINS_WITHOUT_WORK) return
  const told = { bucket: `${ofAccount}:told`, limit: 1, windowMs: DAY_MS }
  if ((await takeAttempt(db, clock(), told)) !== null) return
  log.warn('somebody guesses the password of an account')
  if (!owner || owner.email_verified_at === null) return
  await inTransaction(db, (trx) => mailPasswordGuessed(context, trx, owner))
  outbox.wake()
}

/**
 * Every login counts as a failure until the password proves right, so that simultaneous guesses count too.
 * After each ten in 24 hours the account waits for this network, each time twice as long; guesses meanwhile do not
 * prolong it.
 */
async function countFailure({ db, clock }: ServerContext, bucket: string): Promise<void> {
  const now = clock()
  const id = newId()
  await db.insertInto('attempt').values({ id, bucket, at: now }).execute()
  const before = await db
    .selectFrom('attempt')
    .select('at')
    .where('bucket', '=', bucket)
    .where('at', '>', now - DAY_MS)
    .where('id', '!=', id)
    .orderBy('at', 'desc')
    .execute()
  const newest = before[0]
  const times = before.length / LOGIN_FAILURES
  if (!newest || !Number.isInteger(times)) return
  const until = newest.at + LOGIN_WINDOW_MS * 2 ** Math.min(times - 1, MOST_DOUBLINGS)
  if (now >= until) return
  await forgetAttempt(db, id)
  throw tooMany(until, now, times === 1 ? accountLocked : undefined)
}
