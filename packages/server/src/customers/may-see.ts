import { freshCodeNeeded } from '@dawakit/core/refusals'
import { CallError } from '../http/call-error.ts'
import type { SignedInCaller } from '../http/define-call.ts'

type Session = Pick<SignedInCaller, 'sessionId' | 'partner'>

/**
 * Whether a session may see a saved address or prescription. One of a partner's page does so for a while after its
 * sign-in; what it brought itself, always.
 */
export function maySee({ sessionId, partner }: Session, row: { session_id: string | null }): boolean {
  return !partner || partner.isFresh || row.session_id === sessionId
}

/** @throws {CallError} 403 `fresh-code-needed` */
export function requireSeen(session: Session, row: { session_id: string | null } | undefined): void {
  if (row && !maySee(session, row)) throw new CallError(403, freshCodeNeeded)
}
