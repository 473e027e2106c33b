import type { Notice, Shop } from '@dawakit/client'
import { offline } from '@dawakit/core/refusals'
import { drawers } from '../drawers.ts'
import { fetchOrReload } from '../fetch-or-reload.ts'
import { sayPlainly } from './say-plainly.ts'

/**
 * Drawers, dialogs and notices come together, at the first need or the first touch of the page. What was said until they
 * are there is shown then, for as long as it stays: nobody could read it before.
 */
export function wakeOverlays(shop: Shop): void {
  const fetchOverlays = fetchOrReload(() => import('../overlays.tsx'))
  let isAwake = false
  const said = new Map<number, Notice>()
  const wake = async () => {
    const root = document.getElementById('overlays')
    if (isAwake || !root) return
    isAwake = true
    const overlays = await fetchOverlays()
    // What was asked for shows first, with all that its files bring. That it cannot be had is said by what shows it.
    const { name } = shop.$overlay.get() ?? {}
    if (overlays && name && navigator.onLine) await drawers[name]?.().catch(() => {})
    if (overlays) {
      overlays.mountOverlays(root)
      unlisten()
      for (const notice of said.values()) {
        shop.dismissNotice(notice.id)
        shop.notify(notice)
      }
      return
    }
    // The next need tries again.
    isAwake = false
    const [notice] = said.values()
    said.clear()
    if (notice || shop.$overlay.get()) sayPlainly(notice?.title ?? shop.say(offline))
    shop.closeOverlay()
  }
  shop.$overlay.subscribe((overlay) => overlay && wake())
  const unlisten = shop.$notices.listen((notices) => {
    for (const notice of notices) said.set(notice.id, notice)
    if (notices.length > 0) wake()
  })
  for (const notice of shop.$notices.get()) said.set(notice.id, notice)
  if (said.size > 0) void wake()
  // A press that was held comes as a click alone.
  for (const type of ['pointerdown', 'keydown', 'click'])
    addEventListener(type, wake, { once: true, passive: true })
}
