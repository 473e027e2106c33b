import type { Labels } from '@dawakit/core/language'

/** What ordering again says. */
export const orderAgainLabels = {
  again: 'Order again',
  againOf: (orderNumber: string) => `Order again: ${orderNumber}`,
  title: (orderNumber: string) => `Order ${orderNumber} again`,
  /** @param had - Products that are in the cart now, of `all` that were ordered. */
  inCart: (had: number, all: number) =>
    had === all
      ? `${all === 1 ? 'The product is' : `All ${all} products are`} in your cart.`
      : `${had} of ${all} products are in your cart.`,
  none: 'Nothing of this order can be had now.',
  changes: 'What has changed since',
  soldOut: (name: string) => `${name} is sold out.`,
  gone: (name: string) => `${name} is no longer sold.`,
  fewer: (name: string, pieces: number, ordered: number) =>
    `${name}: ${pieces} instead of ${ordered} pieces.`,
  /** @param was - Formatted rupees, as `now`: of one piece. */
  price: (name: string, was: string, now: string) => `${name} costs ${now}, and was ${was}.`,
  insteadOf: (name: string) => `Instead of ${name}`,
  add: 'Add to Cart',
  addOf: (name: string) => `Add to Cart: ${name}`,
  added: 'In your cart',
  addedOf: (name: string) => `In your cart: ${name}`,
  toCart: 'Go to cart',
  close: 'Continue shopping',
} as const satisfies Labels
