import type { OverlayName, Shop } from '@dawakit/client'
import type { ElementDefinition } from '../elements/element-class.ts'
import type { ShopHost } from '../shop/page-shop.ts'

/** Written in by the build from package.json. */
declare const __DAWAKIT_VERSION__: string

/** The one global of the script tag. */
export interface DawakitGlobal {
  version: string
  /** The page's shop, once `<dawa-shop>` has loaded. */
  readonly shop: Shop | undefined
  /** Opens a drawer: `'cart'` or `'login'`. */
  open(name: OverlayName): Promise<void>
  /** Tells an integrator what keeps the widgets from working. */
  doctor(): Promise<readonly string[]>
  /** Versions of further script tags that were ignored. */
  duplicates: string[]
  /** Address of the script that loaded. */
  src: string
}

declare global {
  interface Window {
    Dawakit?: DawakitGlobal
  }
}

type Part = { definition?: ElementDefinition }

const elements: Record<string, () => Promise<Part> | Part> = {
  // Its class comes with the runtime.
  'dawa-shop': () => ({}),
  'dawa-search-box': () => import('../elements/search-box.ts'),
  'dawa-pincode-checker': () => import('../elements/pincode-checker.ts'),
  'dawa-product-card': () => import('../elements/product-card.ts'),
  'dawa-product-grid': () => import('../elements/product-grid.ts'),
  'dawa-cart-button': () => import('../elements/cart-button.ts'),
  'dawa-cart-drawer': () => import('../elements/cart-drawer.ts'),
  'dawa-checkout': () => import('../elements/checkout.ts'),
  'dawa-order-tracker': () => import('../elements/order-tracker.ts'),
  'dawa-invoice': () => import('../elements/invoice.ts'),
  'dawa-login': () => import('../elements/login.ts'),
  'dawa-notices': () => import('../elements/notices.ts'),
}

/** Everything stands on it: asked for at once, beside the first element and not after it. */
const runtime = () => import('../define.ts')

const asked = new Set<string>()

async function load(tag: string): Promise<void> {
  const element = elements[tag]
  if (!element || asked.has(tag)) return
  asked.add(tag)
  try {
    const [{ define }, { definition }] = await Promise.all([runtime(), element()])
    define(definition)
  } catch (error) {
    // Offline, or a policy forbids it: asked for again with the next element of the kind.
    asked.delete(tag)
    console.error(`Dawakit: <${tag}> did not load; Dawakit.doctor() says why.`, error)
  }
}

const tags = Object.keys(elements).join()

function scan(root: ParentNode): void {
  for (const { localName } of root.querySelectorAll(tags)) void load(localName)
}

function start(): void {
  const page = (): Partial<ShopHost> | null => document.querySelector('dawa-shop')
  window.Dawakit = {
    version: __DAWAKIT_VERSION__,
    duplicates: [],
    src: import.meta.url,
    get shop() {
      return page()?.shop
    },
    async open(name) {
      await customElements.whenDefined('dawa-shop')
      page()?.shop?.openOverlay(name)
    },
    doctor: async () => (await import('../doctor/doctor.ts')).doctor(),
  }
  scan(document)
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

if (window.Dawakit) window.Dawakit.duplicates.push(__DAWAKIT_VERSION__)
else start()
