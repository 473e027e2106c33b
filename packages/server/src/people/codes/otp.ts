import { randomBytes, randomInt } from 'node:crypto'
import type { SentCode } from '@dawakit/core/contract'
import { OTP_LENGTH, OTP_LENGTH_UNDER_ATTACK } from '@dawakit/core/customer'
import { otpExpired, otpTooManyTries, otpWait, otpWrong } from '@dawakit/core/refusals'
import type { ServerContext } from '../../ground/context/server-context.ts'
import { inTransaction } from '../../ground/database/in-transaction.ts'
import { newId } from '../../ground/database/new-id.ts'
import type { CodeAttemptTable } from '../../ground/database/schema/customers.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { CallError } from '../../ground/http/call-error.ts'
import { tooMany } from '../../ground/http/refuse.ts'
import { isSameHash, keyedHash, plainHash } from '../../ground/limits/keyed-hash.ts'
import { enqueue } from '../../messages/outbox/enqueue.ts'
import {
  type Asker,
  askerOf,
  countSignIn,
  countWrong,
  guessesOfNetwork,
  guessesOfShop,
  shortCodesOf,
  wrongCodesOf,
} from './code-pressure.ts'
import { soundAlarm, soundSpending } from './otp-alarm.ts'
import { codeLimits, OTP_LIFE_MS, OTP_RESEND_MS, OTP_TRIES } from './otp-limits.ts'
import { admitSend, type SendPass } from './otp-send-pass.ts'

interface NewCustomer {
  username: string
  email: string
}

/** Who asks for a code, and what they bring along. */
export interface CodeRequest extends SendPass {
  /** 10 digits. */
  mobile: string
  /** The attempt that asks again; none starts one. */
  attemptId?: string | undefined
}

interface SendOtp extends CodeRequest {
  /** Registration details of a new number, kept until the code is right. */
  details: NewCustomer | null
}

/**
 * Sends a code by SMS to the attempt that asks for it: a new one, or one that asks again and whose earlier code is dead
 * then. Others for the same number are not touched.
 * @throws {CallError} 429 by any of the limits, or for work
 */
export async function sendOtp(context: ServerContext, request: SendOtp): Promise<SentCode> {
  const { db, config, clock, outbox } = context
  const { mobile, attemptId = '', details } = request
  const now = clock()
  const asker = askerOf(context, mobile, request.address)
  const earlier = await liveAttempt(context, mobile, attemptId)
  if (earlier) {
    const until = earlier.sent_at + (OTP_RESEND_MS[Math.min(earlier.sends, OTP_RESEND_MS.length) - 1] ?? 0)
    if (now < until) throw tooMany(until, now, otpWait)
  }
  const isOwnDevice = await admitSend(context, request, asker)

  const secret = earlier ? attemptId : randomBytes(32).toString('base64url')
  const id = plainHash(secret)
  const row = {
    number_hash: asker.number,
    network_hash: asker.network,
    digits: OTP_LENGTH,
    code_hash: '',
    tries: 0,
    sends: (earlier?.sends ?? 0) + 1,
    username: details?.username ?? '',
    email: details?.email ?? '',
    sent_at: now,
    expires_at: now + OTP_LIFE_MS,
  }
  await writeAttempt(db, id, row, earlier)
  // Written down before it is counted, so that any number of simultaneous ones cannot be short together.
  const digits = await digitsFor(context, asker)
  if (digits > OTP_LENGTH) {
    await db.updateTable('code_attempt').set({ digits }).where('id', '=', id).execute()
    if (!isOwnDevice) await refuseBusyNetwork(context, id, asker)
  }
  const code = String(randomInt(10 ** digits)).padStart(digits, '0')
  await inTransaction(db, async (trx) => {
    await trx
      .updateTable('code_attempt')
      .set({ code_hash: codeHash(context, mobile, code) })
      .where('id', '=', id)
      .execute()
    await enqueue(
      trx,
      {
        kind: 'sms',
        to: `+91${mobile}`,
        template: 'login-code',
        values: { code, store: config.store.name },
      },
      { now, dedupeKey: `otp:${newId()}`, expiresAt: row.expires_at },
    )
  })
  outbox.wake()
  await soundSpending(context)
  return { attemptId: secret, digits }
}

