import type { KnownPasskey, Passkey } from '@dawakit/core/contract'
import { notFound } from '@dawakit/core/refusals'
import type { Selectable } from 'kysely'
import type { Database } from '../../ground/database/schema/index.ts'
import type { StaffPasskeyTable } from '../../ground/database/schema/staff.ts'
import { CallError } from '../../ground/http/call-error.ts'

export type PasskeyRow = Selectable<StaffPasskeyTable>

/** Those of an account, the oldest first. */
export function passkeysOf(db: Database, staffId: string): Promise<PasskeyRow[]> {
  return db
    .selectFrom('staff_passkey')
    .selectAll()
    .where('staff_id', '=', staffId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** One of an account: nobody has somebody else's. @throws {CallError} 404 */
export async function passkeyOf(db: Database, staffId: string, id: string): Promise<PasskeyRow> {
  const row = await db
    .selectFrom('staff_passkey')
    .selectAll()
    .where('id', '=', id)
    .where('staff_id', '=', staffId)
    .executeTakeFirst()
  if (!row) throw new CallError(404, notFound)
  return row
}

export const toPasskey = ({
  id,
  label,
  created_at,
  used_at,
}: Pick<PasskeyRow, 'id' | 'label' | 'created_at' | 'used_at'>): Passkey => ({
  id,
  label,
  createdAt: new Date(created_at).toISOString(),
  usedAt: used_at === null ? null : new Date(used_at).toISOString(),
})

/** As a browser is told of it. */
export const toKnown = ({ id, transports }: Pick<PasskeyRow, 'id' | 'transports'>): KnownPasskey => ({
  id,
  type: 'public-key',
  transports: JSON.parse(transports),
})
