/** Percent off the MRP, whole, as the contract shows it. */
export function discountOf(mrpPaise: number, pricePaise: number): string {
  return mrpPaise === 0 ? '0' : String(Math.round(((mrpPaise - pricePaise) * 100) / mrpPaise))
}
