import type { NewDeskCustomer } from '@dawakit/core/contract'
import { checkDeskCustomer, mobileDigitsOf } from '@dawakit/core/customer'
import type { ServerContext } from '../../ground/context/server-context.ts'
import { inTransaction } from '../../ground/database/in-transaction.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { audit } from '../../ground/desk-calls/audit.ts'
import type { DeskStaff } from '../../ground/desk-calls/define-desk-call.ts'
import { refuse } from '../../ground/http/refuse.ts'
import { createCustomer } from '../../people/sessions/sign-up.ts'

/**
 * Writes down a customer who rings for the first time. They have no way into the account until they prove the number by a
 * code: it is theirs then, with all that was ordered.
 *
 * @returns the id
 * @throws {CallError} 400 by its fields, 409 `mobile-taken`, `email-taken`
 */
export async function addCustomer(
  { db, clock }: Pick<ServerContext, 'db' | 'clock'>,
  staff: DeskStaff,
  { name, email, mobileNumber }: NewDeskCustomer,
): Promise<string> {
  const mobile = mobileDigitsOf(mobileNumber) ?? mobileNumber
  refuse(checkDeskCustomer({ name, mobileNumber: mobile, email }))
  return inTransaction(db, async (trx) => {
    await releaseUnproven(trx, mobile)
    const facts = { mobile, mobileVerifiedAt: null, username: name, email, passwordHash: null }
    const id = await createCustomer({ clock }, trx, facts)
    await audit(trx, staff, clock, { action: 'customer.add', subject: 'customer', subjectId: id })
    return id
  })
}

/** A sign-up of which nothing is proven could never be entered: it has no claim to a number that somebody rings from. */
async function releaseUnproven(trx: Database, mobile: string): Promise<void> {
  await trx
    .updateTable('customer')
    .set({ mobile: null })
    .where('mobile', '=', mobile)
    .where('password_hash', 'is not', null)
    .where('mobile_verified_at', 'is', null)
    .where('email_verified_at', 'is', null)
    .execute()
}
