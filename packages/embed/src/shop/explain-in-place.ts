import { findApiProblem, NO_SHOP, readApi } from './api-problem.ts'

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

function writeNote(element: Element, text: string): void {
  const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' })
  const worn = root.querySelector(`[part=${PART}]`)
  const note = worn ?? document.createElement('p')
  note.textContent = text
  if (worn) return
  note.part.add(PART)
  Object.assign((note as HTMLElement).style, LOOK)
  root.append(note)
}

/** Writes into every element of the page why no shop can be shown; nothing where it can. */
export async function explainInPlace(): Promise<void> {
  const api = readApi()
  const problem = document.querySelector('dawa-shop') ? api && (await findApiProblem(api)) : NO_SHOP
  if (!problem) return
  for (const element of document.querySelectorAll('*')) {
    const isInPage = !element.matches(OVERLAYS) && element.localName.startsWith('dawa-')
    if (isInPage && customElements.get(element.localName))
      writeNote(element, `Dawakit, for developers: ${problem}`)
  }
}
