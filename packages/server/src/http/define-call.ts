import type { CallData, CallName } from '@dawakit/core/contract'
import { notYours, type Refusal } from '@dawakit/core/refusals'
import { z } from 'zod'
import type { ServerContext } from '../context/server-context.ts'
import { CallError } from './call-error.ts'

/** Who calls: the token's user, and the network address for limits, of IPv6 the network. */
export interface Caller {
  /** Null for a guest. */
  userId: string | null
  sessionId: string | null
  address: string
  /** Header by name, lower case. */
  header(name: string): string | null
}

/** A signed-in caller. */
export interface SignedInCaller extends Caller {
  userId: string
  sessionId: string
}

export interface Reply<Data> {
  data: Data
  /** @default 'OK' */
  message?: string
  totalCount?: number
  token?: string
  /** @default 200 */
  status?: number
  headers?: Record<string, string>
}

type Auth = 'user' | 'none'
type CallerOf<A extends Auth> = A extends 'user' ? SignedInCaller : Caller

interface CallInput<A extends Auth, Query, Body> extends ServerContext {
  caller: CallerOf<A>
  query: Query
  body: Body
}

/** One call of the API: its schemas validate the request, describe it in openapi.json, and check the answers in tests. */
export interface Call<
  A extends Auth = Auth,
  Name extends CallName = CallName,
  Query = unknown,
  Body = unknown,
> {
  name: Name
  /** One sentence for the API page. */
  summary: string
  /** Groups the API page: the noun. */
  tag: string
  /** 'user': no token is 401. A bad token is 401 on every call. */
  auth: A
  /** What a guest is told. @default 'Login to continue' */
  loginMessage?: Refusal
  query?: z.ZodType<Query>
  /** The body without its `data` wrapper: the kit unwraps `{data: {…}}`. */
  body?: z.ZodType<Body>
  answer: z.ZodType<CallData<Name>>
  /** Bytes of body accepted. @default 1 MB */
  bodyLimit?: number
  handle(input: CallInput<A, Query, Body>): Promise<Reply<CallData<Name>>>
}

/** A call whose types have been checked where it was defined; the app treats them all alike. */
export interface AnyCall extends Omit<Call, 'handle'> {
  handle(input: CallInput<Auth, unknown, unknown>): Promise<Reply<unknown>>
}

export function defineCall<A extends Auth, Name extends CallName, Query = undefined, Body = undefined>(
  call: Call<A, Name, Query, Body>,
): AnyCall {
  // The schemas that produced Query and Body run right before `handle`, and 'user' calls get a signed-in caller.
  return call as unknown as AnyCall
}

/** For zod: the catalogue's sentence as the message. The kit finds its code again. */
export function says(message: Refusal): { error: string } {
  return { error: message.text }
}

/** Nothing is trusted because the body says so: another user's id is 403. */
export function requireSelf(caller: SignedInCaller, userId: string): void {
  if (userId !== caller.userId) throw new CallError(403, notYours)
}

/** An id: any text up to 64 characters. Unknown ones are 404 later. */
export const idSchema = z.string().min(1).max(64)
