import type { ChosenVariant, Product, ProductSummary } from '@dawakit/core/contract'
import { selectedVariant } from '@dawakit/core/product'
import { load, loadList } from '../server/load.ts'
import { type Chooser, choosersOf } from './choosers.ts'

export interface ProductView {
  /** The product as chosen: a variant is a product of its own. */
  product: Product
  variant: ChosenVariant | null
  choosers: Chooser[]
}

/**
 * Loads what a product page shows.
 * @param query - One entry per attribute name chooses a variant.
 * @throws {LoadError} 404 when there is no such product.
 */
export async function loadProductView(
  slug: string,
  category: string,
  query: Record<string, string>,
): Promise<ProductView> {
  const { data: named } = await load('GET /get/productBySlug', { query: { slug, category } })
  const chosen = selectedVariant(named, query) ?? named.variants.find((one) => one.productId === named._id)
  const product =
    chosen && chosen.productId !== named._id
      ? (await load('GET /get/product', { query: { id: chosen.productId } })).data
      : named
  return {
    product,
    variant: chosen ? chosen.data : null,
    choosers: choosersOf(named, chosen ?? null),
  }
}

export interface RelatedProducts {
  alternatives: Promise<ProductSummary[]>
  similar: Promise<ProductSummary[]>
}

/**
 * What stands below the product. It is read once the page's beginning has been sent: the embedded database and the
 * rendering work in the thread that sends, and a visitor sees the product first.
 *
 * @param isBegun - The beginning has left: see `middleware.ts`.
 */
export function loadRelated({ _id: id }: Product, isBegun: Promise<void>): RelatedProducts {
  return {
    alternatives: isBegun.then(() => loadList('GET /get/alternativeProduct', { query: { id } })),
    similar: isBegun.then(() => loadList('GET /get/similarProducts', { query: { id } })),
  }
}
