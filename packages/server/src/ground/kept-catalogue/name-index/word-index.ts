import { sortThings } from '../sort-in-steps.ts'
import { BestOfRange } from './best-of-range.ts'
import { PackedKeys } from './packed-keys.ts'

/** Best sellers kept per word: 'tablet' stands in every other name. */
const ROWS_PER_WORD = 200
/** Words that start with a text and are looked into. */
const WORDS = 20
/** Words that are finished in one step. */
const STEP = 64

/** The words of names after the first, each with its best sellers. */
export class WordIndex {
  readonly #words: PackedKeys
  readonly #best: BestOfRange
  readonly #rows: Uint32Array
  readonly #starts: Uint32Array

  constructor(words: PackedKeys, best: BestOfRange, rows: Uint32Array, starts: Uint32Array) {
    this.#words = words
    this.#best = best
    this.#rows = rows
    this.#starts = starts
  }

  get bytes(): number {
    return this.#words.bytes + this.#best.bytes + this.#rows.byteLength + this.#starts.byteLength
  }

  /** @returns Rows of names that have a word, after their first, that starts with the text. */
  rowsWith(text: string): number[] {
    const words = this.#best.best([this.#words.startingWith(text)], WORDS)
    return words.flatMap((word) => [...this.#rows.subarray(this.#starts[word], this.#starts[word + 1])])
  }
}

/** Gathers words name by name. */
export class WordIndexBuilder {
  readonly #rowsByWord = new Map<string, { row: number; score: number }[]>()

  add(row: number, key: string, score: number): void {
    for (let space = key.indexOf(' '); space >= 0; ) {
      const next = key.indexOf(' ', space + 1)
      const word = next < 0 ? key.slice(space + 1) : key.slice(space + 1, next)
      if (word !== '') this.#keep(word, { row, score })
      space = next
    }
  }

  /** Each step takes a few milliseconds at most, however many words there are. */
  *finish(): Generator<void, WordIndex> {
    const words = yield* sortThings([...this.#rowsByWord.keys()], (a, b) => (a < b ? -1 : 1))
    const wordStarts = new Uint32Array(words.length + 1)
    const rowStarts = new Uint32Array(words.length + 1)
    for (const [at, word] of words.entries()) {
      const rows = bestOf(this.#rowsOf(word))
      this.#rowsByWord.set(word, rows)
      wordStarts[at + 1] = (wordStarts[at] ?? 0) + word.length
      rowStarts[at + 1] = (rowStarts[at] ?? 0) + rows.length
      if (at % STEP === STEP - 1) yield
    }
    const codes = new Uint16Array(wordStarts[words.length] ?? 0)
    const scores = new Uint32Array(words.length)
    const rows = new Uint32Array(rowStarts[words.length] ?? 0)
    for (const [at, word] of words.entries()) {
      const best = this.#rowsOf(word)
      scores[at] = best[0]?.score ?? 0
      for (let i = 0; i < word.length; i++) codes[(wordStarts[at] ?? 0) + i] = word.charCodeAt(i)
      for (const [place, { row }] of best.entries()) rows[(rowStarts[at] ?? 0) + place] = row
      if (at % STEP === STEP - 1) yield
    }
    const best = yield* BestOfRange.of(scores)
    return new WordIndex(new PackedKeys(codes, wordStarts), best, rows, rowStarts)
  }

  #rowsOf(word: string): { row: number; score: number }[] {
    return this.#rowsByWord.get(word) ?? []
  }

  #keep(word: string, entry: { row: number; score: number }): void {
    const rows = this.#rowsByWord.get(word)
    if (!rows) this.#rowsByWord.set(word, [entry])
    else if (rows.push(entry) >= 2 * ROWS_PER_WORD) this.#rowsByWord.set(word, bestOf(rows))
  }
}

function bestOf(rows: { row: number; score: number }[]): { row: number; score: number }[] {
  return rows.sort((a, b) => b.score - a.score || a.row - b.row).slice(0, ROWS_PER_WORD)
}
