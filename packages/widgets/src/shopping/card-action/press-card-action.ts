import type { Shop } from '@dawakit/client'
import type { CardAction } from '@dawakit/core/product'
import { lineOf } from './card-action-of.ts'
import type { SoldProduct } from './sold-product.ts'

/** Puts one into the cart, unless it is there: a press may come before it is known who is here, and what they have. */
export async function addUnlessThere(shop: Shop, { product, variant }: SoldProduct): Promise<void> {
  await shop.start()
  if (!lineOf(shop.$cart.get().lines, product._id)) await shop.cart.add(product, 1, variant)
}

/**
 * Does what the button says.
 * @param action - What it said when it was pressed.
 * @param askToBeTold - Does it for Notify Me.
 * @throws {ShopError} after having shown it
 */
export async function pressCardAction(
  shop: Shop,
  action: CardAction,
  sold: SoldProduct,
  askToBeTold: () => Promise<unknown>,
): Promise<void> {
  const { _id: productId } = sold.product
  if (action === 'add') await addUnlessThere(shop, sold)
  else if (action === 'remove') {
    await shop.cart.remove(productId, lineOf(shop.$cart.get().lines, productId)?.variant)
  } else if (action === 'notify') await askToBeTold()
}
