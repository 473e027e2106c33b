import { nameKey } from '@dawakit/core/product'
import { GOODS_ROWS } from './goods-rows.ts'

/** What something is by its name. */
export interface NamedGoods {
  /** 4 to 8 digits. */
  hsn: string
  category: string
  subcategory: string | null
  /** Words of the name that tell it. */
  words: number
}

interface Phrase {
  words: readonly string[]
  goods: NamedGoods
  not: ReadonlySet<string>
}

/** Its words as the rows have them: 'Gloves (100's)' are 'glove', '100'. */
export function goodsWords(name: string): string[] {
  return nameKey(name)
    .replace(/['’`]s?\b/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ')
    .map(singular)
}

const singular = (word: string) =>
  word.length > 3 && word.endsWith('s') && !/(?:ss|us|is|talcs)$/.test(word)
    ? word.replace(/(?<=ch|sh|x)es$/, '').replace(/(?<!^)s$/, '')
    : word

/** Phrases by their first word, those of most words first. */
const PHRASES: ReadonlyMap<string, readonly Phrase[]> = phrasesOf(GOODS_ROWS)

function phrasesOf(rows: string): Map<string, Phrase[]> {
  const found = new Map<string, Phrase[]>()
  for (const row of rows.trim().split('\n')) {
    const [hsn = '', shelf = '', phrases = '', not = ''] = row.split('|').map((part) => part.trim())
    const [category = '', subcategory = null] = shelf.split(' > ')
    const others = new Set(not.replace(/^not /, '').split(', ').map(singular))
    for (const phrase of phrases.split(', ')) {
      const words = phrase.split(' ').map(singular)
      const [first = ''] = words
      const goods = { hsn, category, subcategory, words: words.length }
      found.set(first, [...(found.get(first) ?? []), { words, goods, not: others }])
    }
  }
  for (const phrases of found.values()) phrases.sort((one, other) => other.words.length - one.words.length)
  return found
}

/**
 * What goods a name says, by the most of its words.
 *
 * @returns null where it says none: a brand, a medicine
 */
export function goodsByName(name: string): NamedGoods | null {
  // What stands in brackets tells what is in it: 'Glucometer (25 strips, lancing device)'.
  const bracket = name.indexOf('(')
  return (bracket > 0 ? goodsIn(name.slice(0, bracket)) : null) ?? goodsIn(name)
}

function goodsIn(name: string): NamedGoods | null {
  const words = goodsWords(name)
  let best: NamedGoods | null = null
  for (const [at, word] of words.entries()) {
    for (const phrase of PHRASES.get(word) ?? []) {
      if (best && phrase.words.length <= best.words) break
      const isSaid = phrase.words.every((part, offset) => words[at + offset] === part)
      if (isSaid && !words.some((other) => phrase.not.has(other))) best = phrase.goods
    }
  }
  return best
}

const BY_CODE: ReadonlyMap<string, NamedGoods> = new Map(
  [...PHRASES.values()]
    .flatMap((phrases) => phrases.map(({ goods }) => [goods.hsn, goods] as const))
    .toReversed(),
)

/**
 * What goods a code says.
 *
 * @param hsn - 4, 6 or 8 digits.
 * @returns null of codes of medicines, and of those that no row has
 */
export function goodsByCode(hsn: string): NamedGoods | null {
  if (/^30(?!0[56])/.test(hsn) || hsn.startsWith('300660')) return null
  for (let length = hsn.length; length >= 4; length -= 2) {
    const goods = BY_CODE.get(hsn.slice(0, length))
    if (goods) return goods
  }
  return null
}

/** Every code that the rows give. */
export const goodsCodes = (): string[] => [
  ...new Set([...PHRASES.values()].flatMap((phrases) => phrases.map(({ goods }) => goods.hsn))),
]
