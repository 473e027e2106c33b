import type { DeskChallenge, DeskSession } from '@dawakit/core/contract'
import {
  deskAccountClosed,
  deskCodeWrong,
  deskPasskeyWrong,
  deskSignInOver,
  wrongCredentials,
} from '@dawakit/core/refusals'
import type { Selectable } from 'kysely'
import type { ServerContext } from '../../ground/context/server-context.ts'
import { inTransaction } from '../../ground/database/in-transaction.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import type { StaffTable } from '../../ground/database/schema/staff.ts'
import { audit } from '../../ground/desk-calls/audit.ts'
import { auditFailure } from '../../ground/desk-calls/audit-failures.ts'
import { deskOfMember } from '../../ground/desk-calls/desk-device.ts'
import { deskStaffOfToken, openDeskSession, readDeskSession } from '../../ground/desk-calls/desk-session.ts'
import { CallError } from '../../ground/http/call-error.ts'
import { hashPassword, isPassword } from '../sessions/passwords.ts'
import { codeUri, newCodeSecret, openCodeSecret, sealCodeSecret, stepOfCode } from './one-time-codes.ts'
import { makeChallenge, type StaffChallenge, tryChallenge, useChallenge } from './staff-challenge.ts'
import { countFactor, countPassword } from './staff-limits.ts'
import { requireGoodPassword } from './staff-password.ts'

export type StaffRow = Selectable<StaffTable>

interface PasswordSignIn {
  email: string
  password: string
  address: string
  /** What the browser has sent as its mark. */
  deskMark: string | undefined
}

/**
 * The first half of a sign-in: the password. The answer tells nobody whether there is such an account, nor that it is closed:
 * that hears who knows its password.
 *
 * @throws {CallError} 401 wrong, 403 closed, 429 too often
 */
export async function signInByPassword(
  context: ServerContext,
  { email, password, address, deskMark }: PasswordSignIn,
): Promise<DeskChallenge> {
  const { db, config, clock } = context
  const emailKey = email.trim().toLowerCase()
  const staff = await db.selectFrom('staff').selectAll().where('email_key', '=', emailKey).executeTakeFirst()
  const knownDesk = staff ? deskOfMember(context, deskMark, staff.id) : null
  const takeBack = await countPassword(context, { emailKey, address, knownDesk })
  const isRight = await isPassword(password, staff?.password_hash ?? null)
  if (!staff || !isRight) {
    await auditFailure(db, staff ?? null, clock, failed(staff, 'password'))
    throw new CallError(401, wrongCredentials)
  }
  await takeBack()
  if (staff.disabled_at !== null) {
    await audit(db, staff, clock, failed(staff, 'closed'))
    throw new CallError(403, deskAccountClosed)
  }
  if (staff.totp_confirmed_at === null) {
    const secret = newCodeSecret()
    const challenge = await makeChallenge(context, {
      staff_id: staff.id,
      kind: 'enrol',
      challenge: (id) => sealCodeSecret(config, id, secret),
    })
    const enrolment = { uri: codeUri(config, staff.email_key, secret), secret }
    return { challenge, next: 'enrol', hasPasskey: false, enrolment }
  }
  const passkey = await db
    .selectFrom('staff_passkey')
    .select('id')
    .where('staff_id', '=', staff.id)
    .executeTakeFirst()
  const challenge = await makeChallenge(context, { staff_id: staff.id, kind: 'second-factor' })
  return { challenge, next: 'code', hasPasskey: passkey !== undefined, enrolment: null }
}

export interface SignedIn {
  token: string
  session: DeskSession
}

