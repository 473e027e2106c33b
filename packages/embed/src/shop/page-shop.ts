import type { Shop } from '@dawakit/client'

/** `<dawa-shop>`: the page's one shop, and the addresses that its widgets lead to. */
export interface ShopHost extends HTMLElement {
  readonly shop: Shop
  /** The words of its language are on their way. */
  readonly waits?: boolean
}

/** The script tag, which shares no file with this one, waits for it too. */
export type ShopReadyEvent = 'dawa-shop-ready'
const WAIT_EVENT: ShopReadyEvent = 'dawa-shop-ready'

/** The nearest shop around an element, else the page's first. */
const findHost = (element: Element) =>
  (element.closest('dawa-shop') ?? document.querySelector('dawa-shop')) as Partial<ShopHost> | null

/** Calls back with the page's shop as soon as there is one, and whenever the page may look another way. @returns a function that ends it */
export function withShopHost(element: Element, use: (host: ShopHost) => void): () => void {
  const attempt = () => {
    const host = findHost(element)
    // Its first shop asks for its words.
    if (host?.shop && !host.waits) use(host as ShopHost)
  }
  document.addEventListener(WAIT_EVENT, attempt)
  attempt()
  return () => document.removeEventListener(WAIT_EVENT, attempt)
}

/** Tells waiting elements, whichever chunk they came from. Not part of the public events: it does not bubble. */
export const announceShopHost = () => document.dispatchEvent(new Event(WAIT_EVENT))
