import type { FormRefusal } from '@dawakit/core/customer'
import { type Refusal, tooManyRequests } from '@dawakit/core/refusals'
import { CallError } from './call-error.ts'

/** Turns a form's refusal into the call's. @throws {CallError} 400 unless there is none */
export function refuse(refusal: FormRefusal | null): void {
  if (!refusal) return
  const { message, fields } = refusal
  throw new CallError(400, message, {
    fields: Object.fromEntries(fields.map((name) => [name, message.text])),
  })
}

/**
 * 429 with Retry-After.
 * @param retryAt - Epoch milliseconds.
 */
export function tooMany(retryAt: number, now: number, message: Refusal = tooManyRequests): CallError {
  const seconds = Math.max(1, Math.ceil((retryAt - now) / 1000))
  return new CallError(429, message, { headers: { 'Retry-After': String(seconds) } })
}
