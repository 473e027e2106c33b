import type { Product } from '@dawakit/core/contract'
import { fromRupees, plainRupees } from '@dawakit/core/money'
import { imageUrlOf, productPath } from '@dawakit/core/product'
import { breadcrumbJsonLd } from '../layout/breadcrumb-json-ld.ts'

/** Product and breadcrumb as schema.org says them. @param storeUrl - Without a slash at the end */
export function productJsonLd(
  product: Product,
  trail: readonly { label: string; href?: string }[],
  storeUrl: string,
): Record<string, unknown>[] {
  const url = storeUrl + productPath(product)
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: product.name,
      description: product.description,
      sku: product._id,
      image: product.galleryImages.map((image) => new URL(imageUrlOf(image), storeUrl).href),
      ...(product.brand ? { brand: { '@type': 'Brand', name: product.brand.name } } : {}),
      manufacturer: { '@type': 'Organization', name: product.manufacturerName },
      ...(product.isForSale
        ? {
            offers: {
              '@type': 'Offer',
              url,
              priceCurrency: 'INR',
              price: plainRupees(fromRupees(product.salesPrice)),
              availability: `https://schema.org/${product.totalStocks > 0 ? 'InStock' : 'OutOfStock'}`,
            },
          }
        : {}),
      ...(product.ratingCount > 0
        ? {
            aggregateRating: {
              '@type': 'AggregateRating',
              ratingValue: product.ratingAverage,
              reviewCount: product.ratingCount,
            },
          }
        : {}),
    },
    breadcrumbJsonLd(trail, storeUrl, productPath(product)),
  ]
}