/** The second half: the code that the app shows now. @throws {CallError} 401 wrong or over, 429 too often */
export async function signInByCode(
  context: ServerContext,
  { challenge: token, code }: { challenge: string; code: string },
): Promise<SignedIn> {
  const { config } = context
  const challenge = await tryChallenge(context, token, 'second-factor')
  const staff = await staffOfChallenge(context.db, challenge)
  const takeBack = await countFactor(context, staff.id)
  const secret = openCodeSecret(config, staff.id, staff.totp_sealed)
  const step = secret && stepOfCode(secret, code, context.clock())
  if (!secret || !step) return refuseFactor(context, staff, 'code')
  const signedIn = await openSession(context, challenge, staff, 'code', async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('staff')
      // Sealed anew: the server's secret may have turned since.
      .set({ totp_last_step: step, totp_sealed: sealCodeSecret(config, staff.id, secret) })
      .where('id', '=', staff.id)
      // None is good twice, and none of an app that is not the account's any more.
      .where('totp_sealed', '=', staff.totp_sealed)
      .where((where) => where.or([where('totp_last_step', 'is', null), where('totp_last_step', '<', step)]))
      .executeTakeFirst()
    return numUpdatedRows > 0n
  })
  await takeBack()
  return signedIn
}

/** The second half of a first sign-in: the first code of the app, and a password of one's own. */
export async function enrol(
  context: ServerContext,
  { challenge: token, code, password }: { challenge: string; code: string; password: string },
): Promise<SignedIn> {
  const { config, clock } = context
  const challenge = await tryChallenge(context, token, 'enrol')
  const staff = await staffOfChallenge(context.db, challenge)
  await requireGoodPassword(password, staff.password_hash)
  const takeBack = await countFactor(context, staff.id)
  const secret = openCodeSecret(config, challenge.id, challenge.challenge)
  const step = secret && stepOfCode(secret, code, clock())
  if (!secret || !step) return refuseFactor(context, staff, 'enrol')
  const password_hash = await hashPassword(password)
  const signedIn = await openSession(context, challenge, staff, 'enrol', async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('staff')
      .set({
        password_hash,
        totp_sealed: sealCodeSecret(config, staff.id, secret),
        totp_confirmed_at: clock(),
        totp_last_step: step,
      })
      .where('id', '=', staff.id)
      // The first password was good once: whoever else has begun with it is late, or it has been reset meanwhile.
      .where('totp_confirmed_at', 'is', null)
      .where('password_hash', '=', staff.password_hash)
      .where('disabled_at', 'is', null)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  })
  await takeBack()
  return signedIn
}

type Factor = 'code' | 'enrol' | 'passkey'

/**
 * Opens the session of whoever has shown both factors.
 *
 * @param take - Uses the second factor up, in the transaction; false: somebody has just used it.
 */
export async function openSession(
  context: ServerContext,
  challenge: StaffChallenge,
  staff: StaffRow,
  by: Factor,
  take: (trx: Database) => Promise<boolean>,
): Promise<SignedIn> {
  const { db, clock } = context
  const token = await inTransaction(db, async (trx) => {
    if (!(await take(trx))) return null
    await useChallenge(trx, challenge)
    const subject = { subject: 'staff', subjectId: staff.id }
    await audit(trx, staff, clock, { action: 'session.open', ...subject, after: { by } })
    return openDeskSession(trx, staff.id, clock())
  })
  if (token === null) return refuseFactor(context, staff, by)
  const signedIn = await deskStaffOfToken(context, token)
  if (!signedIn) throw new CallError(401, deskSignInOver)
  return { token, session: await readDeskSession(db, signedIn) }
}

/** Writes down that a second factor was wrong. @throws {CallError} 401 always */
export async function refuseFactor(
  { db, clock }: ServerContext,
  staff: StaffRow,
  by: Factor,
): Promise<never> {
  await audit(db, staff, clock, failed(staff, by))
  throw new CallError(401, by === 'passkey' ? deskPasskeyWrong : deskCodeWrong)
}

const failed = (staff: StaffRow | undefined, by: Factor | 'password' | 'closed') => ({
  action: 'session.fail',
  subject: 'staff',
  subjectId: staff?.id ?? '',
  after: { by },
})

/** @throws {CallError} 403 where the account was closed meanwhile */
export async function staffOfChallenge(db: Database, { staff_id }: StaffChallenge): Promise<StaffRow> {
  const staff = await db.selectFrom('staff').selectAll().where('id', '=', staff_id).executeTakeFirstOrThrow()
  if (staff.disabled_at !== null) throw new CallError(403, deskAccountClosed)
  return staff
}
