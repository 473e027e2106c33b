import type { Consent, OverlayName, Shop, ShopEventMap } from '@dawakit/client'
import type { PagePolicy } from '../doctor/policy/csp.ts'
import type { PolicyWay } from '../doctor/policy/policy-for.ts'
import type { ElementDefinition } from '../elements/element-class.ts'
import type { ShopHost, ShopReadyEvent } from '../shop/page-shop.ts'
import { countFailure } from './take-file.ts'

/** Written in by the build from package.json. */
declare const __DAWAKIT_VERSION__: string

/** The one global of the script tag. */
export interface DawakitGlobal {
  version: string
  /** The page's shop, once `<dawa-shop>` has loaded. */
  readonly shop: Shop | undefined
  /** Opens a drawer: `'cart'` or `'login'`. */
  open(name: OverlayName): Promise<void>
  /** Listens to the page's shop for as long as the page lives: `on('cart:change', cart => …)` hears `dawa:cart:change`. */
  on<Name extends keyof ShopEventMap>(name: Name, listener: (detail: ShopEventMap[Name]) => void): void
  /** Tells the page's shop whether the browser may keep anything: for a `<dawa-shop consent="required">`. */
  consent(answer: Consent): Promise<void>
  /**
   * Tells an integrator what keeps the widgets from working.
   * @param ignored - Version of a further script tag that gave way to this one: what that tag says.
   */
  doctor(ignored?: string): Promise<readonly string[]>
  /** The exact Content-Security-Policy for the elements that are on the page now: `csp({ nonce: true })`. */
  csp(way?: PolicyWay): Promise<PagePolicy>
}

/** What `inline-stub.ts` leaves of calls that came before this script: a name, and what it was called with. */
type EarlyCall = ['open' | 'on' | 'consent', unknown[]]

declare global {
  interface Window {
    Dawakit?: DawakitGlobal & { queue?: EarlyCall[] }
  }
}

type ElementModule = { definition: ElementDefinition }

/**
 * The files of each element: its own, and those of several elements that it stands on, which the browser would else ask
 * for when it has the first.
 */
type Files = [element?: Promise<ElementModule>, ...beside: Promise<unknown>[]]

const product = () => import('../elements/page-links.ts')
const withCart = (element: Promise<ElementModule>): Files => [
  element,
  import('../elements/cart-drawer.ts'),
  product(),
]
/** It asks the shop at once. */
const withCalls = (element: Promise<ElementModule>): Files => [
  ...withCart(element),
  import('@dawakit/client/fetch-calls'),
]

const files: Record<string, () => Files> = {
  // Its class comes with the runtime.
  'dawa-shop': () => [],
  'dawa-search-box': () => [import('../elements/search-box.ts'), product()],
  'dawa-pincode-checker': () => [import('../elements/pincode-checker.ts')],
  'dawa-product-card': () => withCalls(import('../elements/product-card.ts')),
  'dawa-product-grid': () => withCalls(import('../elements/product-grid.ts')),
  'dawa-cart-button': () => withCart(import('../elements/cart-button.ts')),
  'dawa-cart-drawer': () => withCart(import('../elements/cart-drawer.ts')),
  'dawa-checkout': () => withCalls(import('../elements/checkout.ts')),
  'dawa-order-tracker': () => withCalls(import('../elements/order-tracker.ts')),
  'dawa-invoice': () => withCalls(import('../elements/invoice.ts')),
  'dawa-login': () => withCart(import('../elements/login.ts')),
  'dawa-notices': () => withCart(import('../elements/notices.ts')),
}

/** Everything stands on it: asked for at once, beside the first element and not after it. */
const runtime = () => import('../define.ts')

const diagnosis = () => import('../doctor/doctor.ts')

/** By then a framework has rendered the page's `<dawa-shop>`. */
const SHOP_PATIENCE_MS = 3000

/** A file that did not come is asked for again after this time, and after twice as long each time. */
const AGAIN_MS = 1000

const asked = new Set<string>()

async function load(tag: string, wait = AGAIN_MS): Promise<void> {
  const ask = files[tag]
  if (!ask || asked.has(tag)) return
  asked.add(tag)
  if (customElements.get(tag)) return
  try {
    const [{ define }, element] = await Promise.all([runtime(), ...ask()])
    define(element?.definition)
  } catch (error) {
    // Offline, or a policy forbids it: asked for again at the next need too, and when the network is back.
    asked.delete(tag)
    countFailure()
    setTimeout(load, wait, tag, wait * 2)
    console.error(`<${tag}> failed: ask Dawakit.doctor()`, error)
  }
}

const tags = Object.keys(files).join()

function scan(root: ParentNode = document): void {
  for (const { localName } of root.querySelectorAll(tags)) void load(localName)
}

const SHOP_READY: ShopReadyEvent = 'dawa-shop-ready'

function start(): void {
  const page = (): (Element & Partial<ShopHost>) | null => document.querySelector('dawa-shop')
  /** Once the page has it: a framework may still have to render it. */
  const shop = async (): Promise<Shop> => {
    const ready = page()?.shop
    if (ready) return ready
    await new Promise((done) => document.addEventListener(SHOP_READY, done))
    return shop()
  }
  const early = window.Dawakit?.queue ?? []
  const dawakit: DawakitGlobal = {
    version: __DAWAKIT_VERSION__,
    get shop() {
      return page()?.shop
    },
    open: async (name) => (await shop()).openOverlay(name),
    on: (name, listener) =>
      document.addEventListener(`dawa:${name}`, (event) => listener((event as CustomEvent).detail)),
    async consent(answer) {
      // A shop that is still to be made begins with it.
      page()?.setAttribute('consent', answer)
      return (await shop()).consent(answer)
    },
    doctor: (ignored) =>
      diagnosis()
        .then(({ doctor }) => doctor(ignored))
        .catch((error) => [`${error}`]),
    csp: async (way) => (await diagnosis()).csp(way),
  }
  window.Dawakit = dawakit
  for (const [name, input] of early) (dawakit[name] as (...input: unknown[]) => unknown)(...input)
  // Why no shop can be shown stands in the console, and in each element where a page is developed.
  // Where a visitor has gone on meanwhile, to a page without any, nothing is missing.
  setTimeout(() => page() || (document.querySelector(tags) && dawakit.doctor()), SHOP_PATIENCE_MS)
  document.addEventListener(
    'dawa:error',
    ({ detail }) => detail.code === 'not-available-here' && dawakit.doctor(),
  )
  // What has not come is asked for again when it is wanted, and when there is a network again.
  for (const sign of ['click', 'online']) addEventListener(sign, () => scan(), true)
  // A script that brings elements has defined them by then.
  queueMicrotask(scan)
  // The page was read anew, or come back to, where an overlay was open: none is.
  if (history.state?.dawakit === location.href) history.back()
  new MutationObserver((records) => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue
        void load(node.localName)
        scan(node)
      }
    }
  }).observe(document.documentElement, { childList: true, subtree: true })
}

/** Begins with the page's elements; on a page that another script has begun with, tells of the second one. */
export function begin(): void {
  if (window.Dawakit?.version) void window.Dawakit.doctor(__DAWAKIT_VERSION__)
  else start()
}
