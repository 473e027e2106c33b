import { type Brackets, SEEN } from './bracketed.ts'

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
const META = 'meta[name="description"], meta[property^="og:"]:not([property="og:type"], [property="og:url"])'
const BUTTONS = 'input[type="submit"], input[type="button"], input[type="reset"]'
const LETTER = /\p{L}/u

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Every text under `root` that somebody sees or hears, with where it stands. */
function* spokenIn(root: Document | Element): Generator<[place: string, text: string]> {
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

export interface WordsOutsideOptions {
  /** @default ⟦ and ⟧ */
  brackets?: Brackets
  /** What is data, in whatever language it is: names, addresses. Only as whole words, and as they are written. */
  data?: Iterable<string>
}

/**
 * What shows outside the made-up language: words that came from no dictionary, each with the element it stands in.
 * Numbers, prices and drawings are in every language.
 */
export function wordsOutside(
  root: Document | Element,
  { brackets = SEEN, data = [] }: WordsOutsideOptions = {},
): string[] {
  const [open = '', close = ''] = brackets.map(escaped)
  const innermost = new RegExp(`${open}[^${open}${close}]*${close}`, 'g')
  const known = [...new Set(data)].filter((text) => LETTER.test(text)).sort((a, b) => b.length - a.length)
  const outside = (text: string) => {
    let rest = text
    for (let before = ''; rest !== before; ) {
      before = rest
      rest = rest.replace(innermost, ' ')
    }
    for (const one of known) {
      if (!LETTER.test(rest)) break
      if (rest.includes(one))
        rest = rest.replace(new RegExp(`(?<![\\p{L}\\p{N}])${escaped(one)}(?![\\p{L}\\p{N}])`, 'gu'), ' ')
    }
    return rest.trim()
  }
  const found = new Set<string>()
  for (const [place, text] of spokenIn(root)) {
    const rest = LETTER.test(text) ? outside(text) : ''
    if (LETTER.test(rest)) found.add(`${place}: ${rest}`)
  }
  return [...found]
}

/** Every text in plain data, at any depth. */
export function textsIn(data: unknown): string[] {
  if (typeof data === 'string') return [data]
  if (typeof data !== 'object' || data === null) return []
  return Object.values(data).flatMap(textsIn)
}
