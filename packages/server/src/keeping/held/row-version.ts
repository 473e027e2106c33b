import { createHash } from 'node:crypto'
import { keptChanged } from '@dawakit/core/refusals'
import { CallError } from '../../ground/http/call-error.ts'

/** Another one whenever one of the facts is. */
export function rowVersion(facts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 16)
}

/**
 * @param seen - The version that somebody has seen.
 * @param now - How it stands, for who was second.
 * @throws {CallError} 409 `kept-changed`
 */
export function requireSeen(version: string, seen: string | undefined, now?: unknown): void {
  if (version !== seen) throw new CallError(409, keptChanged, now === undefined ? {} : { data: now })
}
