import type { APIRoute } from 'astro'
import { leftToApi } from '../../server/left-to-api.ts'
import { closeShop, shop } from '../../server/shop.ts'

/** The whole API, in this process. */
export const ALL: APIRoute = async ({ request, clientAddress, locals }) => {
  locals.opens?.(closeShop)
  const { app } = await shop()
  return app.fetch(request, { address: clientAddress, requestId: leftToApi(locals, app) })
}
