/** The lines whose product is in the coupon's list. */
export function eligibleLines<Line extends { _id: string }>(
  coupon: { products: readonly string[] },
  lines: readonly Line[],
): Line[] {
  const eligible = new Set(coupon.products)
  return lines.filter((line) => eligible.has(line._id))
}
