import type { Consent, Language, Shop, ShopEventMap } from '@dawakit/client'
import { createShop } from '@dawakit/client/fetch'
import { dispatch } from '../events.ts'
import { askForWords } from '../languages/languages.ts'
import { announceShopHost, type ShopHost } from './page-shop.ts'
import { partnerKey } from './partner-key.ts'

/** `product:select` is its own element's to say: there it can be kept from opening the page. */
const TOLD: readonly Exclude<keyof ShopEventMap, 'product:select'>[] = [
  'cart:change',
  'session:change',
  'pincode:change',
  'order:place',
  'error',
]

/** What a page takes at most to fade from light to dark. */
const FADE_MS = 600

/** What does not come by then is done without. */
const WORDS_MS = 9000

/** What shows an overlay: added when it is asked for and the page has none. */
const OVERLAYS: Partial<Record<string, string>> = { cart: 'dawa-cart-drawer', login: 'dawa-login' }

/**
 * `<dawa-shop api="https://pharmacy.example/api" partner-key="pk_…">`: configures the page's one shop, turns
 * what happens in it into DOM events, and brings the drawers and toasts that the page has not placed.
 */
export function createShopElement(): CustomElementConstructor {
  // Made when it is registered: on a server, which may import this, there is no element to extend.
  return class ShopElement extends HTMLElement implements ShopHost {
    #shop: Shop | undefined
    #stops: (() => void)[] = []

    declare waits?: boolean

    /** Made at the first use, with the attributes of that moment: a shop changes neither its API nor its language. */
    get shop(): Shop {
      this.#shop ??= createShop({
        apiUrl: this.getAttribute('api') ?? '/api',
        key: partnerKey(this),
        consent: this.getAttribute('consent') as Consent | null,
        // Set by the page's script before this class is there.
        language: (this as { language?: Language }).language ?? this.#awaitWords(),
      })
      return this.#shop
    }

    /** What is filled when it comes. Where it cannot, or not in time, it says nothing, and English is spoken. */
    #awaitWords(): Language | undefined {
      const asked = askForWords(this)
      if (!asked) return
      const language = { refusals: {} } as Language
      // Of an error, or of the clock, there is nothing to take.
      const go = (words?: unknown) => {
        if (this.waits) Object.assign(language, words)
        this.waits = false
        // A shop that could not be made would be asked for again.
        if (this.#shop) announceShopHost()
      }
      this.waits = true
      asked.then(({ words }) => words()).then(go, go)
      setTimeout(go, WORDS_MS)
      return language
    }

    connectedCallback() {
      const { shop } = this
      this.#stops = [
        ...TOLD.map((name) => shop.on(name, (detail) => dispatch(this, `dawa:${name}`, detail as never))),
        shop.$overlay.listen((overlay) => this.#bring(OVERLAYS[overlay?.name ?? ''])),
        shop.$notices.listen(({ length }) => this.#bring(length ? 'dawa-notices' : undefined)),
      ]
      announceShopHost()
      this.#watchLook()
      void shop.start()
    }

    disconnectedCallback() {
      for (const stop of this.#stops) stop()
      this.#shop?.dispose()
    }

    /** A page turns dark and light by an attribute at its top, and for some of its stylesheets it is too early now. */
    #watchLook() {
      const observer = new MutationObserver(() => {
        announceShopHost()
        // Grounds fade.
        setTimeout(announceShopHost, FADE_MS)
      })
      observer.observe(document, { attributeFilter: ['data-dawa-theme'], subtree: true })
      for (const top of [document.documentElement, document.body]) observer.observe(top, { attributes: true })
      this.#stops.push(() => observer.disconnect())
      addEventListener('load', announceShopHost)
    }

    #bring(tag?: string) {
      // A login that stands in the page is no drawer.
      if (!tag || document.querySelector(tag === 'dawa-login' ? `${tag}[drawer]` : tag)) return
      const element = document.createElement(tag)
      element.toggleAttribute('drawer', true)
      this.append(element)
    }
  }
}
