import { AsyncLocalStorage } from 'node:async_hooks'
import type { Span } from './tracing/tracing.ts'
import type { Watch } from './watch.ts'

/** What a piece of work belongs to: a request, or a worker's round. */
export interface Scope {
  watch: Watch
  /** Null in a worker's round. */
  requestId: string | null
  /** Null where nobody traces. */
  span: Span | null
}

const scopes = new AsyncLocalStorage<Scope>()

/** Does the work, and whatever follows from it, as a part of `scope`. */
export function inScope<Result>(scope: Scope, work: () => Result): Result {
  return scopes.run(scope, work)
}

export const currentScope = (): Scope | undefined => scopes.getStore()
