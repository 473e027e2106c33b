import { notFound } from '@dawakit/core/refusals'
import type { MiddlewareHandler } from 'hono'
import { CallError } from './call-error.ts'

/**
 * What every answer carries: its type is what it says, and what is said to one customer stays in no cache. Answers
 * that differ by customer, change something or hold a token are private; a guest's GET is everybody's.
 */
export const protectAnswers: MiddlewareHandler = async (c, next) => {
  // No id and no name has it, and PostgreSQL cannot be asked about it.
  if (c.req.path.includes('\0')) throw new CallError(404, notFound)
  await next()
  const { headers } = c.res
  headers.set('X-Content-Type-Options', 'nosniff')
  const isPrivate = c.req.method !== 'GET' || c.req.header('authorization') !== undefined
  if (!headers.has('Cross-Origin-Resource-Policy')) {
    // Elements on a page that may not read an answer ask blindly whether there is one. No cookie is anybody's key here.
    headers.set('Cross-Origin-Resource-Policy', isPrivate ? 'same-origin' : 'cross-origin')
  }
  if (isPrivate && !headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store')
}
