import type { CartLine, ProductSummary } from '@dawakit/client'
import { type CardAction, cardAction } from '@dawakit/core/product'

/** The cart's line of a product. A variant is a product of its own: its id says enough. */
export const lineOf = (lines: readonly CartLine[], productId: string): CartLine | undefined =>
  lines.find(({ _id }) => _id === productId)

/** What a product's button does now: the one state of cards, buy buttons and quick view, drawn by React or enlivened. */
export const cardActionOf = (
  product: ProductSummary,
  lines: readonly CartLine[],
  isNotified: boolean,
): CardAction => cardAction({ product, isInCart: Boolean(lineOf(lines, product._id)), isNotified })
