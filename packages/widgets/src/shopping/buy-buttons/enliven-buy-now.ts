import type { Shop } from '@dawakit/client'
import { whileBusy } from '../../controls/button/while-busy.ts'
import type { SoldBy } from '../card-action/sold-product.ts'
import { buyNow } from './buy-now.ts'

/**
 * Brings the Buy Now of a server's `BuyButtons` to life; the button beside it is the cards'.
 *
 * @param cards - What `enlivenCards` gave for the same place: it knows what is sold there.
 * @returns what ends it.
 */
export function enlivenBuyNow(
  root: Document | DocumentFragment | HTMLElement,
  shop: Shop,
  { soldBy }: { soldBy: SoldBy },
): () => void {
  const end = new AbortController()
  root.addEventListener(
    'click',
    ({ target }) => {
      const button = (target as Element).closest<HTMLElement>('[data-buy-checkout]')
      const sold = button && soldBy(button)
      if (!sold) return
      const { buyCart: cartHref = '', buyCheckout: checkoutHref = '' } = button.dataset
      void whileBusy(button, () => buyNow(shop, sold, { cartHref, checkoutHref }))
    },
    end,
  )
  return () => end.abort()
}
