import { deskLogin, notFound, originNotAllowed } from '@dawakit/core/refusals'
import type { MiddlewareHandler } from 'hono'
import type { ServerContext } from '../context/server-context.ts'
import { CallError } from '../http/call-error.ts'

/**
 * Who may come as far as a call of the desk. Its cookie goes with whatever a browser sends to the desk's origin, so a change
 * is taken from a page of that origin alone, and an answer is given to no page of another: not to one of the same site, either.
 */
export function deskDoor({ config }: Pick<ServerContext, 'config'>): MiddlewareHandler {
  return async (c, next) => {
    c.header('Cache-Control', 'no-store')
    c.header('Cross-Origin-Resource-Policy', 'same-origin')
    if (config.deskUrl === null) throw new CallError(404, notFound)
    // A customer's token, or an operator's, is nobody's key here.
    if (c.req.header('authorization') !== undefined) throw new CallError(401, deskLogin)
    const isReading = c.req.method === 'GET' || c.req.method === 'HEAD'
    const origin = c.req.header('origin')
    const isOwn = origin === undefined ? isReading : origin === new URL(config.deskUrl).origin
    const site = c.req.header('sec-fetch-site') ?? 'none'
    if (!isOwn || (site !== 'same-origin' && site !== 'none')) throw new CallError(403, originNotAllowed)
    await next()
  }
}
