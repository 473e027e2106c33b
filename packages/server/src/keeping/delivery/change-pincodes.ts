import type { PincodeChange } from '@dawakit/core/contract'
import { keptChanged, pincodesUndone } from '@dawakit/core/refusals'
import type { Selectable } from 'kysely'
import type { ServerContext } from '../../ground/context/server-context.ts'
import { newId } from '../../ground/database/new-id.ts'
import type { PincodeChangeTable } from '../../ground/database/schema/catalogue.ts'
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

/** Takes such a change back: of those that nobody has served or left since. */
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
  const since = await changedSince(trx, change)
  const left = (JSON.parse(change.pincodes) as string[]).filter((pincode) => !since.has(pincode))
  const restored = await setServed(trx, left, change.is_serviceable !== 1)
  await audit(trx, staff, clock, {
    action: 'pincode.undo',
    subject: 'pincode',
    subjectId: id,
    after: { state: change.state, district: change.district, count: restored },
  })
}

/** Of which it was changed since whether they are served: together, one by one, or by a list; whatever came back as it was is not among them. */
async function changedSince(
  trx: Database,
  { id, at }: Selectable<PincodeChangeTable>,
): Promise<ReadonlySet<string>> {
  const together = await trx
    .selectFrom('pincode_change')
    .select('pincodes')
    .where('at', '>=', at)
    .where('id', '<>', id)
    .where('undone_at', 'is', null)
    .execute()
  const byHand = await trx
    .selectFrom('audit')
    .select(['subject_id', 'before', 'after'])
    .where('at', '>=', at)
    .where('subject', '=', 'pincode')
    .where('action', 'in', ['pincode.change', 'pincode.add'])
    .execute()
  const byList = await trx
    .selectFrom('import')
    .innerJoin('import_change', 'import_change.import_number', 'import.number')
    .select(['key', 'before'])
    .where('kind', '=', 'pincodes')
    .where((where) => where.or([where('finished_at', 'is', null), where('finished_at', '>=', at)]))
    .where('what', '=', 'pincode')
    .execute()
  const served = (facts: string | null) =>
    (JSON.parse(facts ?? '{}') as Record<string, unknown>)['isServiceable']
  return new Set([
    ...together.flatMap(({ pincodes }) => JSON.parse(pincodes) as string[]),
    ...byHand
      .filter(({ before, after }) => served(before) !== served(after))
      .map(({ subject_id }) => subject_id),
    ...byList
      .filter(({ before }) => before === null || 'is_serviceable' in JSON.parse(before))
      .map(({ key }) => key),
  ])
}

/** @returns of how many it was otherwise */
async function setServed(
  trx: Database,
  pincodes: readonly string[],
  isServiceable: boolean,
): Promise<number> {
  let changed = 0
  for (let from = 0; from < pincodes.length; from += AT_ONCE) {
    const { numUpdatedRows } = await trx
      .updateTable('pincode')
      .set({ is_serviceable: isServiceable ? 1 : 0 })
      .where('pincode', 'in', pincodes.slice(from, from + AT_ONCE))
      .where('is_serviceable', '=', isServiceable ? 0 : 1)
      .executeTakeFirst()
    changed += Number(numUpdatedRows)
  }
  return changed
}
