import { istDate } from '@dawakit/core/delivery'
import { basisPoints, gstInForce, toPercent } from '@dawakit/core/tax'
import { saltsByProduct } from '../../catalogue/products/product-summary.ts'
import { migrationState } from '../../ground/database/migrate.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { type Finding, wrong } from './finding.ts'

/** Products of one code and rate that are looked at one by one: the law may name their salts. */
const LOOKED_AT = 500
/** Codes that a line names. */
const NAMED = 3
const NIL = basisPoints(0)

/**
 * Products whose rate of GST is not in force for them. No invoice prints it, but pages and lists do, and whoever wrote it
 * should know.
 *
 * @returns null where there are none, or no tables yet
 */
export async function examineRates(db: Database, at: number): Promise<Finding | null> {
  if ((await migrationState(db)).done.length === 0) return null
  const day = istDate(at)
  const groups = await db
    .selectFrom('product')
    .select(['hsn', 'gst_bp', (column) => column.fn.countAll().as('count')])
    .groupBy(['hsn', 'gst_bp'])
    .orderBy('hsn')
    .orderBy('gst_bp')
    .execute()
  const found: { text: string; count: number }[] = []
  for (const { hsn, gst_bp, count } of groups) {
    const rates = gstInForce({ hsn }, day)
    if (rates.includes(gst_bp)) continue
    const products = gst_bp === NIL ? await notNamed(db, hsn, day) : Number(count)
    if (products > 0)
      found.push({
        text: `${toPercent(gst_bp)} % of ${hsn} where ${rates.map(toPercent).join(' or ')} is in force`,
        count: products,
      })
  }
  if (found.length === 0) return null
  const count = found.reduce((sum, group) => sum + group.count, 0)
  const named = found
    .slice(0, NAMED)
    .map(({ text }) => text)
    .join(', ')
  const more = found.length > NAMED ? ' …' : ''
  return wrong(
    'rates',
    `${count} products have a rate of GST that is not in force (${named}${more}): invoices carry the one that is. Import them with it.`,
  )
}

/** Of the products of a code that bear nothing, those that no law names. */
async function notNamed(db: Database, hsn: string, day: string): Promise<number> {
  const rows = await db
    .selectFrom('product')
    .select('id')
    .where('hsn', '=', hsn)
    .where('gst_bp', '=', NIL)
    .limit(LOOKED_AT)
    .execute()
  const salts = await saltsByProduct(
    db,
    rows.map(({ id }) => id),
  )
  return rows.filter(({ id }) => !gstInForce({ hsn, salts: salts.get(id) ?? [] }, day).includes(NIL)).length
}
