import { jsonOnly } from '@dawakit/core/refusals'
import type { Context } from 'hono'
import { CallError } from './call-error.ts'

/**
 * What a page of another site may send without asking first (a form, plain text) is no call of ours.
 * @throws {CallError} 415 for a body that says to be anything but JSON
 */
export function requireJson(c: Context): void {
  const type = c.req.header('content-type')?.split(';', 1)[0]?.trim().toLowerCase()
  if (type && type !== 'application/json') throw new CallError(415, jsonOnly)
}
