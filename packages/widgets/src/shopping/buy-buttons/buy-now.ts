import type { Shop } from '@dawakit/client'
import { loginToCheckout } from '@dawakit/core/refusals'
import { addUnlessThere } from '../card-action/press-card-action.ts'
import type { SoldProduct } from '../card-action/sold-product.ts'

export interface BuyNowHrefs {
  /** Where a customer goes on. */
  cartHref: string
  /** Where a guest goes on, once logged in. */
  checkoutHref: string
}

/** Sees to it that the product is in the cart, and goes on to pay. @throws {ShopError} after having shown it */
export async function buyNow(
  shop: Shop,
  sold: SoldProduct,
  { cartHref, checkoutHref }: BuyNowHrefs,
): Promise<void> {
  await addUnlessThere(shop, sold)
  if (shop.$session.get().user) {
    location.assign(cartHref)
    return
  }
  shop.notify({ kind: 'warning', title: shop.say(loginToCheckout) })
  shop.openOverlay('login', { returnTo: checkoutHref })
}
