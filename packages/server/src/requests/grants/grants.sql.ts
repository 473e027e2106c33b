import type { PrescriptionParticulars } from '@dawakit/core/contract'
import { type Grant, packsLeft } from '@dawakit/core/prescription'
import type { Database } from '../../ground/database/schema/index.ts'

/** A grant as it stands, with whose prescription it is on. */
export interface StandingGrant extends Grant {
  id: string
  productId: string
  prescriptionId: string
  userId: string
  packs: number
  /** Epoch milliseconds. */
  validUntil: number
  particulars: PrescriptionParticulars | null
}

/** What is written of a grant's particulars. */
export const readParticulars = (json: string | null): PrescriptionParticulars | null =>
  json === null ? null : (JSON.parse(json) as PrescriptionParticulars)

/** Packs of some grants that orders have taken which are not cancelled, by the grant's id. */
async function usedOf(db: Database, grantIds: readonly string[]): Promise<Map<string, number>> {
  if (grantIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('prescription_approval')
    .innerJoin('orders', 'orders.id', 'prescription_approval.order_id')
    .select(['grant_id', (column) => column.fn.sum('quantity').as('used')])
    .where('grant_id', 'in', grantIds)
    .where('orders.canceled_at', 'is', null)
    .groupBy('grant_id')
    .execute()
  return new Map(rows.map(({ grant_id, used }) => [grant_id ?? '', Number(used)]))
}

const selectGrants = (db: Database) =>
  db
    .selectFrom('prescription_grant')
    .innerJoin('prescription', 'prescription.id', 'prescription_grant.prescription_id')
    .select([
      'prescription_grant.id',
      'prescription_grant.product_id as productId',
      'prescription_grant.prescription_id as prescriptionId',
      'prescription.user_id as userId',
      'prescription_grant.packs',
      'prescription_grant.valid_until as validUntil',
      'prescription_grant.particulars',
    ])
    // With the approval that it was made for it has ended.
    .where('prescription_grant.taken_back_at', 'is', null)

async function withUse<Row extends { id: string; particulars: string | null }>(
  db: Database,
  rows: readonly Row[],
): Promise<(Omit<Row, 'particulars'> & Pick<StandingGrant, 'used' | 'particulars'>)[]> {
  const used = await usedOf(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map(({ particulars, ...row }) => ({
    ...row,
    particulars: readParticulars(particulars),
    used: used.get(row.id) ?? 0,
  }))
}

/** @returns null when there is none */
export async function findGrant(db: Database, id: string): Promise<StandingGrant | null> {
  const rows = await selectGrants(db).where('prescription_grant.id', '=', id).execute()
  return (await withUse(db, rows))[0] ?? null
}

/** What a customer's prescriptions are still good for of some products, what ends first in front. */
export async function grantsLeft(
  db: Database,
  userId: string,
  productIds: readonly string[],
  now: number,
): Promise<(StandingGrant & { left: number })[]> {
  if (productIds.length === 0) return []
  const rows = await selectGrants(db)
    .where('prescription.user_id', '=', userId)
    .where('prescription_grant.product_id', 'in', productIds)
    .where('prescription_grant.valid_until', '>=', now)
    .orderBy('prescription_grant.valid_until')
    .orderBy('prescription_grant.id')
    .execute()
  const grants = await withUse(db, rows)
  return grants.map((grant) => ({ ...grant, left: packsLeft(grant, now) })).filter(({ left }) => left > 0)
}

/** The particulars that were written down last of some prescriptions. */
export async function particularsOf(
  db: Database,
  prescriptionIds: readonly string[],
): Promise<ReadonlyMap<string, PrescriptionParticulars>> {
  if (prescriptionIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('prescription_grant')
    .select(['prescription_id', 'particulars'])
    .where('prescription_id', 'in', prescriptionIds)
    .where('particulars', 'is not', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return new Map(
    rows.flatMap(({ prescription_id, particulars }) => {
      const read = readParticulars(particulars)
      return read ? [[prescription_id, read] as const] : []
    }),
  )
}
