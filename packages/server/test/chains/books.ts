/**
 * What an order's money must come to, reckoned by who stands outside: from prices and what was done, never from a sum that
 * the server has answered. Amounts in paise; parts of a paisa stay parts.
 */
export interface BookLine {
  price: number
  /** What is supplied now. */
  supplied: number
  isInCoupon: boolean
  /** Pieces that are with the customer for good. */
  kept: number
  /** Pieces that came back against a restocking charge of a fifth. */
  restocked: number
}

export interface Books {
  lines: BookLine[]
  couponPercent: number
  fee: number
  /** What couriers took at the door. */
  door: number
  /** What was sent back by hand. */
  sent: number
  /** Partial values that were rounded on the way: each may be off by a paisa. */
  roundings: number
  /** Money went back that no return, cancellation or shortage explains. */
  isGenerous: boolean
  /** Pieces that came damaged or wrong, and were paid back. */
  faulty: number
}

const RESTOCKING = 0.2

function priceOf(line: BookLine, couponPercent: number): number {
  return line.isInCoupon ? line.price * (1 - couponPercent / 100) : line.price
}

/** What the shop may keep of an order in which nothing is open any more. */
export function idealKept({ lines, couponPercent, fee }: Books): number {
  // The fee is owed where anything reached the customer in order.
  const hasArrived = lines.some(({ kept, restocked }) => kept + restocked > 0)
  const goods = lines.reduce((sum, line) => {
    const price = priceOf(line, couponPercent)
    return sum + price * line.kept + price * line.restocked * RESTOCKING
  }, 0)
  return goods + (hasArrived ? fee : 0)
}
