import { newUserDetails, verifyEmailFirst } from '@dawakit/core/refusals'
import type { ServerContext } from '../../ground/context/server-context.ts'
import { inTransaction } from '../../ground/database/in-transaction.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { CallError } from '../../ground/http/call-error.ts'
import type { Through } from '../../ground/http/define-call.ts'
import { takeAttempt } from '../../ground/limits/attempts.ts'
import { limitOf } from '../../ground/limits/limits.ts'
import { forgetDevices, markDevice } from '../codes/devices.ts'
import { useOtp } from '../codes/otp.ts'
import { writeCustomerWords } from '../customers/customer-words.sql.ts'
import { mailNumberConfirmation, mailVerification } from './account-mails.ts'
import { openSession } from './open-session.ts'
import { createCustomer, isOfDesk } from './sign-up.ts'

interface Claim {
  id: string
  username: string
  email: string
}

interface Details {
  username: string
  email: string
}

interface Admission {
  userId: string
  token: string
  /** The mark of the device. */
  device: string
}

interface MobileLogin {
  mobile: string
  attemptId: string
  code: string
  /** The mark that the device has. */
  device: string | undefined
  /** The partner's page that it happens on. */
  through: Through | null
}

/** Thrown in the transaction that uses the code up, so that the code stays good. */
class NotConfirmed extends CallError {
  readonly claim: Claim

  constructor(claim: Claim) {
    super(403, verifyEmailFirst)
    this.claim = claim
  }
}

/**
 * Signs in by mobile number and one-time code. A number that an account only claimed (it was made with a password, and
 * nobody proved the number) leaves that account, unless both turn out to be one person's:
 * docs/decisions/007-who-owns-a-mobile-number.md.
 *
 * @returns The customer's id, the session's token and the device's mark.
 * @throws {CallError} 200 with `newUser` when name and e-mail are needed, 401, 429 by the code, 403 when the e-mail of
 * the account that claimed the number has to confirm it first (the mail is out then, the code stays good), 409 e-mail taken
 */
export async function signInByMobile(context: ServerContext, login: MobileLogin): Promise<Admission> {
  try {
    return await useOtp(context, login, async (trx, details) => {
      const userId = await admit(context, trx, login.mobile, details)
      const device = await markDevice(context, trx, userId, login.device)
      return { userId, token: await openSession(context, trx, userId, login.through, true), device }
    })
  } catch (error) {
    if (error instanceof NotConfirmed) await askForConfirmation(context, error.claim)
    throw error
  } finally {
    context.outbox.wake()
  }
}

async function admit(
  context: ServerContext,
  trx: Database,
  mobile: string,
  details: Details,
): Promise<string> {
  const owner = await trx
    .selectFrom('customer')
    .select([
      'id',
      'username',
      'email',
      'email_key',
      'email_verified_at',
      'mobile_verified_at',
      'password_hash',
    ])
    .where('mobile', '=', mobile)
    .executeTakeFirst()
  if (owner?.mobile_verified_at != null) return owner.id
  if (owner && isOfDesk(owner)) {
    await handOver(context, trx, owner)
    return owner.id
  }
  if (!details.username) throw new CallError(200, newUserDetails, { newUser: true })
  const isSameEmail = owner?.email_key === details.email.toLowerCase()
  if (owner && isSameEmail && owner.email_verified_at !== null) throw new NotConfirmed(owner)
  if (owner && isSameEmail) {
    await takeOver(context, trx, owner.id, details.username)
    return owner.id
  }
  if (owner) await trx.updateTable('customer').set({ mobile: null }).where('id', '=', owner.id).execute()
  const userId = await createCustomer(context, trx, {
    ...details,
    mobile,
    mobileVerifiedAt: context.clock(),
    passwordHash: null,
  })
  await mailVerification(context, trx, { id: userId, ...details })
  return userId
}

/** An account that the desk wrote down: it is the number's owner's from now on. */
async function handOver(
  context: ServerContext,
  trx: Database,
  { id, username, email }: Claim,
): Promise<void> {
  await trx
    .updateTable('customer')
    .set({ mobile_verified_at: context.clock() })
    .where('id', '=', id)
    .execute()
  if (email !== '') await mailVerification(context, trx, { id, username, email })
}

/** An account of which nobody had proven anything: whoever set its password never got in, and never will. */
async function takeOver(
  context: ServerContext,
  trx: Database,
  userId: string,
  username: string,
): Promise<void> {
  const now = context.clock()
  await trx
    .updateTable('customer')
    .set({ username, password_hash: null, mobile_verified_at: now })
    .where('id', '=', userId)
    .execute()
  await writeCustomerWords(trx, userId)
  await trx.deleteFrom('link').where('user_id', '=', userId).execute()
  await forgetDevices(trx, userId)
  await trx
    .updateTable('session')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .execute()
  const { email } = await trx
    .selectFrom('customer')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  await mailVerification(context, trx, { id: userId, username, email })
}

async function askForConfirmation(context: ServerContext, claim: Claim): Promise<void> {
  const { db, clock, config } = context
  if ((await takeAttempt(db, clock(), limitOf(config, 'numberMails', claim.id))) !== null) return
  await inTransaction(db, (trx) => mailNumberConfirmation(context, trx, claim))
}
