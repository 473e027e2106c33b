import type { ShopReadyEvent } from '../shop/page-shop.ts'

const SHOP_READY: ShopReadyEvent = 'dawa-shop-ready'

export const NO_SHOP =
  'There is no <dawa-shop> on the page, and nothing can be shown: add <dawa-shop api="https://…/api" partner-key="pk_…"></dawa-shop>.'

const PART = 'developer-note'

/** They have no place in the page. */
const OVERLAYS = 'dawa-shop, dawa-notices, dawa-cart-drawer, dawa-login[drawer]'

/** Dark on light whatever the page is, and of no stylesheet: its policy may forbid one. */
const LOOK = {
  all: 'initial',
  display: 'block',
  padding: '8px 12px',
  border: '2px dashed #b3261e',
  background: '#fff',
  color: '#b3261e',
  font: '14px / 1.5 monospace',
  overflowWrap: 'anywhere',
} satisfies Partial<CSSStyleDeclaration> & { all: string }

function writeNote(element: Element, problem: string | undefined): void {
  let note = element.shadowRoot?.querySelector<HTMLElement>(`[part=${PART}]`)
  if (!problem) {
    note?.remove()
    return
  }
  if (!note) {
    note = document.createElement('p')
    note.part.add(PART)
    Object.assign(note.style, LOOK)
    const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' })
    root.append(note)
  }
  note.textContent = `Dawakit, for developers: ${problem}`
}

/** Where a page is developed, every element of it says in its place why no shop can be shown. Shoppers read the shop's own sentence. */
export function explainInPlace(problem: string | undefined): void {
  if (!/(^|\.)localhost$|^127\.|^\[::1]$/.test(location.hostname)) return
  // A shop that comes late is one.
  if (problem === NO_SHOP)
    document.addEventListener(SHOP_READY, () => explainInPlace(undefined), { once: true })
  for (const element of document.querySelectorAll('*')) {
    const isInPage = !element.matches(OVERLAYS) && element.localName.startsWith('dawa-')
    if (isInPage && customElements.get(element.localName)) writeNote(element, problem)
  }
}
