import { checkResetPassword } from '@dawakit/core/customer'
import { linkExpired } from '@dawakit/core/refusals'
import type { ServerContext } from '../../ground/context/server-context.ts'
import { inTransaction } from '../../ground/database/in-transaction.ts'
import { CallError } from '../../ground/http/call-error.ts'
import { refuse } from '../../ground/http/refuse.ts'
import { takeAttempt } from '../../ground/limits/attempts.ts'
import { keyedHash } from '../../ground/limits/keyed-hash.ts'
import { enforceAddressLimit, limitOf } from '../../ground/limits/limits.ts'
import { forgetDevices } from '../codes/devices.ts'
import { mailPasswordChanged, mailReset } from './account-mails.ts'
import { readLink, useLink } from './links.ts'
import { hashPassword } from './passwords.ts'
import { accountOfEmail, proveEmail } from './proven-email.ts'
import { refuseCommonPassword } from './refuse-common-password.ts'

/**
 * Mails a reset link, where the e-mail belongs to an account that has proven it or signed up with a password.
 * Nothing that the caller sees depends on whether it does.
 * @throws {CallError} 429 for the network address
 */
export async function requestReset(context: ServerContext, email: string, address: string): Promise<void> {
  const { db, config, clock, outbox } = context
  const now = clock()
  await enforceAddressLimit(context, address, limitOf(config, 'resets'))
  const whose = keyedHash(config, 'email', email.trim().toLowerCase())
  if (await takeAttempt(db, now, limitOf(config, 'resetMails', whose))) return
  const customer = await accountOfEmail(db, email)
  if (!customer) return
  await inTransaction(db, (trx) => mailReset(context, trx, customer))
  outbox.wake()
}

/** @returns The e-mail of a reset link's account; null when the link is unknown, used or expired. */
export async function emailOfReset({ db, clock }: ServerContext, id: string): Promise<string | null> {
  const userId = await readLink(db, 'reset-password', id, clock())
  if (!userId) return null
  const customer = await db.selectFrom('customer').select('email').where('id', '=', userId).executeTakeFirst()
  return customer?.email ?? null
}

interface Reset {
  /** The secret part of the link. */
  id: string
  email: string
  password: string
}

/** Sets the new password, uses the link up and ends every session of the account. */
export async function resetPassword(context: ServerContext, { id, email, password }: Reset): Promise<void> {
  refuse(checkResetPassword({ password, retype: password }))
  await refuseCommonPassword(password)
  const { db, clock, outbox } = context
  const now = clock()
  // A hash costs memory and time on purpose: not for links that anybody can make up.
  if (!(await readLink(db, 'reset-password', id, now))) throw new CallError(422, linkExpired)
  const passwordHash = await hashPassword(password)
  await inTransaction(db, async (trx) => {
    const userId = await useLink(trx, 'reset-password', id, now)
    const customer =
      userId &&
      (await trx
        .selectFrom('customer')
        .select(['id', 'username', 'email', 'email_key'])
        .where('id', '=', userId)
        .executeTakeFirst())
    if (!customer || customer.email_key !== email.trim().toLowerCase()) throw new CallError(422, linkExpired)
    // Whoever has the link reads the mails of that address.
    if (!(await proveEmail(trx, customer.id, now))) throw new CallError(422, linkExpired)
    await trx
      .updateTable('customer')
      .set({ password_hash: passwordHash })
      .where('id', '=', customer.id)
      .execute()
    await trx
      .updateTable('session')
      .set({ revoked_at: now })
      .where('user_id', '=', customer.id)
      .where('revoked_at', 'is', null)
      .execute()
    await forgetDevices(trx, customer.id)
    await mailPasswordChanged(context, trx, customer)
  })
  outbox.wake()
}
