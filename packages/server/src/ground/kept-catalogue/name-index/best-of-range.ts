import type { Range } from './packed-keys.ts'

/** Nodes of the tree that are made in one step. */
const STEP = 16_384

/**
 * The highest scores of any range of rows, without looking at all its rows: a tree of maxima over the rows, so
 * that the best n of a million cost as much as the best n of a hundred, give or take.
 */
export class BestOfRange {
  readonly #scores: Uint32Array
  readonly #width: number
  /** Node 1 is the root; the children of i are 2i and 2i + 1; the leaves are the rows. Each holds its best row. */
  readonly #tree: Uint32Array

  private constructor(scores: Uint32Array) {
    this.#scores = scores
    let width = 1
    while (width < scores.length) width *= 2
    this.#width = width
    this.#tree = new Uint32Array(2 * width)
  }

  /** @param scores - Whole numbers from 0. Of equal scores the first row is the better one. */
  static *of(scores: Uint32Array): Generator<void, BestOfRange> {
    const best = new BestOfRange(scores)
    for (let end = 2 * best.#width; end > 1; end = Math.max(1, end - STEP)) {
      best.#fill(Math.max(1, end - STEP), end)
      yield
    }
    return best
  }

  /** Makes nodes, those below them first. */
  #fill(start: number, end: number): void {
    for (let node = end - 1; node >= start; node--) {
      this.#tree[node] =
        node >= this.#width
          ? node - this.#width
          : this.#better(this.#tree[2 * node] ?? 0, this.#tree[2 * node + 1] ?? 0)
    }
  }

  get bytes(): number {
    return this.#scores.byteLength + this.#tree.byteLength
  }

  /** @returns At most `limit` rows of the ranges, best first, each once. */
  best(ranges: readonly Range[], limit: number): number[] {
    const open: { best: number; range: Range }[] = []
    const push = (range: Range) => {
      if (range.start < range.end) open.push({ best: this.#bestRow(range), range })
    }
    for (const range of ranges) push(range)
    const found = new Set<number>()
    while (found.size < limit && open.length > 0) {
      let at = 0
      for (let i = 1; i < open.length; i++) {
        const candidate = open[i]
        const leader = open[at]
        if (candidate && leader && this.#better(candidate.best, leader.best) !== leader.best) at = i
      }
      const [taken] = open.splice(at, 1)
      if (!taken) break
      found.add(taken.best)
      push({ start: taken.range.start, end: taken.best })
      push({ start: taken.best + 1, end: taken.range.end })
    }
    return [...found]
  }

  #bestRow({ start, end }: Range): number {
    let low = start + this.#width
    let high = end + this.#width
    let best = start
    while (low < high) {
      if (low & 1) best = this.#better(best, this.#tree[low++] ?? best)
      if (high & 1) best = this.#better(best, this.#tree[--high] ?? best)
      low >>>= 1
      high >>>= 1
    }
    return best
  }

  #better(a: number, b: number): number {
    const scoreA = this.#scores[a] ?? -1
    const scoreB = this.#scores[b] ?? -1
    if (scoreA !== scoreB) return scoreA > scoreB ? a : b
    return a < b ? a : b
  }
}
