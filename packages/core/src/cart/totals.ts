import type { OrderTotals } from '../contract/order.ts'
import type { Rupees } from '../contract/product.ts'
import { fromRupees, inRupees, type Paise, paise, sumPaise } from '../money/paise.ts'
import { discountExceedsTotal } from '../refusals/cart.ts'
import { RuleError } from '../refusals/rule-error.ts'

/** A line as the totals need it. */
export interface PricedLine {
  quantity: number
  /** Selling price of one. */
  price: Paise
  /** MRP of one. */
  mrp: Paise
}

/** A line of the contract with its prices in paise. */
export function pricedLine<Line extends { quantity: number; salesPrice: Rupees; purchasedPrice: Rupees }>(
  line: Line,
): Line & PricedLine {
  return { ...line, price: fromRupees(line.salesPrice), mrp: fromRupees(line.purchasedPrice) }
}

/** Price × quantity. */
export function lineTotal(line: Pick<PricedLine, 'quantity' | 'price'>): Paise {
  return paise(line.price * line.quantity)
}

export interface CartTotals {
  /** Sum of price × quantity. */
  subTotal: Paise
  /** MRP total minus selling total, never below 0. */
  savings: Paise
  /** Pieces over all lines. */
  count: number
}

/** @source docs/sources.md#totals */
export function cartTotals(lines: readonly PricedLine[]): CartTotals {
  const subTotal = sumPaise(lines.map(lineTotal))
  const mrpTotal = sumPaise(lines.map((line) => paise(line.mrp * line.quantity)))
  return {
    subTotal,
    savings: paise(Math.max(0, mrpTotal - subTotal)),
    count: lines.reduce((sum, line) => sum + line.quantity, 0),
  }
}

/** {@link OrderTotals} in paise. */
export interface TotalsInPaise {
  subTotal: Paise
  savings: Paise
  discount: Paise
  deliveryFee: Paise
  total: Paise
}

/**
 * Total = sum of price × quantity − coupon discount + delivery fee of the state.
 * @param input.discount - Paise, from 0 to the sub-total.
 * @param input.deliveryFee - Paise, >= 0.
 * @throws {RuleError} `discount-exceeds-total`
 * @source docs/sources.md#totals
 */
export function orderTotals(input: {
  lines: readonly PricedLine[]
  discount: Paise
  deliveryFee: Paise
}): TotalsInPaise {
  const { lines, discount, deliveryFee } = input
  const { subTotal, savings } = cartTotals(lines)
  if (discount > subTotal) throw new RuleError(discountExceedsTotal)
  return { subTotal, savings, discount, deliveryFee, total: paise(subTotal - discount + deliveryFee) }
}

/** The totals as the contract carries them, where the delivery fee is named `deliveryCharge`. */
export function totalsInRupees({ deliveryFee, ...totals }: TotalsInPaise): OrderTotals {
  return inRupees({ ...totals, deliveryCharge: deliveryFee })
}
