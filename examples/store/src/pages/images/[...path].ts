import type { APIRoute } from 'astro'
import { shop } from '../../server/shop.ts'

/** Pictures of the catalogue carry addresses without the API's base. */
export const GET: APIRoute = async ({ request, clientAddress }) => {
  const { app } = await shop()
  return app.fetch(request, { address: clientAddress })
}
