import type { PaymentStatus } from '../contract/order.ts'
import type { Paise } from '../money/paise.ts'
import { isPaid } from '../order/payment-transition.ts'
import { payBackNotAllowed, payBackTooMuch } from '../refusals/returns.ts'
import { RuleError } from '../refusals/rule-error.ts'

/** An order, as far as money of it can go back by hand. */
export interface CashTaken {
  isCash: boolean
  paymentStatus: PaymentStatus
  /** Whole paise that it cost. */
  total: Paise
  /** Whole paise that go back by hand already, or went. */
  before: Paise
}

/**
 * Whether cash goes back without a return: the courier took too much, or took what was brought back. Never more than the order
 * cost, with all that goes back already.
 *
 * @param amount - Whole paise.
 * @throws {RuleError} `pay-back-not-allowed`, `pay-back-too-much`
 * @source our choice
 */
export function checkPayBack({ isCash, paymentStatus, total, before }: CashTaken, amount: Paise): void {
  if (!isCash || !isPaid(paymentStatus)) throw new RuleError(payBackNotAllowed)
  if (amount <= 0 || before + amount > total) throw new RuleError(payBackTooMuch)
}
