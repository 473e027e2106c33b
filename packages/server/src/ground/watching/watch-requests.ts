import type { MiddlewareHandler } from 'hono'
import { routeOf } from './route-of.ts'
import type { Watch } from './watch.ts'

/** Names each request, and says when it has been answered. Stands before all else. */
export function watchRequests(
  watch: Watch,
): MiddlewareHandler<{ Bindings: { address: string; requestId?: string | undefined } }> {
  return async (c, next) => {
    const { method } = c.req
    const from = performance.now()
    const request = watch.begin({
      method,
      header: (name) => c.req.header(name),
      peer: c.env.address,
      requestId: c.env.requestId,
    })
    await request.run(next)
    c.res.headers.set('X-Request-Id', request.id)
    const answer = { route: routeOf(c), status: c.res.status }
    request.end(answer)
    watch.answered({
      part: 'api',
      method,
      ...answer,
      ms: performance.now() - from,
      requestId: request.id,
      hasHungUp: c.req.raw.signal.aborted,
    })
  }
}
