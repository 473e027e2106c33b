import type { APIRoute } from 'astro'
import { shop } from '../server/shop.ts'
import { productFiles, sitemapResponse } from '../server/sitemap.ts'

/** The index: one file of pages and as many of products as there have to be. */
export const GET: APIRoute = async () => {
  const { config } = await shop()
  const count = await productFiles()
  const files = Array.from({ length: count }, (_, index) => `/sitemap-products-${index + 1}.xml`)
  return sitemapResponse('sitemapindex', config.storeUrl, ['/sitemap-pages.xml', ...files])
}
