import type { Labels } from '@dawakit/core/language'
import type { CardAction } from '@dawakit/core/product'

/** What a product's button says in each of its states. */
export const cardActionLabels = {
  add: 'Add to Cart',
  remove: 'Remove From Cart',
  notify: 'Notify Me',
  notified: 'Notified',
  notForSale: 'Not For Sale',
} as const satisfies Labels & Record<CardAction, string>
