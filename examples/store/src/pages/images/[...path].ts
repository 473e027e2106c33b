import type { APIRoute } from 'astro'
import { leftToApi } from '../../server/left-to-api.ts'
import { shop } from '../../server/shop.ts'

/** Pictures of the catalogue carry addresses without the API's base. */
export const GET: APIRoute = async ({ request, clientAddress, locals }) => {
  const { app } = await shop()
  return app.fetch(request, { address: clientAddress, requestId: leftToApi(locals, app) })
}
