import type { MiddlewareHandler } from 'hono'

/** Refuses changes that a page of another site asks the visitor's browser for. */
export function sameOrigin(): MiddlewareHandler {
  return async (c, next) => {
    const origin = c.req.header('origin')
    const isChange = c.req.method !== 'GET' && c.req.method !== 'HEAD'
    if (isChange && origin && origin !== new URL(c.req.url).origin) {
      return c.json({ error: 'Only the sandbox itself and scripts outside a browser may do this.' }, 403)
    }
    return next()
  }
}
