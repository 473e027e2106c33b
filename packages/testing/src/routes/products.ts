import type { ChosenVariant, Product } from '@dawakit/core/contract'
import { parsePage, selectedVariant, variantQuery } from '@dawakit/core/product'
import { productNotFound } from '@dawakit/core/refusals'
import { optional, text } from './checks.ts'
import { offeredProducts } from './never-sold.ts'
import type { AnyContext } from './route.ts'

/** The query of a list that pages. */
export const pageChecks = { page: optional(text), limit: optional(text) }

/** A page of a list, and how long the list is. */
export function pageOf<Item>({ query }: Pick<AnyContext, 'query'>, items: readonly Item[]) {
  const { page, limit } = parsePage(query)
  return { data: items.slice((page - 1) * limit, page * limit), totalCount: items.length }
}

/** The product of an id that may be sold, or a 404. */
export function productOf({ state, fail }: Pick<AnyContext, 'state' | 'fail'>, id: unknown): Product {
  return offeredProducts(state).find((one) => one._id === id) ?? fail(404, productNotFound)
}

/** The product of an id, whether or not it may be sold, or a 404. */
export function anyProductOf({ state, fail }: Pick<AnyContext, 'state' | 'fail'>, id: unknown): Product {
  return state.products.find((one) => one._id === id) ?? fail(404, productNotFound)
}

/** What is asked for when a product is in a variant: the variant's own product, or a 404. Whether it may be sold is not asked. */
export function soldAs(
  context: Pick<AnyContext, 'state' | 'fail'>,
  id: string,
  chosen: ChosenVariant | null | undefined,
): { product: Product; variant: ChosenVariant | null } {
  if (!chosen) return { product: anyProductOf(context, id), variant: null }
  const shown = context.state.products.find(
    (one) => one._id === id || one.variants.some((variant) => variant.productId === id),
  )
  const found = shown && selectedVariant(shown, variantQuery(chosen))
  if (!shown || !found) return context.fail(404, productNotFound)
  const { data, productId, slug, salesPrice, purchasedPrice, discount, packageSize, totalStocks } = found
  const product = context.state.products.find((one) => one._id === productId) ?? {
    ...shown,
    ...{ _id: productId, slug, salesPrice, purchasedPrice, discount, packageSize, totalStocks },
  }
  return { product, variant: data }
}
