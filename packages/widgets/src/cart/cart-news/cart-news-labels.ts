import type { Labels } from '@dawakit/core/language'

/** What is said, and not shown, of a cart that changes. */
export const cartNewsLabels = {
  added: (name: string): string => `${name} added to the cart`,
  removed: (name: string): string => `${name} removed from the cart`,
  counted: (name: string, quantity: number): string => `${quantity} of ${name} in the cart`,
} as const satisfies Labels
