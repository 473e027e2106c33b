import type { OverlayName, Shop } from '@dawakit/client'
import { whileBusy } from '@dawakit/widgets/button'
import { drawers } from '../drawers.ts'

/** Where a guest is asked to log in first. */
const FOR_CUSTOMERS = '[data-account], [data-buy-checkout], [data-dawa-action=notify]'

/**
 * Fetches a drawer from the press on: beside what shows it, and while that is done which comes before it, and not after
 * either. The button that opens it is busy until then. Where it does not come, whoever shows it says so.
 */
export function foreseeDrawers(shop: Shop): void {
  const fetchDrawer = async (name: OverlayName | undefined) => {
    if (name && navigator.onLine) await drawers[name]?.().catch(() => {})
  }
  const foresee = ({ target, type }: Event) => {
    const pressed = target as Element
    const opener = pressed.closest<HTMLElement>('[data-open]')
    if (opener) {
      const drawer = fetchDrawer(opener.dataset['open'] as OverlayName)
      if (type === 'click') void whileBusy(opener, () => drawer)
    } else if (shop.$session.get().status === 'guest' && pressed.closest(FOR_CUSTOMERS))
      void fetchDrawer('login')
  }
  for (const type of ['pointerdown', 'click']) document.addEventListener(type, foresee, { passive: true })
  shop.$overlay.subscribe((overlay) => void fetchDrawer(overlay?.name))
}
