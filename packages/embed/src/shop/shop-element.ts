import type { Shop } from '@dawakit/client'
import { createShop } from '@dawakit/client/fetch'
import { dispatch } from '../events.ts'
import { announceShopHost, type ShopHost } from './page-shop.ts'

/** The element that shows an overlay, added when it is asked for and the page has none. */
const OVERLAY_MARKUP: Partial<Record<string, [tag: string, attribute?: string]>> = {
  cart: ['dawa-cart-drawer'],
  login: ['dawa-login', 'drawer'],
}

/**
 * `<dawa-shop api="https://pharmacy.example/api" key="pk_…">`: configures the page's one shop, turns
 * what happens in it into DOM events, and brings the drawers and toasts that the page has not placed.
 */
export class ShopElement extends HTMLElement implements ShopHost {
  #shop: Shop | undefined
  #stops: (() => void)[] = []

  /** Made at the first use, with the attributes of that moment: a shop does not change its API. */
  get shop(): Shop {
    this.#shop ??= createShop({
      apiUrl: this.getAttribute('api') ?? '/api',
      key: this.getAttribute('key') ?? undefined,
    })
    return this.#shop
  }

  connectedCallback() {
    const { shop } = this
    this.#stops = [
      shop.on('cart:change', (detail) => dispatch(this, 'dawa:cart:change', detail)),
      shop.on('session:change', (detail) => dispatch(this, 'dawa:session:change', detail)),
      shop.on('pincode:change', (detail) => dispatch(this, 'dawa:pincode:change', detail)),
      shop.on('order:place', (detail) => dispatch(this, 'dawa:order:place', detail)),
      shop.on('error', (detail) => dispatch(this, 'dawa:error', detail)),
      shop.$overlay.listen((overlay) => this.#bring(...(OVERLAY_MARKUP[overlay?.name ?? ''] ?? []))),
      shop.$notices.listen(({ length }) => length && this.#bring('dawa-notices')),
    ]
    announceShopHost()
    void shop.start()
  }

  disconnectedCallback() {
    for (const stop of this.#stops) stop()
    this.#shop?.dispose()
  }

  #bring(tag?: string, attribute?: string) {
    const selector = attribute ? `${tag}[${attribute}]` : tag
    if (!tag || !selector || document.querySelector(selector)) return
    const element = document.createElement(tag)
    if (attribute) element.setAttribute(attribute, '')
    this.append(element)
  }
}
