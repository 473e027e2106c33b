import { createShop } from '@dawakit/client/fetch'
import { type ContractServer, createContractServer } from '@dawakit/testing/contract-server'
import { drawnPack } from '@dawakit/testing/fixtures/drawn-pack'
import { drawnPrescription } from '@dawakit/testing/fixtures/drawn-prescription'
import type { StoryShopOptions } from '@dawakit/testing/story-shop-options'
import { Notices } from '@dawakit/widgets/notices'
import { ShopProvider } from '@dawakit/widgets/shop-context'
import { type ReactNode, useEffect, useState } from 'react'

/** Each story's own API, by the base of its address. */
const servers = new Map<string, ContractServer>()
let counter = 0

const networkFetch = globalThis.fetch
globalThis.fetch = (input, init) => {
  const url = new URL(input instanceof Request ? input.url : String(input), location.href)
  const server = servers.get(url.pathname.split('/')[1] ?? '')
  return server ? server.fetch(input, init) : networkFetch(input, init)
}

function memoryStorage() {
  const entries = new Map<string, string>()
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  }
}

function arrangeShop(options: StoryShopOptions) {
  const { user, cart = [], pincode, overlay, unfinishedOrder, state, arrange, language } = options
  counter += 1
  const base = `story-${counter}`
  const server = createContractServer({ ...state })
  const withPicture = <Item extends { name: string; dosageForm: string; thumbnailUrl: unknown }>(
    item: Item,
  ) => ({
    ...item,
    thumbnailUrl: item.thumbnailUrl || drawnPack(item.name, item.dosageForm),
  })
  server.state.products = server.state.products.map(withPicture)
  const lines = cart.map(([product, quantity]) => ({ ...withPicture(product), quantity, variant: null }))
  servers.set(base, server)
  const storage = memoryStorage()
  if (user) {
    const owner = {
      ...structuredClone(user),
      cart: [...user.cart.map(withPicture), ...lines],
      prescriptions: user.prescriptions.map((one) => ({ ...one, prescriptionImageUrl: drawnPrescription() })),
    }
    server.state.users.push(owner)
    storage.setItem('dawakit:token', server.tokenOf(owner))
  } else if (lines.length > 0) {
    storage.setItem('dawakit:cart', JSON.stringify({ v: 1, lines }))
  }
  if (pincode) storage.setItem('dawakit:pincode', JSON.stringify(pincode))
  if (unfinishedOrder) storage.setItem('dawakit:order', JSON.stringify(unfinishedOrder))
  const shop = createShop({ apiUrl: `/${base}/api`, storage, language })
  const open = () => {
    if (overlay) shop.openOverlay(overlay)
  }
  arrange?.(server, shop)
  return { base, shop, open }
}

const STARTING = 'data-story-is-starting'

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
  const [{ base, shop, open }] = useState(() => arrangeShop(options))
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    void shop.start().then(() => {
      setReady(true)
      open()
    })
    return () => {
      shop.dispose()
      servers.delete(base)
    }
  }, [shop, base, open])
  return (
    <ShopProvider shop={shop}>
      {isReady ? children : <span {...{ [STARTING]: '' }} />}
      <Notices />
    </ShopProvider>
  )
}
