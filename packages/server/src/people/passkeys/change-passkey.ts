import type { Passkey } from '@dawakit/core/contract'
import { lastSecondFactor } from '@dawakit/core/refusals'
import type { ServerContext } from '../../ground/context/server-context.ts'
import { inTransaction } from '../../ground/database/in-transaction.ts'
import { audit } from '../../ground/desk-calls/audit.ts'
import type { DeskStaff } from '../../ground/desk-calls/define-desk-call.ts'
import { CallError } from '../../ground/http/call-error.ts'
import { openCodeSecret } from '../staff/one-time-codes.ts'
import { lockAccount } from '../staff/staff-accounts.ts'
import { requireLabel } from './add-passkey.ts'
import { passkeyOf, passkeysOf, toPasskey } from './passkeys.sql.ts'

/** Calls one of one's own passkeys something else. @throws {CallError} 400, 404 */
export async function renamePasskey(
  { db, clock }: ServerContext,
  staff: DeskStaff,
  { id, label }: { id: string; label: string },
): Promise<Passkey> {
  requireLabel(label)
  return inTransaction(db, async (trx) => {
    await lockAccount(trx, staff.id)
    const before = await passkeyOf(trx, staff.id, id)
    if (before.label === label) return toPasskey(before)
    await trx.updateTable('staff_passkey').set({ label }).where('id', '=', id).execute()
    await audit(trx, staff, clock, {
      action: 'passkey.rename',
      subject: 'staff',
      subjectId: staff.id,
      before: { label: before.label },
      after: { label },
    })
    return toPasskey({ ...before, label })
  })
}

/**
 * Takes one of one's own passkeys away. The codes of the app stay; where they work no more (the server's secret that they were
 * sealed with is gone), the last passkey stays, too.
 *
 * @throws {CallError} 404, 409
 */
export async function removePasskey(
  { db, clock, config }: ServerContext,
  staff: DeskStaff,
  { id }: { id: string },
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const { totp_sealed } = await lockAccount(trx, staff.id)
    const { label } = await passkeyOf(trx, staff.id, id)
    const hasCodes = openCodeSecret(config, staff.id, totp_sealed) !== null
    const isLast = (await passkeysOf(trx, staff.id)).length === 1
    if (isLast && !hasCodes) throw new CallError(409, lastSecondFactor)
    await trx.deleteFrom('staff_passkey').where('id', '=', id).execute()
    await audit(trx, staff, clock, {
      action: 'passkey.remove',
      subject: 'staff',
      subjectId: staff.id,
      before: { label },
    })
  })
}
