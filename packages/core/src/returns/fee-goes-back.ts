import type { ReturnKind } from '../contract/order-work.ts'
import { isOurFault } from './return-until.ts'

/** Pieces of a line that were refunded by one return. */
export interface RefundedPieces {
  lineNo: number
  kind: ReturnKind
  refunded: number
}

/**
 * Whether the delivery fee of an order goes back: nothing of it has reached its customer in order. All that is supplied came
 * damaged or wrong, or never came, over all its returns. Else it stays, whatever the way of paying: something was delivered
 * for it.
 *
 * @param lines - Pieces that are supplied.
 * @param refunded - By all returns, the one that is judged now among them.
 * @source docs/sources.md#delivery-fee-back
 */
export function feeGoesBack(
  lines: readonly { lineNo: number; supplied: number }[],
  refunded: readonly RefundedPieces[],
): boolean {
  const faulty = refunded.filter(({ kind }) => isOurFault(kind))
  if (faulty.length === 0) return false
  return lines.every(({ lineNo, supplied }) => {
    const own = faulty.filter((pieces) => pieces.lineNo === lineNo)
    return own.reduce((sum, pieces) => sum + pieces.refunded, 0) >= supplied
  })
}
