import type { ReturnState } from '../contract/order-work.ts'
import { returnNotAllowed } from '../refusals/returns.ts'
import { RuleError } from '../refusals/rule-error.ts'

/** What comes after what. An approved return whose parcel never came is declined. */
const NEXT: Record<ReturnState, readonly ReturnState[]> = {
  requested: ['approved', 'declined', 'withdrawn'],
  approved: ['received', 'declined', 'withdrawn'],
  received: ['closed'],
  declined: [],
  withdrawn: [],
  closed: [],
}

export const canMoveReturn = (from: ReturnState, to: ReturnState): boolean => NEXT[from].includes(to)

/** @throws {RuleError} `return-not-allowed` */
export function checkReturnMove(from: ReturnState, to: ReturnState): void {
  if (!canMoveReturn(from, to)) throw new RuleError(returnNotAllowed)
}

/** Returns that are not over: their pieces cannot be returned once more. */
export const isReturnOpen = (state: ReturnState): boolean => NEXT[state].length > 0
