/** Less than any price is exact to, and more than a half can lack: 1.005 is a little less than it says. */
const HALF = 1e-7

/**
 * Written out, not by `Intl.NumberFormat`: its first use in a page costs a slow phone 30 ms, and each page has one.
 * The grouping of en-IN is threes, then twos.
 */
function formatRupees(rupees: number, decimals: number): string {
  const digits = (Math.abs(rupees) + HALF).toFixed(decimals)
  return `${rupees < 0 ? '-' : ''}₹${digits.replace(/\B(?=(\d\d)*\d{3}(\.|$))/g, ',')}`
}

/**
 * A price as the cards show it: whole rupees, halves rounded up, Indian grouping: `₹1,23,457`.
 * @param rupees - As the contract carries them.
 * @source docs/sources.md#price-formats
 */
export const formatCardPrice = (rupees: number): string => formatRupees(rupees, 0)

/**
 * A price as the detail page, cart and invoice show it: 2 decimals, Indian grouping: `₹1,23,456.70`.
 * @param rupees - As the contract carries them.
 * @source docs/sources.md#price-formats
 */
export const formatDetailPrice = (rupees: number): string => formatRupees(rupees, 2)
