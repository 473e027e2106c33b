import type { CardAction } from '@dawakit/core/product'

/** What a product's button says in each of its states. */
export const cardActionLabels: Readonly<Record<CardAction, string>> = {
  add: 'Add to Cart',
  remove: 'Remove From Cart',
  notify: 'Notify Me',
  notified: 'Notified',
  notForSale: 'Not For Sale',
}
