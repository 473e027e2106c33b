import type { Says } from './says.ts'
import { codeIn, kindOf, stackOf } from './stack-of.ts'
import type { Place } from './watch.ts'

/** An error that says: what the shop works with is away or held up. Its message names no value. */
interface Unavailable extends Error {
  readonly isUnavailable: true
}

const isUnavailable = (error: unknown): error is Unavailable =>
  error instanceof Error && 'isUnavailable' in error && error.isUnavailable === true

/** What we work with is away: by its reason. Anything else by its stack, without its message, which can carry values. */
export function sayFailure(
  log: Says,
  error: unknown,
  where: Place & { requestId?: string | undefined },
): void {
  if (isUnavailable(error)) {
    log.warn({ ...where, reason: error.message, code: codeIn(error.cause) }, 'unavailable')
  } else {
    log.error({ ...where, kind: kindOf(error), code: codeIn(error), stack: stackOf(error) }, 'call failed')
  }
}
