import type { CorrectionQuery, CorrectionReason, CorrectionSum, DeskCorrection } from '@dawakit/core/contract'
import { addDays, startOfIstDay } from '@dawakit/core/delivery'
import { type Paise, toRupees } from '@dawakit/core/money'
import { offsetOf, type Page } from '../../ground/contract/page-query.ts'
import type { Database } from '../../ground/database/schema/index.ts'

/** The corrections that a query chooses, in no order. */
function chosen(db: Database, query: CorrectionQuery) {
  let rows = db.selectFrom('stock_correction')
  if (query.from) rows = rows.where('at', '>=', startOfIstDay(query.from))
  if (query.to) rows = rows.where('at', '<', startOfIstDay(addDays(query.to, 1)))
  if (query.reason) rows = rows.where('reason', '=', query.reason)
  if (query.staff) rows = rows.where('staff_id', '=', query.staff)
  if (query.productId) rows = rows.where('stock_correction.product_id', '=', query.productId)
  return rows
}

/** The newest first. */
export async function readCorrections(
  db: Database,
  query: CorrectionQuery,
  page: Page,
): Promise<{ data: DeskCorrection[]; totalCount: number }> {
  const rows = await chosen(db, query)
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(offsetOf(page))
    .execute()
  const { count } = await chosen(db, query)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return { data: await toCorrections(db, rows), totalCount: Number(count) }
}

/** One of them as it stands now. */
export async function readCorrection(db: Database, id: string): Promise<DeskCorrection> {
  const row = await db
    .selectFrom('stock_correction')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const [correction] = await toCorrections(db, [row])
  if (!correction) throw new Error('A correction was read and is none.')
  return correction
}

/** What each reason comes to. */
export async function sumCorrections(db: Database, query: CorrectionQuery): Promise<CorrectionSum[]> {
  const rows = await chosen(db, query)
    .select(({ fn }) => [
      'reason',
      fn.sum<number | string>('units').as('units'),
      fn.sum<number | string>('value_paise').as('value'),
    ])
    .groupBy('reason')
    .orderBy('reason')
    .execute()
  return rows.map(({ reason, units, value }) => ({
    reason,
    units: Number(units),
    value: toRupees(Number(value) as Paise),
  }))
}

interface Row {
  id: string
  at: number
  product_id: string
  batch: string
  expires_on: string
  reason: CorrectionReason
  units: number
  value_paise: Paise
  valued_by: 'purchase' | 'mrp'
  note: string
  staff_name: string
  count_id: string | null
  undoes: string | null
}

async function toCorrections(db: Database, rows: readonly Row[]): Promise<DeskCorrection[]> {
  if (rows.length === 0) return []
  const products = await db
    .selectFrom('product')
    .select(['id', 'name'])
    .where('id', 'in', [...new Set(rows.map(({ product_id }) => product_id))])
    .execute()
  const undone = await db
    .selectFrom('stock_correction')
    .select('undoes')
    .where(
      'undoes',
      'in',
      rows.map(({ id }) => id),
    )
    .execute()
  const names = new Map(products.map(({ id, name }) => [id, name]))
  const isUndone = new Set(undone.map(({ undoes }) => undoes))
  return rows.map((row) => ({
    id: row.id,
    at: new Date(row.at).toISOString(),
    productId: row.product_id,
    name: names.get(row.product_id) ?? '',
    batch: row.batch,
    expiresOn: row.expires_on,
    reason: row.reason,
    units: row.units,
    value: toRupees(row.value_paise),
    valuedBy: row.valued_by,
    note: row.note,
    by: row.staff_name,
    countId: row.count_id,
    undoes: row.undoes,
    isUndone: isUndone.has(row.id),
  }))
}
