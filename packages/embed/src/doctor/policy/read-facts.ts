import type { PaymentOffer } from '@dawakit/core/contract'
import { partnerKey } from '../../shop/partner-key.ts'
import { readApi } from '../read-api.ts'
import type { PolicyFacts } from './policy-for.ts'

/** Where the script tag's files are: this one's folder, whatever its address was when it was asked for again. */
const FILES = new URL(/* @vite-ignore */ '.', import.meta.url)
FILES.pathname = FILES.pathname.replace(/\/+/g, '/')

/** What the page has now that its policy follows from. Asks the shop how it takes money. */
export async function readFacts({ hashes = false } = {}): Promise<PolicyFacts> {
  const page = new URL(location.href)
  const api = readApi() ?? new URL('/api', page)
  const elements = [...document.querySelectorAll('*')].filter(({ localName }) =>
    localName.startsWith('dawa-'),
  )
  const [offers, ofFiles, inline] = await Promise.all([
    askOffers(api),
    hashes ? hashesOfFiles() : [],
    hashesOfInline(),
  ])
  return {
    page,
    tags: new Set(elements.map(({ localName }) => localName)),
    files: FILES,
    sheets: addresses('link[rel~=stylesheet][href*="room.css"]', 'href', [document]),
    api,
    pictures: addresses(
      'img[src]',
      'src',
      elements.flatMap(({ shadowRoot }) => shadowRoot ?? []),
    ),
    searches: elements
      .filter(({ localName }) => localName === 'dawa-search-box')
      .map((box) => searchOf(box, api)),
    offers,
    hashes: ofFiles,
    inline,
  }
}

/** The addresses that tags have, those of memory left out. */
function addresses(selector: string, attribute: string, roots: readonly ParentNode[]): URL[] {
  return roots.flatMap((root) =>
    [...root.querySelectorAll(selector)].flatMap((one) => {
      const text = one.getAttribute(attribute) ?? ''
      const url = URL.canParse(text, location.href) ? new URL(text, location.href) : null
      return url && /^https?:$/.test(url.protocol) ? [url] : []
    }),
  )
}

/** Where a search box leads, as its element has it. */
function searchOf(box: Element, api: URL): URL {
  const told =
    box.getAttribute('action') ??
    box.getAttribute('search-action') ??
    document.querySelector('dawa-shop')?.getAttribute('search-action') ??
    new URL('/search', api).href
  return new URL(told, location.href)
}

/** @returns none where the shop cannot be asked: the doctor says that */
async function askOffers(api: URL): Promise<readonly PaymentOffer[]> {
  const key = partnerKey(document.querySelector('dawa-shop'))
  try {
    const response = await fetch(`${api.href.replace(/\/+$/, '')}/get/checkoutConfig`, {
      headers: key ? { 'X-Dawakit-Key': key } : {},
    })
    const { data } = (await response.json()) as { data?: { offers?: PaymentOffer[] } }
    return data?.offers ?? []
  } catch {
    return []
  }
}

/** What lies beside them says it. */
async function hashesOfFiles(): Promise<string[]> {
  const { files = {} } = await fetch(new URL('sri.json', FILES)).then(
    (response) => response.json() as Promise<{ files?: Record<string, string> }>,
    () => ({ files: {} }),
  )
  return Object.entries(files).flatMap(([name, hash]) => (name.endsWith('.js') ? `'${hash}'` : []))
}

/** What the page has written into itself for the elements: the import map, the stub, what says that somebody is signed in. */
function hashesOfInline(): Promise<string[]> {
  const texts = [...document.querySelectorAll('script:not([src])')]
    .map(({ textContent }) => textContent ?? '')
    .filter((text) => /dawakit/i.test(text) || text.includes(FILES.href))
  return Promise.all(
    texts.map(async (text) => {
      const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
      return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(bytes)))}'`
    }),
  )
}
