import type { CallData, CallName, CallInput as ContractInput } from '@dawakit/core/contract'
import { notYours, type Refusal } from '@dawakit/core/refusals'
import type { z } from 'zod'
import type { ServerContext } from '../context/server-context.ts'
import type { Conforms, MaybeSchema, Parsed } from '../contract/conforms.ts'
import { CallError } from './call-error.ts'

/** The partner's key that a request brings, and the origin of the page. */
export interface Through {
  key: string
  /** Null where the request names none, or the shop's own. */
  origin: string | null
}

/** The partner of a session that was opened on a partner's page. */
export interface Partner extends Through {
  /** Signed in so lately that saved addresses and prescriptions may be shown. */
  isFresh: boolean
}

/** Who calls: the token's user, and the network address for limits, of IPv6 the network. */
export interface Caller {
  /** Null for a guest. */
  userId: string | null
  sessionId: string | null
  /** Of the session; null in the store's own, and for a guest. */
  partner: Partner | null
  /** What a session that is opened now is bound to. */
  through: Through | null
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
  headers?: Record<string, string | string[]>
}

type Auth = 'user' | 'none'
type CallerOf<A extends Auth> = A extends 'user' ? SignedInCaller : Caller

interface CallInput<A extends Auth, Query, Body> extends ServerContext {
  caller: CallerOf<A>
  query: Query
  body: Body
}

/** What describes a call, whichever it is. */
interface CallFacts<A extends Auth, Name extends CallName> {
  name: Name
  /** One sentence for the API page. */
  summary: string
  /** Groups the API page: the noun. */
  tag: string
  /** 'user': no token is 401. A bad token is 401 on every call. */
  auth: A
  /**
   * Whether a session of a partner's page may use it: docs/trust.md. Where it may not, a call of a customer's own is 403,
   * and one for everybody answers as to a guest.
   *
   * @default false
   */
  isForPartners?: boolean
  /**
   * Whether a guest's answer may be some seconds behind what was written: `db` reads from a replica then. Whoever is signed
   * in finds what they wrote.
   *
   * @default false
   */
  mayLag?: boolean
  /** What a guest is told. @default 'Login to continue' */
  loginMessage?: Refusal
}

/** One call of the API: its schemas validate the request, describe it in openapi.json, and check the answers in tests. */
export interface Call<
  A extends Auth,
  Name extends CallName,
  Query extends MaybeSchema,
  Body extends MaybeSchema,
  Answer extends z.ZodType,
> extends CallFacts<A, Name> {
  query?: Query
  /** The body without its `data` wrapper: the kit unwraps `{data: {…}}`. */
  body?: Body
  answer: Answer
  handle(input: CallInput<A, Parsed<Query>, Parsed<Body>>): Promise<Reply<CallData<Name>>>
}

/** A call whose types have been checked where it was defined; the app treats them all alike. */
export interface AnyCall extends CallFacts<Auth, CallName> {
  query?: MaybeSchema
  body?: MaybeSchema
  answer: z.ZodType
  handle(input: CallInput<Auth, unknown, unknown>): Promise<Reply<unknown>>
}

export function defineCall<
  A extends Auth,
  Name extends CallName,
  Answer extends z.ZodType,
  Query extends MaybeSchema = undefined,
  Body extends MaybeSchema = undefined,
>(
  call: Call<A, Name, Query, Body, Answer> &
    Conforms<ContractInput<Name>, CallData<Name>, Query, Body, Answer>,
): AnyCall {
  // The schemas that produced query and body run right before `handle`, and 'user' calls get a signed-in caller.
  return { ...call, handle: (input) => call.handle(input as never) }
}

/** For zod: the catalogue's sentence as the message. The kit finds its code again. */
export function says(message: Refusal): { error: string } {
  return { error: message.text }
}

/** Nothing is trusted because the body says so: another user's id is 403. */
export function requireSelf(caller: SignedInCaller, userId: string): void {
  if (userId !== caller.userId) throw new CallError(403, notYours)
}
