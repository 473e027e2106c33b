import type { ProductSummary } from '../contract/product.ts'

/** The one button of a card, or the note in its place. */
export type CardAction = 'add' | 'remove' | 'notify' | 'notified' | 'notForSale'

/**
 * @returns true when 0 < totalStocks < stockAlertThreshold: 'Hurry only a few left !!!'
 * @source docs/sources.md#low-stock
 */
export function isLowStock(product: Pick<ProductSummary, 'totalStocks' | 'stockAlertThreshold'>): boolean {
  return product.totalStocks > 0 && product.totalStocks < product.stockAlertThreshold
}

/**
 * Which button a card shows. Stock above 0: add, or remove when it is in the cart. Stock 0:
 * notify, or notified once a stock request exists.
 * @source docs/sources.md#card-action
 */
export function cardAction(input: {
  product: Pick<ProductSummary, 'totalStocks' | 'isForSale'>
  isInCart: boolean
  isNotified: boolean
}): CardAction {
  const { product, isInCart, isNotified } = input
  if (!product.isForSale) return 'notForSale'
  if (product.totalStocks <= 0) return isNotified ? 'notified' : 'notify'
  return isInCart ? 'remove' : 'add'
}
