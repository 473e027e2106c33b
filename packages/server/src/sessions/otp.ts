import { randomInt } from 'node:crypto'
import { OTP_LENGTH } from '@dawakit/core/customer'
import { otpExpired, otpTooManyTries, otpWait, otpWrong } from '@dawakit/core/refusals'
import type { ServerContext } from '../context/server-context.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { newId } from '../database/new-id.ts'
import type { Database } from '../database/schema/index.ts'
import { CallError } from '../http/call-error.ts'
import { tooMany } from '../http/refuse.ts'
import { HOUR_MS } from '../limits/attempts.ts'
import { isSameHash, keyedHash } from '../limits/keyed-hash.ts'
import { enforceAddressLimit, enforceLimit } from '../limits/limits.ts'
import { enqueue } from '../outbox/enqueue.ts'
import { accountMails } from './account-mail-labels.ts'

/** Milliseconds that a code is good for. */
export const OTP_LIFE_MS = 300_000
/** Wrong codes that are borne before the code is dead. */
export const OTP_TRIES = 5
/** Milliseconds before the first, second, third and every further repetition. */
export const OTP_RESEND_MS = [30_000, 60_000, 120_000] as const
/** Sends per hour to one number. */
export const OTP_SENDS_PER_NUMBER = 5

interface NewCustomer {
  username: string
  email: string
}

interface SendOtp {
  /** 10 digits. */
  mobile: string
  /** The caller's network address; '' when it is not known. */
  address: string
  /** Registration details of a new number, kept until the code is right. */
  details: NewCustomer | null
}

/** Sends a new code by SMS; the one before it is dead. @throws {CallError} 429 by any of the limits */
export async function sendOtp(context: ServerContext, { mobile, address, details }: SendOtp): Promise<void> {
  const { db, config, clock, outbox } = context
  const now = clock()
  const numberBucket = `otp:number:${keyedHash(config, 'mobile', mobile)}`
  const live = await db.selectFrom('otp').selectAll().where('mobile', '=', mobile).executeTakeFirst()
  if (live && live.expires_at > now) {
    const sends = await countSince(db, numberBucket, now - HOUR_MS)
    const wait = OTP_RESEND_MS[Math.min(Math.max(sends, 1), OTP_RESEND_MS.length) - 1] ?? 0
    if (now < live.created_at + wait) throw tooMany(live.created_at + wait, now, otpWait)
  }
  const perAddress = { bucket: 'otp', limit: config.otpSendsPerAddress, windowMs: HOUR_MS }
  await enforceAddressLimit(context, address, perAddress)
  await enforceLimit(context, { bucket: numberBucket, limit: OTP_SENDS_PER_NUMBER, windowMs: HOUR_MS })

  const code = String(randomInt(10 ** OTP_LENGTH)).padStart(OTP_LENGTH, '0')
  const row = {
    code_hash: codeHash(context, mobile, code),
    expires_at: now + OTP_LIFE_MS,
    tries: 0,
    username: details?.username ?? '',
    email: details?.email ?? '',
    created_at: now,
  }
  await inTransaction(db, async (trx) => {
    // Of two simultaneous requests one finds the row as it read it; the other waits like a repetition.
    const written = await trx
      .insertInto('otp')
      .values({ mobile, ...row })
      .onConflict((conflict) =>
        conflict
          .column('mobile')
          .doUpdateSet(row)
          .where('otp.created_at', '=', live?.created_at ?? -1),
      )
      .executeTakeFirst()
    if (written.numInsertedOrUpdatedRows !== 1n) throw tooMany(now + OTP_RESEND_MS[0], now, otpWait)
    await enqueue(
      trx,
      { kind: 'sms', to: `+91${mobile}`, text: accountMails.otp(code, config.store.name) },
      { now, dedupeKey: `otp:${newId()}`, expiresAt: row.expires_at },
    )
  })
  outbox.wake()
}

/**
 * Uses a code up.
 * @param admit - Runs in the transaction that deletes the code, for the one caller who got it right first.
 * @throws {CallError} 401 wrong or expired, 429 after 5 wrong ones
 */
export async function useOtp<Result>(
  context: ServerContext,
  mobile: string,
  code: string,
  admit: (trx: Database, details: NewCustomer) => Promise<Result>,
): Promise<Result> {
  const { db, clock } = context
  const now = clock()
  // Counted before it is compared: simultaneous guesses do not share one try.
  const counted = await db
    .updateTable('otp')
    .set((column) => ({ tries: column('tries', '+', 1) }))
    .where('mobile', '=', mobile)
    .where('tries', '<', OTP_TRIES)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  const row = await db.selectFrom('otp').selectAll().where('mobile', '=', mobile).executeTakeFirst()
  if (!row || row.expires_at <= now) throw new CallError(401, otpExpired)
  // A dead code is made good by a new one, which may be asked for then.
  const dead = tooMany(row.created_at + OTP_RESEND_MS[0], now, otpTooManyTries)
  if (counted.numUpdatedRows !== 1n) throw dead
  if (!isSameHash(row.code_hash, codeHash(context, mobile, code))) {
    throw row.tries >= OTP_TRIES ? dead : new CallError(401, otpWrong)
  }
  return inTransaction(db, async (trx) => {
    const used = await trx
      .deleteFrom('otp')
      .where('mobile', '=', mobile)
      .where('code_hash', '=', row.code_hash)
      .where('created_at', '=', row.created_at)
      .executeTakeFirst()
    if (used.numDeletedRows !== 1n) throw new CallError(401, otpExpired)
    return admit(trx, { username: row.username, email: row.email })
  })
}

/** The registration details that wait for a code, so that a repetition need not bring them again. */
export async function pendingDetails(
  { db, clock }: ServerContext,
  mobile: string,
): Promise<NewCustomer | null> {
  const row = await db
    .selectFrom('otp')
    .select(['username', 'email'])
    .where('mobile', '=', mobile)
    .where('expires_at', '>', clock())
    .where('username', '!=', '')
    .executeTakeFirst()
  return row ?? null
}

async function countSince(db: Database, bucket: string, since: number): Promise<number> {
  const { count } = await db
    .selectFrom('attempt')
    .select((select) => select.fn.countAll().as('count'))
    .where('bucket', '=', bucket)
    .where('at', '>', since)
    .executeTakeFirstOrThrow()
  return Number(count)
}

function codeHash({ config }: ServerContext, mobile: string, code: string): string {
  return keyedHash(config, 'otp', `${mobile}\n${code}`)
}