/** Of two simultaneous repetitions one finds the attempt as it read it; the other waits. */
async function writeAttempt(
  db: Database,
  id: string,
  row: Omit<CodeAttemptTable, 'id'>,
  earlier: CodeAttemptTable | undefined,
): Promise<void> {
  if (!earlier) {
    await db
      .insertInto('code_attempt')
      .values({ id, ...row })
      .execute()
    return
  }
  const repeated = await db
    .updateTable('code_attempt')
    .set(row)
    .where('id', '=', id)
    .where('sends', '=', earlier.sends)
    .executeTakeFirst()
  if (repeated.numUpdatedRows !== 1n) throw tooMany(row.sent_at + OTP_RESEND_MS[0], row.sent_at, otpWait)
}

/** Four, as people know them; six where somebody guesses, at this number or all over the shop. */
async function digitsFor(context: ServerContext, { number }: Asker): Promise<number> {
  const isGuessedAt =
    (await wrongCodesOf(context, number)) >= codeLimits.wrongPerNumber ||
    (await shortCodesOf(context, number, OTP_LENGTH)) > codeLimits.shortPerNumber ||
    (await guessesOfShop(context, OTP_LENGTH)).isOver
  return isGuessedAt ? OTP_LENGTH_UNDER_ATTACK : OTP_LENGTH
}

/** A network's long codes have a number of guesses among them; a live code counts with all that it has left. */
async function refuseBusyNetwork(context: ServerContext, id: string, { network }: Asker): Promise<void> {
  if (!network) return
  if ((await guessesOfNetwork(context, network, OTP_LENGTH)) <= codeLimits.guessesPerNetwork) return
  await context.db.deleteFrom('code_attempt').where('id', '=', id).execute()
  throw tooMany(context.clock() + OTP_LIFE_MS, context.clock())
}

/**
 * Uses a code up.
 * @param attemptId - The attempt that asked for it. Without one, or with another's, no code is any good.
 * @param admit - Runs in the transaction that deletes the code, for the one caller who got it right first.
 * @throws {CallError} 401 wrong or expired, 429 after 5 wrong ones
 */
export async function useOtp<Result>(
  context: ServerContext,
  { mobile, attemptId, code }: { mobile: string; attemptId: string; code: string },
  admit: (trx: Database, details: NewCustomer) => Promise<Result>,
): Promise<Result> {
  const { db, clock } = context
  const now = clock()
  const id = plainHash(attemptId)
  // Counted before it is compared: simultaneous guesses do not share one try.
  const counted = await db
    .updateTable('code_attempt')
    .set((column) => ({ tries: column('tries', '+', 1) }))
    .where('id', '=', id)
    .where('number_hash', '=', askerOf(context, mobile, '').number)
    .where('tries', '<', OTP_TRIES)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  const row = await liveAttempt(context, mobile, attemptId)
  if (!row) throw new CallError(401, otpExpired)
  // A dead code is made good by a new one, which may be asked for then.
  const dead = tooMany(row.sent_at + OTP_RESEND_MS[0], now, otpTooManyTries)
  if (counted.numUpdatedRows !== 1n) throw dead
  if (!isSameHash(row.code_hash, codeHash(context, mobile, code))) {
    const asker = { number: row.number_hash, network: row.network_hash }
    await soundAlarm(context, mobile, await countWrong(context, asker))
    throw row.tries >= OTP_TRIES ? dead : new CallError(401, otpWrong)
  }
  const result = await inTransaction(db, async (trx) => {
    const used = await trx
      .deleteFrom('code_attempt')
      .where('id', '=', id)
      .where('code_hash', '=', row.code_hash)
      .executeTakeFirst()
    if (used.numDeletedRows !== 1n) throw new CallError(401, otpExpired)
    return admit(trx, { username: row.username, email: row.email })
  })
  await countSignIn(context)
  return result
}

/** The registration details that wait for an attempt's code, so that a repetition need not bring them again. */
export async function pendingDetails(
  context: ServerContext,
  { mobile, attemptId = '' }: Pick<CodeRequest, 'mobile' | 'attemptId'>,
): Promise<NewCustomer | null> {
  const live = await liveAttempt(context, mobile, attemptId)
  return live?.username ? { username: live.username, email: live.email } : null
}

async function liveAttempt(
  context: ServerContext,
  mobile: string,
  attemptId: string,
): Promise<CodeAttemptTable | undefined> {
  return context.db
    .selectFrom('code_attempt')
    .selectAll()
    .where('id', '=', plainHash(attemptId))
    .where('number_hash', '=', askerOf(context, mobile, '').number)
    .where('expires_at', '>', context.clock())
    .executeTakeFirst()
}

function codeHash({ config }: ServerContext, mobile: string, code: string): string {
  return keyedHash(config, 'otp', `${mobile}\n${code}`)
}
