/** Rows from `start` up to, not including, `end`. */
export interface Range {
  start: number
  end: number
}

/** The rows of a range that go on with one character. */
interface Child extends Range {
  code: number
}

/** Ranges above this size remember their children: the few top levels that every query walks through. */
const REMEMBERED_FROM = 128

/**
 * Many sorted texts in two typed arrays: 2 bytes per character and 4 per text, and nothing for the garbage
 * collector to look at. Texts that share a beginning stand together, so that a range of rows is a node of a trie.
 */
export class PackedKeys {
  readonly size: number
  readonly #codes: Uint16Array
  readonly #starts: Uint32Array
  readonly #children = new Map<number, Child[]>()

  /**
   * @param codes - The characters of all texts, one after the other.
   * @param starts - Where each text starts in `codes`, and where the last one ends. The texts are sorted by UTF-16
   * code units, which is JavaScript's own order of strings.
   */
  constructor(codes: Uint16Array, starts: Uint32Array) {
    this.size = starts.length - 1
    this.#codes = codes
    this.#starts = starts
  }

  get bytes(): number {
    return this.#codes.byteLength + this.#starts.byteLength
  }

  get all(): Range {
    return { start: 0, end: this.size }
  }

  keyAt(row: number): string {
    return String.fromCharCode(...this.#codes.subarray(this.#startOf(row), this.#startOf(row + 1)))
  }

  /** The rows that start with the text. */
  startingWith(text: string): Range {
    return this.follow(this.all, 0, text, 0)
  }

  /**
   * The rows of `range` that go on with `text` from its character `from`.
   *
   * @param depth - Characters that all rows of the range share already.
   */
  follow(range: Range, depth: number, text: string, from: number): Range {
    let found = range
    for (let i = from; i < text.length && found.start < found.end; i++) {
      found = this.step(found, depth + i - from, text.charCodeAt(i))
    }
    return found
  }

  /** The rows of `range` whose character at `depth` is `code`; an empty range when there are none. */
  step(range: Range, depth: number, code: number): Range {
    if (range.end - range.start >= REMEMBERED_FROM) {
      return this.children(range, depth).find((child) => child.code === code) ?? { start: 0, end: 0 }
    }
    const start = this.#firstFrom(range.start, range.end, depth, code)
    return { start, end: this.#firstFrom(start, range.end, depth, code + 1) }
  }

  /** Every character that the rows of `range` have at `depth`, with its rows. Rows that end there are in none. */
  children(range: Range, depth: number): readonly Child[] {
    const isLarge = range.end - range.start >= REMEMBERED_FROM
    const name = depth * (this.size + 1) + range.start
    const known = isLarge ? this.#children.get(name) : undefined
    if (known) return known
    const children: Child[] = []
    let start = this.#firstFrom(range.start, range.end, depth, 0)
    while (start < range.end) {
      const code = this.#codeAt(start, depth)
      const end = this.#firstFrom(start, range.end, depth, code + 1)
      children.push({ code, start, end })
      start = end
    }
    if (isLarge) this.#children.set(name, children)
    return children
  }

  /** The first row of start..end whose character at `depth` is at least `code`; rows that end before it come first. */
  #firstFrom(start: number, end: number, depth: number, code: number): number {
    let low = start
    let high = end
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.#codeAt(middle, depth) < code) low = middle + 1
      else high = middle
    }
    return low
  }

  /** -1 where the row has ended. */
  #codeAt(row: number, depth: number): number {
    const at = this.#startOf(row) + depth
    return at < this.#startOf(row + 1) ? (this.#codes[at] ?? -1) : -1
  }

  #startOf(row: number): number {
    return this.#starts[row] ?? 0
  }
}
