import { staffPasswordWrong } from '@dawakit/core/refusals'
import type { ServerContext } from '../../ground/context/server-context.ts'
import { inTransaction } from '../../ground/database/in-transaction.ts'
import { audit } from '../../ground/desk-calls/audit.ts'
import type { DeskStaff } from '../../ground/desk-calls/define-desk-call.ts'
import { CallError } from '../../ground/http/call-error.ts'
import { hashPassword, isPassword } from '../sessions/passwords.ts'
import { countFactor } from './staff-limits.ts'
import { requireGoodPassword } from './staff-password.ts'

/**
 * Whoever found a desk open does not take the account over: the password in use is asked for.
 *
 * @throws {CallError} 400, 429
 */
export async function changeOwnPassword(
  context: ServerContext,
  staff: DeskStaff,
  { password, newPassword }: { password: string; newPassword: string },
): Promise<void> {
  const { db, clock } = context
  const takeBack = await countFactor(context, staff.id)
  const { password_hash: before } = await db
    .selectFrom('staff')
    .select('password_hash')
    .where('id', '=', staff.id)
    .executeTakeFirstOrThrow()
  if (!(await isPassword(password, before))) {
    throw new CallError(400, staffPasswordWrong, { fields: { password: staffPasswordWrong.text } })
  }
  await takeBack()
  await requireGoodPassword(newPassword, before)
  const password_hash = await hashPassword(newPassword)
  await inTransaction(db, async (trx) => {
    await trx
      .updateTable('staff')
      .set({ password_hash })
      .where('id', '=', staff.id)
      .where('password_hash', '=', before)
      .execute()
    await trx
      .updateTable('staff_session')
      .set({ revoked_at: clock() })
      .where('staff_id', '=', staff.id)
      .where('id', '!=', staff.sessionId)
      .where('revoked_at', 'is', null)
      .execute()
    await audit(trx, staff, clock, { action: 'staff.password', subject: 'staff', subjectId: staff.id })
  })
}
