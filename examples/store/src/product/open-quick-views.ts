import type { Shop } from '@dawakit/client'
import { offline } from '@dawakit/core/refusals'
import { whileBusy } from '@dawakit/widgets/button'
import type { LiveCards } from '@dawakit/widgets/product-card/enliven-cards'
import { fetchOrReload } from '../layout/fetch-or-reload.ts'

/** The button on a card's picture opens a quick view of what the card sells. */
export function openQuickViews(shop: Shop, cards: LiveCards): void {
  const fetchQuickView = fetchOrReload(() => import('./quick-view.tsx'))
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('[data-quick-view]')
    const sold = button && cards.soldBy(button)
    if (!sold) return
    void whileBusy(button, async () => {
      const quickView = await fetchQuickView()
      if (quickView) quickView.openQuickView(sold.product)
      else shop.notify({ kind: 'error', title: shop.say(offline) })
    })
  })
}
