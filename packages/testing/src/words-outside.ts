import { type Brackets, SEEN } from './brackets.ts'

/** Attributes that a person reads or hears; `data-column` and `data-hint` are shown by stylesheets. */
const SPOKEN = [
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'data-column',
  'data-hint',
  'label',
  'placeholder',
  'title',
]
const UNSEEN = 'script, style, noscript'
const META = ['description', 'og:site_name', 'og:title', 'og:description']
  .map((name) => `meta[name="${name}"], meta[property="${name}"]`)
  .join()
const BUTTONS = 'input[type="submit"], input[type="button"], input[type="reset"]'
const LETTER = /\p{L}/u

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Where a long name may come apart. */
const SOFT_HYPHEN = /\u00ad/g

/** Every text under `root` that somebody sees or hears, with where it stands. */
function* spokenIn(root: Document | Element): Generator<Found> {
  const page = root.ownerDocument ?? (root as Document)
  const texts = page.createTreeWalker(root, 4)
  while (texts.nextNode()) {
    const { parentElement: parent, textContent } = texts.currentNode
    if (parent && textContent && !parent.closest(UNSEEN)) yield [parent.localName, textContent]
  }
  for (const name of SPOKEN)
    for (const one of root.querySelectorAll(`[${name}]`))
      yield [`${one.localName}[${name}]`, one.getAttribute(name) ?? '']
  for (const one of root.querySelectorAll(META)) yield ['meta', one.getAttribute('content') ?? '']
  for (const one of root.querySelectorAll<HTMLInputElement>(BUTTONS)) yield ['input', one.value]
}

/** A text, or what is left of one, and the element it stands in. */
export type Found = readonly [place: string, text: string]

/** What shows outside brackets, each once. Numbers, prices and drawings are in every language. */
export function outsideBrackets(root: Document | Element, brackets: Brackets = SEEN): Found[] {
  const [open = '', close = ''] = brackets.map(escaped)
  const innermost = new RegExp(`${open}[^${open}${close}]*${close}`, 'g')
  const outside = (text: string) => {
    let rest = text.replace(SOFT_HYPHEN, '')
    for (let before = ''; rest !== before; ) {
      before = rest
      rest = rest.replace(innermost, ' ')
    }
    return rest.trim()
  }
  const found = new Map<string, Found>()
  for (const [place, text] of spokenIn(root)) {
    const rest = LETTER.test(text) ? outside(text) : ''
    if (LETTER.test(rest)) found.set(`${place}: ${rest}`, [place, rest])
  }
  return [...found.values()]
}

/**
 * What came from no dictionary and is no data either.
 * @param data - In whatever language it is: names, addresses. Only as whole words, and as they are written.
 */
export function withoutData(found: Iterable<Found>, data: Iterable<string>): string[] {
  const exact = new Set(data)
  const known = [...exact].filter((text) => LETTER.test(text)).sort((a, b) => b.length - a.length)
  const words = new Set<string>()
  for (const [place, text] of found) {
    let rest = exact.has(text) ? '' : text
    for (const one of known) {
      if (!LETTER.test(rest)) break
      if (rest.includes(one))
        rest = rest.replace(new RegExp(`(?<![\\p{L}\\p{N}])${escaped(one)}(?![\\p{L}\\p{N}])`, 'gu'), ' ')
    }
    if (LETTER.test(rest)) words.add(`${place}: ${rest.trim()}`)
  }
  return [...words]
}

export interface WordsOutsideOptions {
  /** @default ⟦ and ⟧ */
  brackets?: Brackets
  /** As of `withoutData`. */
  data?: Iterable<string>
}

/** What shows outside the made-up language: words that came from no dictionary, each with the element it stands in. */
export const wordsOutside = (
  root: Document | Element,
  { brackets, data = [] }: WordsOutsideOptions = {},
): string[] => withoutData(outsideBrackets(root, brackets), data)

/** Every text in plain data, at any depth. */
export function textsIn(data: unknown): string[] {
  if (typeof data === 'string') return [data]
  if (typeof data !== 'object' || data === null) return []
  return Object.values(data).flatMap(textsIn)
}
