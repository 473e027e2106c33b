import type { Category, ProductSummary } from '@dawakit/core/contract'
import { productPath, slugify } from '@dawakit/core/product'

export interface Addresses {
  home: string
  listing: string
  product: string
  listings: string[]
  products: string[]
  /** Names of the specialities that have products. */
  categories: string[]
  /** Names of these products. */
  names: string[]
}

/**
 * Addresses as a visitor finds them: asked from the store's own API.
 *
 * @param pages.most - About so many product pages.
 * @param pages.every - One page of the list in so many, so that they are from all over it: not only best sellers.
 */
export async function addressesOf(
  url: string,
  { most, every }: { most: number; every: number },
): Promise<Addresses> {
  const get = async <Data>(path: string): Promise<Data> => {
    const response = await fetch(`${url}/api${path}`)
    return ((await response.json()) as { data: Data }).data
  }
  const categories = await get<Category[]>('/get/specialityCategories')
  const filled = categories.filter((category) => category.productCount > 0).map(({ name }) => name)
  const listings = filled.map((name) => `${url}/specialityCategory/${slugify(name)}`)
  const found: ProductSummary[] = []
  for (let page = 1; found.length < most; page++) {
    const some = await get<ProductSummary[]>(`/get/products?page=${page * every}&limit=20`)
    if (some.length === 0) break
    found.push(...some)
  }
  const products = found.map((product) => `${url}${productPath(product)}`)
  const [listing, product] = [listings[0], products[0]]
  if (!listing || !product) throw new Error('The shop has nothing to measure.')
  const names = found.map(({ name }) => name)
  return { home: `${url}/`, listing, product, listings, products, categories: filled, names }
}
