import type { Shop } from '@dawakit/client'
import { tellCartNews } from '@dawakit/widgets/cart-news'

/** Says what was added, counted or taken out, also before the header's cart is awake. */
export function sayCart(shop: Shop): void {
  const place = document.querySelector('[data-cart-news]')
  tellCartNews(shop, (news) => {
    if (place) place.textContent = news
  })
}
