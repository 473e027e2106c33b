import type { Refusal } from '@dawakit/core/refusals'
import { CallError } from './call-error.ts'

/** Time for a lock to be let go, for a connection to be made, for a service outside to answer again. */
const RETRY_SECONDS = 2

/** The "no" of a call that needs what is away or held up now: 503, and when to ask again. */
export function comeAgain(message: Refusal): CallError {
  return new CallError(503, message, { headers: { 'Retry-After': String(RETRY_SECONDS) } })
}
