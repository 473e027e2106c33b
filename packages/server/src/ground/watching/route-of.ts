import type { Context } from 'hono'
import { matchedRoutes, routePath } from 'hono/route'

/** What stands before every route. */
const ALL = '/*'

/** The pattern of the route that has answered, or would have if nobody before it had; `none` where there is none. */
export function routeOf(c: Context): string {
  const answering = routePath(c)
  if (answering !== ALL) return answering
  return matchedRoutes(c).findLast(({ path }) => path !== ALL)?.path ?? 'none'
}
