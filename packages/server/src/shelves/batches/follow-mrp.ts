import { type Paise, paise } from '@dawakit/core/money'
import { discountOf } from '../../catalogue/products/discount-of.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { audit } from '../../ground/desk-calls/audit.ts'
import { markShown } from '../../ground/kept-catalogue/shown-products.ts'

/** What a product was sold at, and is now. */
export interface FollowedMrp {
  productId: string
  before: Prices
  after: Prices
}

interface Prices {
  mrp_paise: Paise
  price_paise: Paise
  discount: string
}

/**
 * A product's MRP is the lowest that its packs print which are sold, and its price is never above it: it falls to it, and never rises by
 * itself. What has no such batch, or no price at all, stays. Pages show it.
 * docs/sources.md#the-price-on-a-pack
 *
 * @param trx - Of what has changed which batches are sold, or what they print: after that.
 * @param productIds - In the order in which rows of stock are locked.
 */
export async function followMrp(
  trx: Database,
  productIds: readonly string[],
  at: number,
): Promise<FollowedMrp[]> {
  if (productIds.length === 0) return []
  const rows = await trx
    .selectFrom('stock_batch')
    .innerJoin('product', 'product.id', 'stock_batch.product_id')
    .select(['product.id', 'product.mrp_paise', 'product.price_paise', 'product.discount'])
    .select((select) => select.fn.min('stock_batch.mrp_paise').as('printed'))
    .where('product_id', 'in', productIds)
    .where('is_sold', '=', 1)
    .where('units', '>', 0)
    .where('stock_batch.mrp_paise', '>', paise(0))
    .where('product.mrp_paise', '>', paise(0))
    .groupBy(['product.id', 'product.mrp_paise', 'product.price_paise', 'product.discount'])
    .execute()
  const followed: FollowedMrp[] = []
  for (const { id: productId, printed, ...before } of rows.toSorted((one, other) =>
    one.id < other.id ? -1 : 1,
  )) {
    const mrp = printed === null ? before.mrp_paise : paise(Number(printed))
    if (mrp === before.mrp_paise) continue
    const price = paise(Math.min(before.price_paise, mrp))
    const after = { mrp_paise: mrp, price_paise: price, discount: discountOf(mrp, price) }
    await trx
      .updateTable('product')
      .set({ ...after, updated_at: at })
      .where('id', '=', productId)
      .execute()
    await markShown(trx, productId)
    followed.push({ productId, before, after })
    await audit(trx, null, () => at, {
      action: 'product.followMrp',
      subject: 'product',
      subjectId: productId,
      before: { mrpPaise: before.mrp_paise, pricePaise: before.price_paise },
      after: { mrpPaise: mrp, pricePaise: price },
    })
  }
  return followed
}
