import type { CallData, CallInput, CallName, User, Wrapped } from '@dawakit/core/contract'
import type { FormRefusal } from '@dawakit/core/customer'
import type { Refusal } from '@dawakit/core/refusals'
import type { ContractState } from '../contract-state.ts'
import type { Checks } from './checks.ts'

type QueryOf<Name extends CallName> = NonNullable<CallInput<Name>['query']>
type Bare<Body> = Body extends Wrapped<infer Data> ? Data : Body
/** The body of a call without its `data` wrapper. */
export type BodyOf<Name extends CallName> = Bare<NonNullable<CallInput<Name>['body']>>

/** A call as it arrived. */
export interface RecordedRequest<Name extends CallName = CallName> {
  method: string
  /** Below the API's base, e.g. `/get/product`. */
  path: string
  query: Record<string, string>
  body: CallInput<Name>['body']
  headers: Headers
}

export interface RouteContext<Name extends CallName = CallName> extends RecordedRequest<Name> {
  state: ContractState
  /** The body without its `data` wrapper. */
  asked: BodyOf<Name>
  /** The signed-in user, or a 401. */
  user(): User
  /** The signed-in user, who must be the one of that id, or a 403. */
  self(id: string | undefined): User
  /** Answers an error of the catalogue. */
  fail(status: number, refusal: Refusal, more?: object): never
  /** Answers what a form's rule has against it, if anything. */
  refuse(refusal: FormRefusal | null): void
}

export interface Answer<Data> {
  data: Data
  message?: string
  token?: string
  totalCount?: number
}
/** What a call is answered: `data`, or more of the envelope. */
export type RouteAnswer = Answer<unknown> | Response

/** How one call is answered. Who asks, and the shape of what is asked, is looked at before. */
export type Route<Name extends CallName> = {
  /** What a guest is told; without it the call is everybody's. */
  login?: Refusal
  answer(context: RouteContext<Name>): Answer<CallData<Name>>
} & ([QueryOf<Name>] extends [never] ? object : { query: Checks<QueryOf<Name>> }) &
  ([BodyOf<Name>] extends [never] ? object : { body: Checks<BodyOf<Name>> })

export type Routes<Name extends CallName> = { [Each in Name]: Route<Each> }
/** For what several calls share. */
export type AnyContext = Pick<RouteContext, 'state' | 'query' | 'headers' | 'user' | 'self' | 'fail'>
