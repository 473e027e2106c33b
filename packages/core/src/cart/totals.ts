import type { OrderTotals } from '../contract/order.ts'
import { discountExceedsTotal } from '../messages/errors.ts'
import { RuleError } from '../messages/rule-error.ts'
import { fromRupees, type Paise, paise, sumPaise, toRupees } from '../money/paise.ts'

/** A line as the totals need it; prices in rupees, as the contract carries them. */
export interface PricedLine {
  quantity: number
  salesPrice: number
  purchasedPrice: number
}

/** salesPrice × quantity, in paise. */
export function lineTotal(line: Pick<PricedLine, 'quantity' | 'salesPrice'>): Paise {
  return paise(fromRupees(line.salesPrice) * line.quantity)
}

export interface CartTotals {
  /** Sum of salesPrice × quantity. */
  subTotal: Paise
  /** MRP total minus selling total, never below 0. */
  savings: Paise
  /** Pieces over all lines. */
  count: number
}

/** @source docs/sources.md#totals */
export function cartTotals(lines: readonly PricedLine[]): CartTotals {
  const subTotal = sumPaise(lines.map(lineTotal))
  const mrpTotal = sumPaise(lines.map((line) => paise(fromRupees(line.purchasedPrice) * line.quantity)))
  return {
    subTotal,
    savings: paise(Math.max(0, mrpTotal - subTotal)),
    count: lines.reduce((sum, line) => sum + line.quantity, 0),
  }
}

/** {@link OrderTotals} in paise. */
export type TotalsInPaise = Record<keyof OrderTotals, Paise>

/**
 * Total = sum of price × quantity − coupon discount + shipping fee of the state.
 * @param input.discount - Paise, from 0 to the sub-total.
 * @param input.deliveryCharge - Paise, >= 0.
 * @throws {RuleError} `discount-exceeds-total`
 * @source docs/sources.md#totals
 */
export function orderTotals(input: {
  lines: readonly PricedLine[]
  discount: Paise
  deliveryCharge: Paise
}): TotalsInPaise {
  const { lines, discount, deliveryCharge } = input
  const { subTotal, savings } = cartTotals(lines)
  if (discount > subTotal) throw new RuleError(discountExceedsTotal)
  return { subTotal, savings, discount, deliveryCharge, total: paise(subTotal - discount + deliveryCharge) }
}

/** The totals as the contract carries them. */
export function totalsInRupees(totals: TotalsInPaise): OrderTotals {
  return {
    subTotal: toRupees(totals.subTotal),
    savings: toRupees(totals.savings),
    discount: toRupees(totals.discount),
    deliveryCharge: toRupees(totals.deliveryCharge),
    total: toRupees(totals.total),
  }
}
