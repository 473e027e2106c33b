import type { Shop } from '@dawakit/client'
import { offline } from '@dawakit/core/refusals'
import { fetchOrReload } from '../fetch-or-reload.ts'
import { sayPlainly } from './say-plainly.ts'

/** Drawers, dialogs and notices come together, at the first need or the first touch of the page. */
export function wakeOverlays(shop: Shop): void {
  const fetchOverlays = fetchOrReload(() => import('../overlays.tsx'))
  let isAwake = false
  const wake = async () => {
    const root = document.getElementById('overlays')
    if (isAwake || !root) return
    isAwake = true
    const overlays = await fetchOverlays()
    if (overlays) {
      overlays.mountOverlays(root)
      return
    }
    // The next need tries again.
    isAwake = false
    const [notice] = shop.$notices.get()
    if (notice || shop.$overlay.get()) sayPlainly(notice?.title ?? shop.say(offline))
    shop.closeOverlay()
  }
  shop.$overlay.subscribe((overlay) => overlay && wake())
  shop.$notices.subscribe((notices) => notices.length > 0 && wake())
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, wake, { once: true, passive: true })
}
