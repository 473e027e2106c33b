const wholeRupees = /* @__PURE__ */ new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
})
const exactRupees = /* @__PURE__ */ new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
})

/**
 * A price as the cards show it: whole rupees, halves rounded up, Indian grouping: `₹1,23,457`.
 * @param rupees - As the contract carries them.
 * @source docs/sources.md#price-formats
 */
export function formatCardPrice(rupees: number): string {
  return wholeRupees.format(rupees)
}

/**
 * A price as the detail page, cart and invoice show it: 2 decimals, Indian grouping: `₹1,23,456.70`.
 * @param rupees - As the contract carries them.
 * @source docs/sources.md#price-formats
 */
export function formatDetailPrice(rupees: number): string {
  return exactRupees.format(rupees)
}
