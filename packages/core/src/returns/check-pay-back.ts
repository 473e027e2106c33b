import type { Paise } from '../money/paise.ts'
import { payBackNotAllowed, payBackTooMuch } from '../refusals/desk-returns.ts'
import { RuleError } from '../refusals/rule-error.ts'

/** The cash of an order, by its balance. Whole paise. */
export interface CashTaken {
  isCash: boolean
  collected: Paise
  /** What of it has not gone back and is not promised. */
  left: Paise
}

/**
 * Whether cash goes back without a return: the courier took too much, or took what was brought back. Never more than was taken,
 * with all that goes back already.
 *
 * @param amount - Whole paise.
 * @throws {RuleError} `pay-back-not-allowed`, `pay-back-too-much`
 * @source our choice
 */
export function checkPayBack({ isCash, collected, left }: CashTaken, amount: Paise): void {
  if (!isCash || collected === 0) throw new RuleError(payBackNotAllowed)
  if (amount <= 0 || amount > left) throw new RuleError(payBackTooMuch)
}
