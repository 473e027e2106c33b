import type { PincodeChange } from '@dawakit/core/contract'
import { keptChanged, pincodesUndone } from '@dawakit/core/refusals'
import type { ServerContext } from '../../ground/context/server-context.ts'
import { newId } from '../../ground/database/new-id.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { audit } from '../../ground/desk-calls/audit.ts'
import type { DeskStaff } from '../../ground/desk-calls/define-desk-call.ts'
import { CallError } from '../../ground/http/call-error.ts'
import { toChange } from './delivery.sql.ts'

const AT_ONCE = 500
const UNDONE_WITHIN_MS = 30 * 86_400_000

interface Wanted {
  state: string
  /** '': the whole state. */
  district: string
  isServiceable: boolean
}

/** Pincodes of a place that are not as they are to be. */
export async function pincodesToChange(
  db: Database,
  { state, district, isServiceable }: Wanted,
): Promise<string[]> {
  let found = db
    .selectFrom('pincode')
    .select('pincode')
    .where('state', '=', state)
    .where('is_serviceable', '=', isServiceable ? 0 : 1)
  if (district !== '') found = found.where('district', '=', district)
  return (await found.orderBy('pincode').execute()).map(({ pincode }) => pincode)
}

/**
 * Serves all pincodes of a place from now on, or none.
 *
 * @param expected - How many that are, as somebody has seen it.
 * @throws {CallError} 409 `kept-changed` where it is another number now
 */
export async function changePincodes(
  trx: Database,
  { clock }: Pick<ServerContext, 'clock'>,
  staff: DeskStaff,
  wanted: Wanted,
  expected: number,
): Promise<PincodeChange> {
  const pincodes = await pincodesToChange(trx, wanted)
  if (pincodes.length !== expected) throw new CallError(409, keptChanged)
  const { state, district, isServiceable } = wanted
  await setServed(trx, pincodes, isServiceable)
  const row = {
    id: newId(),
    at: clock(),
    staff_id: staff.id,
    state,
    district,
    is_serviceable: isServiceable ? 1 : 0,
    count: pincodes.length,
    pincodes: JSON.stringify(pincodes),
    undone_at: null,
  }
  await trx.insertInto('pincode_change').values(row).execute()
  await audit(trx, staff, clock, {
    action: 'pincode.changeAll',
    subject: 'pincode',
    subjectId: row.id,
    after: { ...wanted, count: pincodes.length },
  })
  return toChange(row)
}

/** Takes such a change back: of those that are still as it has left them. */
export async function undoPincodes(
  trx: Database,
  { clock }: Pick<ServerContext, 'clock'>,
  staff: DeskStaff,
  id: string,
): Promise<void> {
  const undone = await trx
    .updateTable('pincode_change')
    .set({ undone_at: clock() })
    .where('id', '=', id)
    .where('undone_at', 'is', null)
    .where('at', '>=', clock() - UNDONE_WITHIN_MS)
    .executeTakeFirst()
  if (undone.numUpdatedRows !== 1n) throw new CallError(409, pincodesUndone)
  const change = await trx
    .selectFrom('pincode_change')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await setServed(trx, JSON.parse(change.pincodes) as string[], change.is_serviceable !== 1)
  await audit(trx, staff, clock, {
    action: 'pincode.undo',
    subject: 'pincode',
    subjectId: id,
    after: { state: change.state, district: change.district, count: change.count },
  })
}

async function setServed(trx: Database, pincodes: readonly string[], isServiceable: boolean): Promise<void> {
  for (let from = 0; from < pincodes.length; from += AT_ONCE) {
    await trx
      .updateTable('pincode')
      .set({ is_serviceable: isServiceable ? 1 : 0 })
      .where('pincode', 'in', pincodes.slice(from, from + AT_ONCE))
      .execute()
  }
}
