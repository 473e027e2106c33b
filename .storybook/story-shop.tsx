import { createShop } from '@dawakit/client/fetch'
import type { StoryShopOptions } from '@dawakit/testing/story-shop-options'
import { Notices } from '@dawakit/widgets/notices'
import { ShopProvider } from '@dawakit/widgets/shop-context'
import { type ReactNode, useEffect, useState } from 'react'
import { closeStoryApi, openStoryApi } from './story-api.ts'

function arrangeShop(options: StoryShopOptions) {
  const { overlay, arrange, language } = options
  const api = openStoryApi(options)
  const shop = createShop({ apiUrl: `/${api.base}/api`, storage: api.storage, language })
  const open = () => {
    if (overlay) shop.openOverlay(overlay)
  }
  arrange?.(api.server, shop)
  return { api, shop, open }
}

const STARTING = 'data-story-is-starting'

/** Stands in a story's place until its shop has started. */
export const StoryIsStarting = () => <span {...{ [STARTING]: '' }} />

/** Resolves when the shops of all stories in `place` have started: before that there is nothing to press. */
export function untilStarted(place: Element): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (place.querySelector(`[${STARTING}]`)) return
      observer.disconnect()
      resolve()
    }
    const observer = new MutationObserver(look)
    observer.observe(place, { subtree: true, childList: true })
    look()
  })
}

/** The shop around a story: the real client over an API in memory. Told by `parameters.shop`. */
export function StoryShop({ children, ...options }: StoryShopOptions & { children: ReactNode }) {
  const [{ api, shop, open }] = useState(() => arrangeShop(options))
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    void shop.start().then(() => {
      setReady(true)
      open()
    })
    return () => {
      shop.dispose()
      closeStoryApi(api)
    }
  }, [shop, api, open])
  return (
    <ShopProvider shop={shop}>
      {isReady ? children : <StoryIsStarting />}
      <Notices />
    </ShopProvider>
  )
}
