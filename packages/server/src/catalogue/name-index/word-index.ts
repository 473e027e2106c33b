import { BestOfRange } from './best-of-range.ts'
import { PackedKeys } from './packed-keys.ts'

/** Best sellers kept per word: 'tablet' stands in every other name. */
const ROWS_PER_WORD = 200
/** Words that start with a text and are looked into. */
const WORDS = 20

/** The words of names after the first, each with its best sellers. */
export class WordIndex {
  readonly #words: PackedKeys
  readonly #best: BestOfRange
  readonly #rows: Uint32Array
  readonly #starts: Uint32Array

  constructor(words: readonly { word: string; score: number; rows: readonly number[] }[]) {
    const codes = Uint16Array.from(
      words.flatMap(({ word }) => Array.from({ length: word.length }, (_, at) => word.charCodeAt(at))),
    )
    const wordStarts = new Uint32Array(words.length + 1)
    this.#starts = new Uint32Array(words.length + 1)
    for (const [at, { word, rows }] of words.entries()) {
      wordStarts[at + 1] = (wordStarts[at] ?? 0) + word.length
      this.#starts[at + 1] = (this.#starts[at] ?? 0) + rows.length
    }
    this.#words = new PackedKeys(codes, wordStarts)
    this.#best = new BestOfRange(Uint32Array.from(words, ({ score }) => score))
    this.#rows = Uint32Array.from(words.flatMap(({ rows }) => rows))
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

  finish(): WordIndex {
    const words = [...this.#rowsByWord].sort(([a], [b]) => (a < b ? -1 : 1))
    return new WordIndex(
      words.map(([word, rows]) => {
        const best = bestOf(rows)
        return { word, score: best[0]?.score ?? 0, rows: best.map(({ row }) => row) }
      }),
    )
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
