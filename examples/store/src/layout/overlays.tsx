import type { OverlayName } from '@dawakit/client'
import { offline } from '@dawakit/core/refusals'
import { Notices } from '@dawakit/widgets/notices'
import { ShopProvider, useOverlay } from '@dawakit/widgets/shop-context'
import { type ComponentType, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { pageShopOf } from '../shop.ts'
import { fetchOrReload } from './fetch-or-reload.ts'

const drawers: Partial<Record<OverlayName, () => Promise<{ default: ComponentType } | null>>> = {
  login: fetchOrReload(() => import('./overlay-login.tsx')),
  cart: fetchOrReload(() => import('./overlay-cart.tsx')),
  pincode: fetchOrReload(() => import('./overlay-pincode.tsx')),
  'request-product': fetchOrReload(() => import('./overlay-request.tsx')),
}

/** The drawers that were opened so far: each is fetched when it is first asked for, and stays. */
function Overlays() {
  const name = useOverlay()?.name
  const [loaded, setLoaded] = useState<Partial<Record<OverlayName, ComponentType>>>({})
  useEffect(() => {
    const load = name && !loaded[name] && drawers[name]
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
