import type { ErrorEnvelope } from '@dawakit/core/contract'
import * as refusals from '@dawakit/core/refusals'
import type { Context } from 'hono'
import type { ServerContext } from '../context/server-context.ts'
import { DatabaseUnavailable } from '../database/database-unavailable.ts'
import { ProviderError } from '../providers/provider-error.ts'
import { routeOf } from '../watching/route-of.ts'
import { currentScope } from '../watching/scope.ts'
import { CallError, statusOf } from './call-error.ts'
import { comeAgain } from './come-again.ts'
import type { AnyCall, Caller, Reply } from './define-call.ts'
import { HungUp } from './read-body.ts'
import { readJson, unwrap, validate } from './read-request.ts'
import { requireJson } from './require-json.ts'
import { writeReply } from './write-reply.ts'

/** Parses, validates, authorises, runs one call and writes the envelope. */
export async function serveCall(
  context: ServerContext,
  call: AnyCall,
  c: Context,
  caller: Caller,
): Promise<Response> {
  if (c.req.method !== 'GET') requireJson(c)
  guard(call, caller)
  const query = call.query ? c.req.query() : undefined
  const body = call.body ? await readJson(c) : undefined
  const reply = await runCall(context, call, caller, { query, body })
  return writeReply(c, reply)
}

/**
 * One call, past HTTP: authorised, validated and handled.
 *
 * @throws {CallError} whatever the call says no with
 */
export async function runCall(
  context: ServerContext,
  call: AnyCall,
  caller: Caller,
  input: { query?: unknown; body?: unknown },
): Promise<Reply<unknown>> {
  guard(call, caller)
  const query = call.query ? validate(call.query, input.query) : undefined
  const body = call.body ? validate(call.body, unwrap(input.body)) : undefined
  const isGuest = caller.partner !== null && !call.isForPartners
  const seen = isGuest ? { ...caller, userId: null, sessionId: null, partner: null } : caller
  const db = call.mayLag && seen.userId === null ? context.lagging.db : context.db
  return call.handle({ ...context, db, caller: seen as never, query, body })
}

function guard(call: AnyCall, caller: Caller): void {
  if (call.auth === 'user' && caller.userId === null) {
    throw new CallError(401, call.loginMessage ?? refusals.loginRequired)
  }
  if (call.auth === 'user' && caller.partner && !call.isForPartners) {
    throw new CallError(403, refusals.continueOnStore)
  }
}

/**
 * Turns whatever was thrown into the failure envelope. What we work with is away: logged by its reason, and 503. Unknown
 * errors are logged with their stack and answered as ours.
 */
export function serveError(context: ServerContext, error: unknown, c: Context): Response {
  const { method } = c.req
  const known = asCallError(error)
  if (error instanceof HungUp) context.log.debug({ method, route: routeOf(c) }, 'caller hung up')
  else if (!known || isUnavailable(error)) context.watch.failed(error, { method, route: routeOf(c) })
  const failure = known ?? new CallError(500, refusals.somethingWentWrong)
  const envelope: ErrorEnvelope = {
    key: 'error',
    message: failure.message,
    code: failure.code,
    ...(failure.fields ? { fields: failure.fields } : {}),
    ...(failure.newUser ? { newUser: true as const } : {}),
    ...(failure.data === undefined ? {} : { data: failure.data }),
    ...requestIdOf(failure),
  }
  return c.json(envelope, failure.status as 400, failure.headers)
}

/** Of what went wrong with us: by it the log is found. */
function requestIdOf({ status }: CallError): Pick<ErrorEnvelope, 'requestId'> {
  const requestId = status >= 500 && currentScope()?.requestId
  return requestId ? { requestId } : {}
}

/** What was thrown as the API's "no"; null for what went wrong. */
export function asCallError(error: unknown): CallError | null {
  if (error instanceof CallError) return error
  if (error instanceof refusals.RuleError) {
    return new CallError(statusOf(error), { code: error.code, text: error.message })
  }
  if (isUnavailable(error)) {
    return comeAgain(refusals.shopIsBusy)
  }
  return null
}

/** What the shop works with is away or held up. Where a call can do without it, it has caught this itself. */
function isUnavailable(error: unknown): error is DatabaseUnavailable | ProviderError {
  return error instanceof DatabaseUnavailable || error instanceof ProviderError
}
