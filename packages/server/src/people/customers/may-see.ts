import { continueOnStore, freshCodeNeeded } from '@dawakit/core/refusals'
import { CallError } from '../../ground/http/call-error.ts'
import type { Partner } from '../../ground/http/define-call.ts'

/** Of a customer: the store's own where there is no partner. */
export interface SeeingSession {
  sessionId: string
  partner: Pick<Partner, 'isFresh'> | null
}

/**
 * Whether a session may see a saved address or prescription. One of a partner's page does so for a while after its
 * sign-in; what it brought itself, always.
 */
export function maySee({ sessionId, partner }: SeeingSession, row: { session_id: string | null }): boolean {
  return !partner || partner.isFresh || row.session_id === sessionId
}

/** @throws {CallError} 403 `fresh-code-needed` */
export function requireSeen(session: SeeingSession, row: { session_id: string | null } | undefined): void {
  if (row && !maySee(session, row)) throw new CallError(403, freshCodeNeeded)
}

/**
 * Holds a session of a partner's page to what it brought itself: what the store keeps is changed and deleted in the store
 * alone, however lately the customer has signed in there.
 *
 * @throws {CallError} 403 `continue-on-store`
 */
export function requireBrought(
  { sessionId, partner }: SeeingSession,
  row: { session_id: string | null } | undefined,
): void {
  if (row && partner && row.session_id !== sessionId) throw new CallError(403, continueOnStore)
}
