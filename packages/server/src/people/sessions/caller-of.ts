import { sessionExpired } from '@dawakit/core/refusals'
import type { Context } from 'hono'
import type { ServerContext } from '../../ground/context/server-context.ts'
import { CallError } from '../../ground/http/call-error.ts'
import type { Caller, Through } from '../../ground/http/define-call.ts'
import { foreignOrigin } from '../../ground/http/origins.ts'
import { networkOf } from '../../ground/limits/network-of.ts'
import { visitorAddress } from '../../ground/limits/visitor-address.ts'
import { sessionOf } from './session-of.ts'

function throughOf(context: ServerContext, c: Context): Through | null {
  const key = c.req.header('x-dawakit-key')
  return key ? { key, origin: foreignOrigin(context, c) } : null
}

/** Reads the token. None is a guest; a bad, expired or revoked one is 401, so that the client drops it. */
export async function callerOf(context: ServerContext, c: Context, address: string): Promise<Caller> {
  const { trustedProxies } = context.config
  const caller: Caller = {
    userId: null,
    sessionId: null,
    partner: null,
    through: throughOf(context, c),
    address: networkOf(visitorAddress(address, c.req.header('x-forwarded-for'), trustedProxies)),
    header: (name) => c.req.header(name) ?? null,
  }
  const token = c.req.header('authorization')?.match(/^(?:JWT|Bearer) (.+)$/i)?.[1]
  if (!token) return caller
  const session = await sessionOf(context, token, caller.through)
  if (!session) throw new CallError(401, sessionExpired)
  return { ...caller, ...session }
}
