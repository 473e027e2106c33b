import { sessionExpired } from '@dawakit/core/refusals'
import type { Context } from 'hono'
import type { ServerContext } from '../context/server-context.ts'
import { CallError } from '../http/call-error.ts'
import type { Caller } from '../http/define-call.ts'
import { networkOf } from '../limits/network-of.ts'
import { sessionOf } from './session-of.ts'

/** Reads the token. None is a guest; a bad, expired or revoked one is 401, so that the client drops it. */
export async function callerOf(context: ServerContext, c: Context, address: string): Promise<Caller> {
  const forwarded = context.config.isBehindProxy
    ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim()
    : undefined
  const caller: Caller = {
    userId: null,
    sessionId: null,
    address: networkOf(forwarded || address),
    header: (name) => c.req.header(name) ?? null,
  }
  const token = c.req.header('authorization')?.match(/^(?:JWT|Bearer) (.+)$/i)?.[1]
  if (!token) return caller
  const session = await sessionOf(context, token)
  if (!session) throw new CallError(401, sessionExpired)
  return { ...caller, ...session }
}
