import { useEffect, useState } from 'react'
import { type AttributeFact, elementFacts } from '../element-facts.ts'
import type { AttributeValue, AttributeValues } from '../html-of.ts'
import { SCRIPT_TAG_FOLDER } from '../script-tag.ts'
import { apiAddress, type Look, type Release, type SnippetChoice, snippetOf } from './snippet.ts'

/** The order that elements have in a snippet: that of a visit. */
export const TAGS = [
  'dawa-search-box',
  'dawa-cart-button',
  'dawa-pincode-checker',
  'dawa-product-card',
  'dawa-product-grid',
  'dawa-cart-drawer',
  'dawa-login',
  'dawa-checkout',
  'dawa-order-tracker',
  'dawa-invoice',
  'dawa-notices',
] as const

const MEDICINE = { 'product-href': '/medicine?id={id}' }

/** Pages that partners have, as a start. */
export const STARTS = {
  header: {
    label: 'A header',
    shop: { ...MEDICINE, 'search-action': '/search' },
    elements: { 'dawa-search-box': {}, 'dawa-cart-button': {} },
  },
  shop: {
    label: 'A shop',
    shop: MEDICINE,
    elements: {
      'dawa-search-box': {},
      'dawa-cart-button': {},
      'dawa-product-grid': { 'per-page': 4, 'heading-level': 2 },
    },
  },
  medicine: {
    label: 'A medicine',
    shop: MEDICINE,
    elements: {
      'dawa-pincode-checker': {},
      'dawa-product-card': { 'product-id': 'p-paracetamol', 'heading-level': 2 },
    },
  },
  checkout: {
    label: 'A checkout',
    shop: {},
    elements: { 'dawa-checkout': { 'orders-href': '/orders' } },
  },
  orders: {
    label: 'Orders',
    shop: { 'checkout-href': '/checkout' },
    elements: {
      'dawa-login': {},
      'dawa-order-tracker': { 'order-id': 'latest' },
      'dawa-invoice': { 'order-id': 'latest' },
    },
  },
} as const satisfies Record<
  string,
  { label: string; shop: AttributeValues; elements: Partial<Record<(typeof TAGS)[number], AttributeValues>> }
>

interface Chosen extends Omit<SnippetChoice, 'elements'> {
  elements: Readonly<Record<string, AttributeValues>>
}

const FIRST: Chosen = {
  api: 'https://pharmacy.example/api',
  shop: STARTS.shop.shop,
  elements: STARTS.shop.elements,
  look: { ground: 'page', primary: '', corners: 'ours', font: '' },
  address: 'floating',
}

/** What the chosen elements may have from `<dawa-shop>`, each once. */
function sharedFacts(tags: readonly string[]): AttributeFact[] {
  const facts = tags.flatMap((tag) => elementFacts.get(tag)?.attributes.filter((one) => one.isShared) ?? [])
  return [...new Map(facts.map((fact) => [fact.name, fact])).values()]
}

/** The release that this Storybook was built with. */
function useRelease(): Release | null {
  const [release, setRelease] = useState<Release | null>(null)
  useEffect(() => {
    let isThere = true
    fetch(`${SCRIPT_TAG_FOLDER}sri.json`)
      .then((response) => response.json())
      .then((found: Release) => isThere && setRelease(found))
      .catch(() => console.error('The script tag is not built: `npm run storybook` builds it first.'))
    return () => {
      isThere = false
    }
  }, [])
  return release
}

/** What was chosen, what changes it, and the HTML that it makes. */
export function useSnippet() {
  const [chosen, setChosen] = useState(FIRST)
  const release = useRelease()
  const change = (values: Partial<Chosen>) => setChosen((before) => ({ ...before, ...values }))
  const tags = TAGS.filter((tag) => chosen.elements[tag])
  const shared = sharedFacts(tags)
  const read = new Set(['partner-key', ...shared.map(({ name }) => name)])
  const choice: SnippetChoice = {
    ...chosen,
    shop: Object.fromEntries(Object.entries(chosen.shop).filter(([name]) => read.has(name))),
    elements: tags.map((tag) => [tag, chosen.elements[tag] ?? {}]),
  }
  const api = apiAddress(chosen.api)
  return {
    chosen,
    shared,
    release,
    /** Null where the API has no address. */
    apiHref: api?.href ?? null,
    html: release && snippetOf(choice, release),
    /** The same with the script tag of this Storybook. */
    liveHtml: release && snippetOf(choice, release, SCRIPT_TAG_FOLDER),
    change,
    changeLook: (look: Partial<Look>) => change({ look: { ...chosen.look, ...look } }),
    setShop: (name: string, value: AttributeValue) => change({ shop: { ...chosen.shop, [name]: value } }),
    setElement: (tag: string, isThere: boolean) => {
      const { [tag]: before, ...others } = chosen.elements
      change({ elements: isThere ? { ...others, [tag]: before ?? {} } : others })
    },
    setAttribute: (tag: string, name: string, value: AttributeValue) =>
      change({ elements: { ...chosen.elements, [tag]: { ...chosen.elements[tag], [name]: value } } }),
  }
}

export type Snippet = ReturnType<typeof useSnippet>
