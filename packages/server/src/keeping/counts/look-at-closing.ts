import type { CountClosing } from '@dawakit/core/contract'
import type { Database } from '../../ground/database/schema/index.ts'
import { groupBy } from '../../ground/values/group-by.ts'
import { isNamed, lockShelves } from '../corrections/lock-shelves.ts'
import { explainProduct, linesOfCount } from './close-count.ts'
import { readCount } from './counts.sql.ts'

/**
 * What closing a count would post of packs of no known batch that nobody has counted, as it stands now.
 *
 * @throws {CallError} 404 `count-not-found`
 */
export async function lookAtClosing(db: Database, countId: string): Promise<CountClosing> {
  const { state } = await readCount(db, countId)
  const byProduct = groupBy(state === 'open' ? await linesOfCount(db, countId) : [], (row) => row.product_id)
  const closing = { missing: 0, products: 0 }
  if (byProduct.size === 0) return closing
  const shelves = await lockShelves(db, [...byProduct.keys()], { isLooking: true })
  for (const [productId, lines] of byProduct) {
    const isCounted = lines.some(({ batch, expires_on }) => !isNamed({ batch, expiresOn: expires_on }))
    if (isCounted) continue
    const lost = explainProduct(productId, lines, shelves).corrections.filter((one) => !isNamed(one))
    const missing = lost.reduce((sum, { units }) => sum - Math.min(0, units), 0)
    if (missing === 0) continue
    closing.missing += missing
    closing.products++
  }
  return closing
}
