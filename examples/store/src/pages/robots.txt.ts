import type { APIRoute } from 'astro'
import { paths } from '../paths.ts'
import { shop } from '../server/shop.ts'

/** What concerns one customer is no business of a search engine. */
const closed = [
  '/api/',
  paths.cart(),
  paths.checkout(),
  paths.profile(),
  paths.orders(),
  paths.prepared(''),
  paths.notifications(),
  paths.search(),
  `${paths.newsletter()}/`,
]

export const GET: APIRoute = async () => {
  const { config } = await shop()
  const lines = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), 'Allow: /api/images/', '']
  return new Response(`${lines.join('\n')}\nSitemap: ${config.storeUrl}/sitemap.xml\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}
