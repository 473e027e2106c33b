import { sortThings } from '../sort-in-steps.ts'
import { BestOfRange } from './best-of-range.ts'
import { NameIndex } from './name-index.ts'
import { PackedKeys } from './packed-keys.ts'
import { WordIndexBuilder } from './word-index.ts'

export interface NameEntry {
  id: string
  /** `nameKey(name)` of core. */
  key: string
  /** Whole, from 0; higher comes first. */
  score: number
}

/** Names that are put in order once more at a time. */
const STEP = 2048

/** Gathers names a few thousand at a time and makes the index of them in steps, so that the caller can let other work in between. */
export class NameIndexBuilder {
  #codes = new Uint16Array(1024)
  #codesUsed = 0
  #starts = new Uint32Array(256)
  #scores = new Uint32Array(256)
  #ids = Buffer.alloc(1024)
  #idStarts = new Uint32Array(256)
  #size = 0
  readonly #words = new WordIndexBuilder()
  #last = ''
  /** Filled from the first name on that came out of order. */
  #unsorted: NameEntry[] | null = null

  /** Names may come in any order; sorted by key they take least work. */
  add(entries: readonly NameEntry[]): void {
    for (const entry of entries) {
      if (this.#unsorted) this.#unsorted.push(entry)
      else if (entry.key < this.#last) this.#unsorted = [...this.#entries(), entry]
      else this.#append(entry)
    }
  }

  /** Each step takes a few milliseconds at most, however many names there are. */
  *finish(): Generator<void, NameIndex> {
    if (this.#unsorted) return yield* finishUnsorted(this.#unsorted)
    const rows = this.#size
    const scores = this.#scores.slice(0, rows)
    const keys = new PackedKeys(this.#codes.slice(0, this.#codesUsed), this.#starts.slice(0, rows + 1))
    yield
    const ids = Buffer.from(this.#ids.subarray(0, this.#idStarts[rows]))
    const idStarts = this.#idStarts.slice(0, rows + 1)
    yield
    const best = yield* BestOfRange.of(scores)
    const words = yield* this.#words.finish()
    return new NameIndex({ keys, scores, best, ids, idStarts, words })
  }

  #append({ id, key, score }: NameEntry): void {
    const row = this.#size++
    this.#last = key
    this.#words.add(row, key, Math.max(0, score))
    this.#starts = withRoom(this.#starts, row + 2, Uint32Array)
    this.#idStarts = withRoom(this.#idStarts, row + 2, Uint32Array)
    this.#scores = withRoom(this.#scores, row + 1, Uint32Array)
    this.#codes = withRoom(this.#codes, this.#codesUsed + key.length, Uint16Array)
    for (let i = 0; i < key.length; i++) this.#codes[this.#codesUsed++] = key.charCodeAt(i)
    this.#starts[row + 1] = this.#codesUsed
    this.#scores[row] = Math.max(0, score)
    const idStart = this.#idStarts[row] ?? 0
    const idBytes = Buffer.byteLength(id)
    if (idStart + idBytes > this.#ids.length) {
      this.#ids = Buffer.concat([this.#ids], Math.max(idStart + idBytes, this.#ids.length * 2))
    }
    this.#ids.write(id, idStart)
    this.#idStarts[row + 1] = idStart + idBytes
  }

  #entries(): NameEntry[] {
    const keys = new PackedKeys(this.#codes, this.#starts.slice(0, this.#size + 1))
    return Array.from({ length: this.#size }, (_, row) => ({
      id: this.#ids.toString('utf8', this.#idStarts[row], this.#idStarts[row + 1]),
      key: keys.keyAt(row),
      score: this.#scores[row] ?? 0,
    }))
  }
}

function* finishUnsorted(entries: NameEntry[]): Generator<void, NameIndex> {
  const sorted = yield* sortThings(entries, (a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
  const builder = new NameIndexBuilder()
  for (let from = 0; from < sorted.length; from += STEP) {
    builder.add(sorted.slice(from, from + STEP))
    yield
  }
  return yield* builder.finish()
}

/** The same numbers in an array of at least that length, twice as long where it must grow. */
function withRoom<List extends Uint16Array | Uint32Array>(
  list: List,
  length: number,
  make: new (length: number) => List,
): List {
  if (length <= list.length) return list
  const larger = new make(Math.max(length, list.length * 2))
  larger.set(list)
  return larger
}
