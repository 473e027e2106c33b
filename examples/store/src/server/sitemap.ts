import { escapeXml } from '@dawakit/core/markup'
import { paths } from '../paths.ts'
import { loadList } from './load.ts'
import { shop } from './shop.ts'

/** Addresses of one file: the protocol allows 50,000. */
export const SITEMAP_SIZE = 20_000

/** Addresses that are no product's: pages, categories, subcategories and brands. */
export async function pageAddresses(): Promise<string[]> {
  const { sitemap } = await shop()
  const [general, speciality, brands] = await Promise.all([
    loadList('GET /get/generalCategories'),
    loadList('GET /get/specialityCategories'),
    sitemap.brandSlugs(),
  ])
  const categories = [...general, ...speciality]
  return [
    paths.home(),
    paths.generalCategories(),
    paths.specialityCategories(),
    paths.about(),
    paths.contact(),
    paths.faq(),
    paths.terms(),
    paths.privacy(),
    paths.refund(),
    paths.returns(),
    paths.cancellation(),
    ...categories.map((category) => paths.category(category)),
    ...categories.flatMap((category) =>
      category.subCategory.map((sub) =>
        paths.subCategory(category, typeof sub === 'string' ? sub : sub.name),
      ),
    ),
    ...brands.map((slug) => paths.brand(slug)),
  ]
}

/** Number of files that the products take. */
export async function productFiles(): Promise<number> {
  const { sitemap } = await shop()
  return Math.ceil((await sitemap.productCount()) / SITEMAP_SIZE)
}

/** The products' addresses of one file. @param file - From 1 */
export async function productAddresses(file: number): Promise<string[]> {
  const { sitemap } = await shop()
  return sitemap.productPaths({ limit: SITEMAP_SIZE, offset: (file - 1) * SITEMAP_SIZE })
}

/** @param wrap - `urlset` of pages or `sitemapindex` of files */
export function sitemapResponse(
  wrap: 'urlset' | 'sitemapindex',
  storeUrl: string,
  addresses: readonly string[],
): Response {
  const item = wrap === 'urlset' ? 'url' : 'sitemap'
  const items = addresses.map((path) => `<${item}><loc>${escapeXml(storeUrl + path)}</loc></${item}>`)
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<${wrap} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${items.join('\n')}\n</${wrap}>\n`
  return new Response(xml, {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}
