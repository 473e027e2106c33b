/** The lines whose product is in the coupon's list; all of them where it is for all. */
export function eligibleLines<Line extends { _id: string }>(
  coupon: { products: readonly string[]; isForAll?: boolean },
  lines: readonly Line[],
): Line[] {
  return lines.filter((line) => coupon.isForAll || coupon.products.includes(line._id))
}
