import { plainRupees } from '@dawakit/core/money'
import { csvLine } from '@dawakit/lists/values'
import type { Database } from '../../ground/database/schema/index.ts'

const COLUMNS = ['code', 'name', 'batch', 'expiry', 'mrp', 'stock'] as const

/** Products read at a time. */
const AT_ONCE = 500

/**
 * Every batch with packs as CSV that `importStock` takes again, a piece at a time. Packs of which no batch is known, and products without
 * any, have no row.
 */
export async function* exportBatches(db: Database): AsyncGenerator<string> {
  yield csvLine(COLUMNS)
  let last = ''
  for (;;) {
    const products = await db
      .selectFrom('product')
      .select(['id', 'sku', 'name'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute()
    const end = products.at(-1)
    if (!end) return
    const of = new Map(products.map((product) => [product.id, product]))
    const batches = await db
      .selectFrom('stock_batch')
      .select(['product_id', 'batch', 'expires_on', 'mrp_paise', 'units'])
      .where('product_id', '>', last)
      .where('product_id', '<=', end.id)
      .where('units', '>', 0)
      .where((where) => where.or([where('batch', '<>', ''), where('expires_on', '<>', '')]))
      .orderBy('product_id')
      .orderBy('expires_on')
      .orderBy('batch')
      .execute()
    yield batches
      .map(({ product_id, batch, expires_on, mrp_paise, units }) => {
        const product = of.get(product_id)
        const mrp = mrp_paise === null ? '' : plainRupees(mrp_paise)
        return csvLine([product?.sku ?? product_id, product?.name ?? '', batch, expires_on, mrp, units])
      })
      .join('')
    last = end.id
  }
}
