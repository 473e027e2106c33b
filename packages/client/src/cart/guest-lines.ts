import {
  maximumProductReached,
  notEnoughStock,
  notForSale,
  outOfStock,
  quantityTooSmall,
} from '@dawakit/core/messages'
import { ShopError } from '../shop-error.ts'
import type { CartLine } from '../types.ts'
import type { CartChange } from './cart-change.ts'
import { isSameLine } from './is-same-line.ts'

const MAX_QUANTITY = 100

const withinLimits = (line: CartLine): CartLine => {
  if (!(line.quantity >= 1)) throw new ShopError(quantityTooSmall)
  if (line.quantity > MAX_QUANTITY) throw new ShopError(maximumProductReached)
  if (line.totalStocks <= 0) throw new ShopError(outOfStock)
  if (line.quantity > line.totalStocks) throw new ShopError(notEnoughStock)
  return line
}

/** The guest's lines after one change. @throws {ShopError} when the rules of the cart refuse it */
export function changeGuestLines(lines: readonly CartLine[], change: CartChange): readonly CartLine[] {
  if (change.kind === 'clear') return []
  const { variant } = change
  const wanted = { _id: change.kind === 'add' ? change.product._id : change.productId, variant }
  const isWanted = (line: CartLine) => isSameLine(line, wanted)
  if (change.kind === 'remove') return lines.filter((line) => !isWanted(line))
  const { quantity } = change
  if (change.kind === 'setQuantity') {
    return lines.map((line) => (isWanted(line) ? withinLimits({ ...line, quantity }) : line))
  }
  if (!change.product.isForSale) throw new ShopError(notForSale)
  const known = lines.find(isWanted)
  const line = withinLimits({ ...change.product, quantity: quantity + (known?.quantity ?? 0), variant })
  return known ? lines.map((other) => (other === known ? line : other)) : [...lines, line]
}
