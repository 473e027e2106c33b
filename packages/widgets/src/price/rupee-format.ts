const formats = [0, 2].map(
  (digits) =>
    new Intl.NumberFormat('en-IN', {
      style: 'currency',
      currency: 'INR',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    }),
)

/** '₹1,250': as the cards show it. @param rupees - Rupees, rounded half up. */
export const wholeRupees = (rupees: number): string => formats[0]?.format(rupees) ?? ''
/** '₹1,249.50': as product page, cart and checkout show it. */
export const exactRupees = (rupees: number): string => formats[1]?.format(rupees) ?? ''
