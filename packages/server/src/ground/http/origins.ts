import { originNotAllowed } from '@dawakit/core/refusals'
import type { Context, MiddlewareHandler } from 'hono'
import type { ServerContext } from '../context/server-context.ts'
import { CallError } from './call-error.ts'

/** Where the second gateway posts the customer's browser, from its own origin. */
export const GATEWAY_RETURNS = new Set(['/post/ccavResponseHandler', '/post/cancel'])

/** Below it every call is the desk's. */
export const DESK_PATH = '/desk/'

const ALLOWED_HEADERS = 'Authorization, Content-Type, Idempotency-Key, X-Dawakit-Key'

/** Comma-separated origins, as browsers write them. */
export function originList(list: string): string[] {
  return list
    .split(',')
    .map((origin) => origin.trim().replace(/\/+$/, ''))
    .filter(Boolean)
}

/**
 * Cross-origin calls: from the configured origins, and from the origins of the partner key that the call carries.
 * A browser's preflight cannot carry the key, so it passes for any partner's origin; the call itself is then held
 * to its own key. Calls without an Origin header (servers, curl) are not a browser's and pass: the token guards them.
 */
export function allowOrigins(context: ServerContext): MiddlewareHandler {
  return async (c, next) => {
    const origin = foreignOrigin(context, c)
    // A gateway's page posts the customer back: what it carries is believed only once the gateway confirms it.
    if (c.req.method === 'POST' && GATEWAY_RETURNS.has(c.req.path)) return next()
    // The desk has an origin of its own, and its own door: desk/desk-door.ts.
    if (c.req.path.startsWith(DESK_PATH)) return next()
    c.header('Vary', 'Origin')
    // A browser names the origin of what changes something; one that says only that it comes from elsewhere is not let in.
    const isFromElsewhere = c.req.header('sec-fetch-site') === 'cross-site'
    if (origin === null && isFromElsewhere && !/^(GET|HEAD|OPTIONS)$/.test(c.req.method)) {
      throw new CallError(403, originNotAllowed)
    }
    if (origin === null) return next()
    const isPreflight = c.req.method === 'OPTIONS'
    const key = c.req.header('x-dawakit-key') ?? ''
    const isPublic = c.req.path.startsWith('/images/')
    const isAllowed =
      isPublic ||
      context.config.allowedOrigins.includes(origin) ||
      (await isPartnerOrigin(context, origin, isPreflight ? null : key))
    if (!isAllowed) throw new CallError(403, originNotAllowed)
    c.header('Access-Control-Allow-Origin', origin)
    c.header('Access-Control-Expose-Headers', 'Retry-After, X-Request-Id')
    if (!isPreflight) return next()
    c.header('Access-Control-Allow-Methods', 'GET, POST, PUT, DELETE')
    c.header('Access-Control-Allow-Headers', ALLOWED_HEADERS)
    c.header('Access-Control-Max-Age', '7200')
    return c.body(null, 204)
  }
}

/** The origin of the page that calls; null where the request names none, or the shop's own. */
export function foreignOrigin({ config }: Pick<ServerContext, 'config'>, c: Context): string | null {
  const origin = c.req.header('origin')
  const isOwn = !origin || origin === config.storeUrl || origin === new URL(c.req.url).origin
  return isOwn ? null : origin
}

/** @param key - Null asks whether any partner has the origin. */
async function isPartnerOrigin({ db }: ServerContext, origin: string, key: string | null): Promise<boolean> {
  let query = db.selectFrom('partner_key').select('origins').where('revoked_at', 'is', null)
  if (key !== null) query = query.where('key', '=', key)
  const partners = await query.execute()
  return partners.some((partner) => (JSON.parse(partner.origins) as string[]).includes(origin))
}
