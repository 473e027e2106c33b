import type { APIContext } from 'astro'
import { LoadError } from './load.ts'
import { shop } from './shop.ts'

/** What stands in for a failure that has been said: it carries nothing of what failed, for whoever prints it. */
class PageFailed extends Error {
  constructor() {
    super('The page could not be drawn.')
    this.name = 'PageFailed'
  }
}

/** Draws a page as a part of its request: what fails is said in the log with the request's id, and stays in here. */
export async function watchPage(context: APIContext, draw: () => Promise<Response>): Promise<Response> {
  const { request, clientAddress, locals, routePattern } = context
  const { visit } = locals
  // While developing nobody counts visits. The page of a failure stands in for one that is watched.
  if (!visit || visit.route !== null) return draw()
  const opened = await shop().catch(() => null)
  // Without a shop the page says itself that it is away.
  if (!opened) return draw()
  visit.route = routePattern
  const watched = opened.app.context.watch.begin({
    method: request.method,
    header: (name) => request.headers.get(name),
    peer: clientAddress,
    requestId: visit.id,
  })
  visit.onEnd = watched.end
  return watched.run(async () => {
    try {
      return await draw()
    } catch (error) {
      // The API's "no" was said where it was not its own.
      if (error instanceof LoadError) throw error
      await sayFailed(error, context)
      throw new PageFailed()
    }
  })
}

/** Says in the log that a page could not be drawn, or not to its end. */
export async function sayFailed(
  error: unknown,
  { request, routePattern }: Pick<APIContext, 'request' | 'routePattern'>,
): Promise<void> {
  const opened = await shop().catch(() => null)
  opened?.app.context.watch.failed(error, { method: request.method, route: routePattern })
}
