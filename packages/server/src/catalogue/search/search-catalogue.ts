import type { ProductSummary } from '@dawakit/core/contract'
import type { ServerContext } from '../../ground/context/server-context.ts'
import { productSummariesInOrder } from '../products/product-summary.ts'
import { search } from './search.calls.ts'

/**
 * What a text finds as one list: names that begin with it, variants, salts, then near misses.
 * @param text - As `nameKey` writes it, not empty.
 */
export async function searchCatalogue(
  context: Pick<ServerContext, 'db' | 'catalogue'>,
  text: string,
  limit: number,
): Promise<ProductSummary[]> {
  const { answer } = await search(context, text, limit)
  const variants = await productSummariesInOrder(
    context.db,
    answer.variants.map(({ productId }) => productId),
  )
  const found = [...answer.products, ...variants, ...answer.salts, ...answer.didYouMean]
  const byId = new Map(found.map((product) => [product._id, product]))
  return [...byId.values()].slice(0, limit)
}
