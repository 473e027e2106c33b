import { DatabaseUnavailable } from '../database-unavailable.ts'

/**
 * For so long turns follow each other at once; then the event loop sees to its sockets and timers before the next one.
 * What holds a turn works in this thread: a queue that is served without a pause serves nobody else.
 */
const STRETCH_MS = 20

interface Waiting {
  begin(): void
}

/** One at a time, in the order in which they asked. */
export class Turns {
  readonly #stretchMs: number
  readonly #queue = new Set<Waiting>()
  #isTaken = false
  #stretchEnds = 0

  constructor(stretchMs = STRETCH_MS) {
    this.#stretchMs = stretchMs
  }

  /**
   * Resolves when it is the caller's turn, which lasts until {@link end}.
   *
   * @throws {DatabaseUnavailable} when it does not come within `waitMs`
   */
  take(waitMs: number): Promise<void> {
    if (!this.#isTaken) {
      this.#isTaken = true
      this.#stretchEnds = performance.now() + this.#stretchMs
      return Promise.resolve()
    }
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#queue.delete(waiting)
        reject(new DatabaseUnavailable('busy'))
      }, waitMs)
      const waiting: Waiting = {
        begin() {
          clearTimeout(timer)
          resolve()
        },
      }
      this.#queue.add(waiting)
    })
  }

  get isTaken(): boolean {
    return this.#isTaken
  }

  get waiting(): number {
    return this.#queue.size
  }

  end(): void {
    if (this.#queue.size > 0 && performance.now() >= this.#stretchEnds) setImmediate(() => this.#next(true))
    else this.#next(false)
  }

  #next(isNewStretch: boolean): void {
    const [first] = this.#queue
    if (!first) {
      this.#isTaken = false
      return
    }
    if (isNewStretch) this.#stretchEnds = performance.now() + this.#stretchMs
    this.#queue.delete(first)
    first.begin()
  }
}
