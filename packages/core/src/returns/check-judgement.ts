import type { ReturnJudgement, ReturnKind } from '../contract/order-work.ts'
import { damagedNotRestocked, judgementMissing } from '../refusals/desk-returns.ts'
import { returnQuantityNotRight } from '../refusals/returns.ts'
import { RuleError } from '../refusals/rule-error.ts'

/** A line of a return that has come, and what was decided of it. */
export interface JudgedPieces {
  /** Asked for. */
  quantity: number
  received: number
  /** Null where nothing has come. */
  judgement: ReturnJudgement | null
  /** Pieces that are refunded. */
  refunded: number
}

/**
 * Whether a return may be judged so. What is damaged or wrong is refunded whether or not it came back (it may be missing);
 * anything else only as far as it came. A damaged pack is never sold again.
 *
 * @throws {RuleError} `return-quantity-not-right`, `judgement-missing`, `damaged-not-restocked`
 */
export function checkJudgement(kind: ReturnKind, lines: readonly JudgedPieces[]): void {
  for (const { quantity, received, judgement, refunded } of lines) {
    const most = kind === 'damaged' || kind === 'wrong' ? quantity : Math.min(quantity, received)
    if (!Number.isInteger(refunded) || refunded < 0 || refunded > most) {
      throw new RuleError(returnQuantityNotRight)
    }
    if (received > 0 && judgement === null) throw new RuleError(judgementMissing)
    if (kind === 'damaged' && judgement === 'restock') throw new RuleError(damagedNotRestocked)
  }
}
