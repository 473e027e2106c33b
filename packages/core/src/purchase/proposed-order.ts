/** What of a product decides how many are ordered, in packs. */
export interface Moving {
  /** In the last {@link SOLD_DAYS} days. */
  sold: number
  /** What can be bought now. */
  onHand: number
  /** Ordered and not come. */
  onWay: number
  /** Below so many somebody is to be told. */
  stockAlert: number
}

/** Days that are looked back. Our choice: a month is what most wholesalers of medicines give credit for. */
export const SOLD_DAYS = 30

/** Lines of one order to a supplier. Our choice: it is written, read and printed whole. */
export const SUPPLIER_ORDER_LINES_MAX = 1000

/**
 * Packs to order, so that there is as much as was sold in 30 days, and no less than the alert asks for: none where what is there and
 * on the way is as many.
 */
export function proposedOrder({ sold, onHand, onWay, stockAlert }: Moving): number {
  if (sold === 0 && onHand + onWay >= stockAlert) return 0
  return Math.max(0, Math.max(sold, stockAlert) - onHand - onWay)
}
