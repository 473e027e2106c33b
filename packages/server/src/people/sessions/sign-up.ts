import type { SentCode } from '@dawakit/core/contract'
import { checkMobile, checkNewUser, checkSignUp } from '@dawakit/core/customer'
import { emailTaken, mobileTaken, newUserDetails } from '@dawakit/core/refusals'
import type { ServerContext } from '../../ground/context/server-context.ts'
import { inTransaction } from '../../ground/database/in-transaction.ts'
import { newId } from '../../ground/database/new-id.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { CallError } from '../../ground/http/call-error.ts'
import { refuse } from '../../ground/http/refuse.ts'
import { keyedHash } from '../../ground/limits/keyed-hash.ts'
import { enforceAddressLimit, enforceLimit, limitOf } from '../../ground/limits/limits.ts'
import { type CodeRequest, pendingDetails, sendOtp } from '../codes/otp.ts'
import { writeCustomerWords } from '../customers/customer-words.sql.ts'
import { newCustomer } from '../customers/new-customer.ts'
import { mailVerification } from './account-mails.ts'
import { hashPassword } from './passwords.ts'
import { isProvenEmail } from './proven-email.ts'
import { refuseCommonPassword } from './refuse-common-password.ts'

interface Details {
  mobileNumber: string
  username: string
  email: string
}

/**
 * Sends a one-time code to a known number.
 * @throws {CallError} 200 with `newUser` when the number is unknown: name and e-mail are needed
 */
export async function signUpByMobile(context: ServerContext, request: CodeRequest): Promise<SentCode> {
  const { mobile, address } = request
  refuse(checkMobile({ mobileNumber: mobile }))
  const isKnown = (await holderOf(context.db, mobile))?.isProven ?? false
  const details = isKnown ? null : await pendingDetails(context, request)
  if (!isKnown && !details) {
    await limitLookUps(context, address)
    throw new CallError(200, newUserDetails, { newUser: true })
  }
  return sendOtp(context, { ...request, details })
}

/** Sends a one-time code to a new number. The account is made once the code is right. */
export async function registerByMobile(
  context: ServerContext,
  { username, email, ...request }: CodeRequest & Pick<Details, 'username' | 'email'>,
): Promise<SentCode> {
  const { mobile, address } = request
  refuse(checkNewUser({ mobileNumber: mobile, username, email }))
  const holder = await holderOf(context.db, mobile)
  const isKnown = holder?.isProven ?? false
  // Who claimed the number under this very e-mail may be the same person: the code and the mail will tell.
  const isOwnClaim = !isKnown && holder?.emailKey === email.toLowerCase()
  if (!isKnown && !isOwnClaim && (await isProvenEmail(context.db, email))) {
    await limitLookUps(context, address)
    throw new CallError(409, emailTaken)
  }
  return sendOtp(context, { ...request, details: isKnown ? null : { username, email } })
}

/**
 * Makes an account with a password and mails the link that verifies its address. Its number is only claimed; an
 * earlier sign-up for the same address, which nobody verified, lets go of it.
 */
export async function signUpByPassword(
  context: ServerContext,
  details: Details & { password: string },
  address: string,
): Promise<void> {
  refuse(checkSignUp(details))
  await refuseCommonPassword(details.password)
  const { db, config, outbox } = context
  await enforceAddressLimit(context, address, limitOf(config, 'passwordSignUps'))
  const whose = keyedHash(config, 'email', details.email.toLowerCase())
  await enforceLimit(context, limitOf(config, 'signUpMails', whose))
  const passwordHash = await hashPassword(details.password)
  await inTransaction(db, async (trx) => {
    const id = await createCustomer(context, trx, {
      ...details,
      mobile: details.mobileNumber,
      mobileVerifiedAt: null,
      passwordHash,
    })
    await mailVerification(context, trx, { id, username: details.username, email: details.email })
  })
  outbox.wake()
}

/** @throws {CallError} 409 when the number or the e-mail is another customer's */
export async function createCustomer(
  { clock }: Pick<ServerContext, 'clock'>,
  trx: Database,
  customer: {
    mobile: string
    /** Null while nobody proved the number by a code. */
    mobileVerifiedAt: number | null
    username: string
    email: string
    passwordHash: string | null
  },
): Promise<string> {
  const { mobile, mobileVerifiedAt, username, email, passwordHash } = customer
  if (await isProvenEmail(trx, email)) throw new CallError(409, emailTaken)
  await trx
    .updateTable('customer')
    .set({ mobile: null })
    .where('mobile', '=', mobile)
    .where('mobile_verified_at', 'is', null)
    .where('email_key', '=', email.toLowerCase())
    // What the desk has written down for its owner stays theirs.
    .where('password_hash', 'is not', null)
    .execute()
  const id = newId()
  const created = await trx
    .insertInto('customer')
    .values(
      newCustomer({
        id,
        username,
        email,
        mobile,
        mobile_verified_at: mobileVerifiedAt,
        password_hash: passwordHash,
        created_at: clock(),
      }),
    )
    .onConflict((conflict) => conflict.column('mobile').doNothing())
    .executeTakeFirst()
  if (created.numInsertedOrUpdatedRows !== 1n) throw new CallError(409, mobileTaken)
  await writeCustomerWords(trx, id)
  return id
}

/**
 * Whether the desk wrote an account down for somebody who rang: nobody has a way into it yet, and who proves its number
 * is whom it was written down for. docs/decisions/007-who-owns-a-mobile-number.md
 */
export function isOfDesk(row: { mobile_verified_at: number | null; password_hash: string | null }): boolean {
  return row.mobile_verified_at === null && row.password_hash === null
}

/** The account that has the number, proven or only claimed. */
async function holderOf(db: Database, mobile: string) {
  const row = await db
    .selectFrom('customer')
    .select(['email_key', 'mobile_verified_at', 'password_hash'])
    .where('mobile', '=', mobile)
    .executeTakeFirst()
  return row && { isProven: row.mobile_verified_at !== null || isOfDesk(row), emailKey: row.email_key }
}

/** Asking who is registered, number by number, ends here. */
async function limitLookUps(context: ServerContext, address: string): Promise<void> {
  await enforceAddressLimit(context, address, limitOf(context.config, 'numberLookUps'))
}
