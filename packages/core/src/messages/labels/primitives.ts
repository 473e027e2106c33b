/** Words of the small parts, which the widgets share. */
export const priceLabels = { bestPrice: 'Best Price', mrp: 'MRP', percentOff: '% Off' } as const
export const ratingLabels = {
  /** @param value - 0 to 5, at most 1 decimal */
  outOfFive: (value: number): string => `${value} out of 5 stars`,
  ratings: 'ratings',
} as const
export const quantityStepperLabels = {
  quantity: (product: string): string => `Quantity of ${product}`,
  more: (product: string): string => `One more of ${product}`,
  fewer: (product: string): string => `One fewer of ${product}`,
} as const
export const mobileLabels = {
  countryCode: '+91',
  /** @param mobileNumber - Its 10 digits */
  full: (mobileNumber: string): string => `+91 ${mobileNumber}`,
} as const
export const dialogLabels = { close: 'Close' } as const
export const noticesLabels = { dismiss: 'Dismiss' } as const
