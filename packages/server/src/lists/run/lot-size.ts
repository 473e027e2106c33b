import { HELD_MS } from '../../ground/database/lanes/give-way.ts'

/** Rows of a lot on a machine that is slow or busy. Each lot writes some pages anew: by fewer rows the import would be slower still. */
const FEWEST = 60
/** So long a lot may hold the database where nobody else writes: who comes first waits once for one. */
const HELD_ALONE_MS = 200

/** How many rows are written in one transaction: so many that nobody waits for it longer than `HELD_MS`, for the most part. */
export class LotSize {
  readonly #most: number
  rows: number

  /** @param most - Also what is begun with. */
  constructor(most: number) {
    this.#most = most
    this.rows = most
  }

  /**
   * Hears how long a lot has taken, in milliseconds. It goes half the way to what that would make right.
   *
   * @param isAlone - Whether nobody else writes.
   */
  took(rows: number, ms: number, isAlone = false): void {
    const right = (rows * (isAlone ? HELD_ALONE_MS : HELD_MS)) / Math.max(ms, 1)
    const next = Math.round((this.rows + right) / 2)
    this.rows = Math.min(this.#most, Math.max(Math.min(FEWEST, this.#most), next))
  }
}
