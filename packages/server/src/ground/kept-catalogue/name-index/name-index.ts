import type { BestOfRange } from './best-of-range.ts'
import type { PackedKeys, Range } from './packed-keys.ts'
import { rangesWithinOneError } from './within-one-error.ts'
import type { WordIndex } from './word-index.ts'

/** Shortest text that is mended or looked for inside names: a shorter one is near to everything. */
const GUESSED_FROM = 3
/** Best sellers of a shortened text that are looked through for the words that were left out. */
const LOOKED_THROUGH = 200

/** Of each name, in the order of the keys. */
interface NameIndexParts {
  keys: PackedKeys
  scores: Uint32Array
  /** Of `scores`. */
  best: BestOfRange
  ids: Buffer
  idStarts: Uint32Array
  words: WordIndex
}

/** Names and their ids, found by how they start. Made once by a `NameIndexBuilder`, never changed. */
export class NameIndex {
  readonly #keys: PackedKeys
  readonly #best: BestOfRange
  readonly #ids: Buffer
  readonly #idStarts: Uint32Array
  readonly #words: WordIndex
  readonly #scores: Uint32Array

  constructor(parts: NameIndexParts) {
    this.#keys = parts.keys
    this.#scores = parts.scores
    this.#best = parts.best
    this.#ids = parts.ids
    this.#idStarts = parts.idStarts
    this.#words = parts.words
  }

  get size(): number {
    return this.#keys.size
  }

  /** Memory of the index, without what remembers the children of large nodes (some 100 KB). */
  get bytes(): number {
    const names = this.#keys.bytes + this.#best.bytes + this.#words.bytes
    return names + this.#ids.byteLength + this.#idStarts.byteLength
  }

  /** @returns Ids of names that start with the text, best first. */
  startingWith(text: string, limit: number): string[] {
    return this.#idsOf(this.#best.best([this.#keys.startingWith(text)], limit))
  }

  /**
   * Names that have each word of the text somewhere, or a word that starts with it; those that have the text as it
   * stands come first. Only names with a word of three letters in common are found.
   *
   * @returns Ids, best first.
   */
  havingWords(text: string, limit: number): string[] {
    const words = text.split(' ').filter((word) => word !== '')
    const longest = words.reduce((a, b) => (b.length > a.length ? b : a), '')
    if (longest.length < GUESSED_FROM) return []
    const hits: { row: number; isWhole: boolean }[] = []
    for (const row of new Set(this.#words.rowsWith(longest))) {
      const key = ` ${this.#keys.keyAt(row)}`
      if (words.every((word) => key.includes(` ${word}`)))
        hits.push({ row, isWhole: key.includes(` ${text}`) })
    }
    hits.sort(
      (a, b) =>
        Number(b.isWhole) - Number(a.isWhole) ||
        (this.#scores[b.row] ?? 0) - (this.#scores[a.row] ?? 0) ||
        a.row - b.row,
    )
    return this.#idsOf(hits.slice(0, limit).map(({ row }) => row))
  }

  /**
   * Names that start with the text but for one typing error. Where there is none, its last words are left out one
   * by one until something starts with the rest, and names that have the words left out come first.
   *
   * @returns Ids, best first.
   */
  nearest(text: string, limit: number): string[] {
    const words = text.split(' ')
    for (let count = words.length; count > 0; count--) {
      const start = words.slice(0, count).join(' ')
      const exact = count === words.length ? [] : [this.#keys.startingWith(start)]
      const ranges = exact.some((range) => range.start < range.end) ? exact : this.#mended(start)
      if (ranges.length === 0) continue
      if (count === words.length) return this.#idsOf(this.#best.best(ranges, limit))
      return this.#idsOf(this.#withWords(ranges, words.slice(count)).slice(0, limit))
    }
    return []
  }

  #mended(text: string): Range[] {
    return text.length < GUESSED_FROM ? [] : rangesWithinOneError(this.#keys, text)
  }

  /** The best rows of the ranges, those with more of the words before those with fewer. */
  #withWords(ranges: Range[], words: string[]): number[] {
    const rows = this.#best.best(ranges, LOOKED_THROUGH)
    const hits = new Map<number, number>()
    for (const row of rows) {
      const key = this.#keys.keyAt(row)
      hits.set(row, words.filter((word) => key.includes(word)).length)
    }
    return rows.sort((a, b) => (hits.get(b) ?? 0) - (hits.get(a) ?? 0))
  }

  #idsOf(rows: number[]): string[] {
    return rows.map((row) => this.#ids.toString('utf8', this.#idStarts[row], this.#idStarts[row + 1]))
  }
}
