import { loginRequired } from '@dawakit/core/refusals'
import type { Context } from 'hono'
import type { ServerContext } from '../../ground/context/server-context.ts'
import { CallError } from '../../ground/http/call-error.ts'
import type { SignedInCaller } from '../../ground/http/define-call.ts'
import { callerOf } from './caller-of.ts'

/** Who calls a route that is no JSON call and is not for guests. @throws {CallError} 401 `login-required` */
export async function signedInCaller(context: ServerContext, c: Context): Promise<SignedInCaller> {
  const caller = await callerOf(context, c, c.env.address)
  if (caller.userId === null || caller.sessionId === null) throw new CallError(401, loginRequired)
  return { ...caller, userId: caller.userId, sessionId: caller.sessionId }
}
