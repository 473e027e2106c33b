import type { APIRoute } from 'astro'
import { shop } from '../../server/shop.ts'

/** The whole API, in this process. */
export const ALL: APIRoute = async ({ request, clientAddress }) => {
  const { app } = await shop()
  return app.fetch(request, { address: clientAddress })
}
