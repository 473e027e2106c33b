import type { OverlayName } from '@dawakit/client'
import { offline } from '@dawakit/core/refusals'
import { Notices } from '@dawakit/widgets/notices'
import { ShopProvider, useOverlay } from '@dawakit/widgets/shop-context'
import { type ComponentType, useLayoutEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { pageShopOf } from '../shop.ts'
import { drawers } from './drawers.ts'
import { fetchOrReload } from './fetch-or-reload.ts'

const fetchDrawer = new Map(Object.entries(drawers).map(([name, load]) => [name, fetchOrReload(load)]))

/** The drawers that were opened so far: each is fetched when it is first asked for, and stays. */
function Overlays() {
  const name = useOverlay()?.name
  const [loaded, setLoaded] = useState<Partial<Record<OverlayName, ComponentType>>>({})
  // Not after the next paint: the drawer may be here already.
  useLayoutEffect(() => {
    const load = name && !loaded[name] && fetchDrawer.get(name)
    if (!load) return
    load().then((drawer) => {
      if (drawer) setLoaded((now) => ({ ...now, [name]: drawer.default }))
      else {
        pageShopOf().closeOverlay()
        pageShopOf().notify({ kind: 'error', title: pageShopOf().say(offline) })
      }
    })
  }, [name, loaded])
  return (
    <>
      {Object.entries(loaded).map(([key, Drawer]) => (
        <Drawer key={key} />
      ))}
      <Notices />
    </>
  )
}

export function mountOverlays(root: HTMLElement): void {
  createRoot(root).render(
    <ShopProvider shop={pageShopOf()}>
      <Overlays />
    </ShopProvider>,
  )
}
