import type { APIRoute } from 'astro'
import { shop } from '../server/shop.ts'
import { pageAddresses, productAddresses, sitemapResponse } from '../server/sitemap.ts'

export const GET: APIRoute = async ({ params }) => {
  const { config } = await shop()
  if (params.part === 'pages') return sitemapResponse('urlset', config.storeUrl, await pageAddresses())
  const file = /^products-([1-9]\d{0,4})$/.exec(params.part ?? '')
  const addresses = file ? await productAddresses(Number(file[1])) : []
  if (addresses.length === 0) return new Response(null, { status: 404 })
  return sitemapResponse('urlset', config.storeUrl, addresses)
}
