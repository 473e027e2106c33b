import type { PrescriptionRequestState } from '../contract/order-work.ts'
import { nothingPrepared, prescriptionRequestClosed } from '../refusals/prescription-request.ts'
import type { Refusal } from '../refusals/refusal.ts'

/** Where a request may go from each state. What was prepared may be prepared anew until it is ordered. */
const MOVES = {
  waiting: ['asked', 'prepared', 'declined', 'withdrawn'],
  asked: ['waiting', 'prepared', 'declined', 'withdrawn'],
  prepared: ['prepared', 'ordered', 'declined', 'withdrawn'],
  ordered: [],
  declined: [],
  withdrawn: [],
} as const satisfies Record<PrescriptionRequestState, readonly PrescriptionRequestState[]>

/** @returns whether an order by prescription may go from one state to another. @source our choice */
export function canMoveRequest(from: PrescriptionRequestState, to: PrescriptionRequestState): boolean {
  const moves: readonly PrescriptionRequestState[] = MOVES[from]
  return moves.includes(to)
}

/** @returns whether anything can still become of it. */
export const isOpenRequest = (state: PrescriptionRequestState): boolean => MOVES[state].length > 0

/**
 * Why a request may not go to another state.
 * @returns `prescription-request-closed` of one that has ended, `nothing-prepared` where a move is not its next; null when
 * it may.
 */
export function requestMoveRefusal(
  from: PrescriptionRequestState,
  to: PrescriptionRequestState,
): Refusal | null {
  if (canMoveRequest(from, to)) return null
  return isOpenRequest(from) ? nothingPrepared : prescriptionRequestClosed
}
