import type { ReturnState } from '../contract/order-work.ts'
import { isReturnOpen } from './return-state.ts'

/** Pieces of a line in one return. */
export interface ReturnedPieces {
  state: ReturnState
  quantity: number
  /** Null until it came. */
  receivedQuantity: number | null
  refundedQuantity: number | null
}

/**
 * How many pieces of a line may be returned: those that were delivered, without what came back, what was refunded, and
 * what is in a return under way.
 */
export function piecesLeft(supplied: number, returned: readonly ReturnedPieces[]): number {
  const gone = returned.map(({ state, quantity, receivedQuantity, refundedQuantity }) => {
    if (isReturnOpen(state)) return quantity
    return state === 'closed' ? Math.max(receivedQuantity ?? 0, refundedQuantity ?? 0) : 0
  })
  return Math.max(supplied - gone.reduce((sum, pieces) => sum + pieces, 0), 0)
}
