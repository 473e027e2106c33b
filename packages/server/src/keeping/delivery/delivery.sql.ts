import type { DeskDelivery, DeskPincode, DeskState, PincodeChange } from '@dawakit/core/contract'
import { toRupees } from '@dawakit/core/money'
import { GST_STATES } from '@dawakit/core/tax'
import type { Selectable } from 'kysely'
import { stateKey } from '../../catalogue/pincodes/state-key.ts'
import { offsetOf, type Page } from '../../ground/contract/page-query.ts'
import type { PincodeChangeTable, PincodeTable } from '../../ground/database/schema/catalogue.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { rowVersion } from '../held/row-version.ts'

const CHANGES = 20

/** What delivery costs and takes, state by state, and what was changed by the thousand. */
export async function readDelivery(db: Database): Promise<DeskDelivery> {
  const rows = await db.selectFrom('state_shipping').selectAll().execute()
  const byKey = new Map(rows.map((row) => [row.state_key, row]))
  const states = GST_STATES.map(({ name }): DeskState => {
    const row = byKey.get(stateKey(name))
    const fee = row ? toRupees(row.fee_paise) : null
    const days = row?.tat_days ?? null
    return { state: name, version: rowVersion([fee, days]), fee, days }
  })
  const changes = await db
    .selectFrom('pincode_change')
    .select(['id', 'at', 'state', 'district', 'is_serviceable', 'count', 'undone_at'])
    .orderBy('at', 'desc')
    .limit(CHANGES)
    .execute()
  return {
    states: states.toSorted((a, b) => (a.state < b.state ? -1 : 1)),
    changes: changes.map(toChange),
  }
}

export const toChange = (
  row: Omit<Selectable<PincodeChangeTable>, 'pincodes' | 'staff_id'>,
): PincodeChange => ({
  id: row.id,
  at: new Date(row.at).toISOString(),
  state: row.state,
  district: row.district,
  isServiceable: row.is_serviceable === 1,
  count: row.count,
  isUndone: row.undone_at !== null,
})

export interface PincodeFilter {
  search?: string | undefined
  state?: string | undefined
  district?: string | undefined
  served?: 'yes' | 'no' | undefined
}

export async function listPincodes(
  db: Database,
  { search = '', state, district, served }: PincodeFilter,
  page: Page,
): Promise<{ data: DeskPincode[]; totalCount: number }> {
  let found = db.selectFrom('pincode')
  if (search !== '') found = found.where('pincode', '>=', search).where('pincode', '<', `${search}:`)
  if (state) found = found.where('state', '=', state)
  if (state && district) found = found.where('district', '=', district)
  if (served) found = found.where('is_serviceable', '=', served === 'yes' ? 1 : 0)
  const { count } = await found.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow()
  const rows = found.selectAll().limit(page.limit).offset(offsetOf(page))
  // Of a state they stand in an index district by district.
  const inOrder = state && !search ? rows.orderBy('district').orderBy('pincode') : rows.orderBy('pincode')
  return { data: (await inOrder.execute()).map(toPincode), totalCount: Number(count) }
}

export const toPincode = (row: Omit<Selectable<PincodeTable>, 'is_exception'>): DeskPincode => ({
  pincode: row.pincode,
  version: rowVersion([row.district, row.state, row.is_serviceable]),
  district: row.district,
  state: row.state,
  isServiceable: row.is_serviceable === 1,
})
