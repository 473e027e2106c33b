import type { ProductSummary } from '@dawakit/client'
import { categorySlugOf, productPath } from '@dawakit/core/product'
import type { ShopHost } from '../shop/page-shop.ts'
import type { DawaElement } from './element-class.ts'

type LinkedProduct = Pick<
  ProductSummary,
  'name' | 'slug' | 'isGeneralProduct' | 'generalCategory' | 'specialityCategory'
> &
  ({ _id: string } | { productId: string })

/** The pharmacy's own site, where what the page has no address for is found. */
export const storeUrl = (host: ShopHost, path: string): string =>
  new URL(path, new URL(host.shop.apiUrl, location.href)).href

/**
 * The address of a product's page: `product-href` with `{id}`, `{slug}`, `{category}` and `{name}`
 * filled in, else the pharmacy's own page.
 */
export function productHref(element: DawaElement, host: ShopHost) {
  const template = element.setting('product-href')
  return (product: LinkedProduct): string => {
    if (!template) return storeUrl(host, productPath(product))
    const values: Record<string, string> = {
      id: '_id' in product ? product._id : product.productId,
      slug: product.slug,
      category: categorySlugOf(product),
      name: product.name,
    }
    return template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))
  }
}
