import type { APIRoute } from 'astro'
import { shop } from '../server/shop.ts'

/** The shop's sign, where browsers and bookmarks of earlier days look for it. */
export const GET: APIRoute = async ({ request, clientAddress }) => {
  const { app } = await shop()
  return app.fetch(new Request(new URL('/images/store/sign.svg', request.url), request), {
    address: clientAddress,
  })
}
