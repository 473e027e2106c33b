import { setImmediate } from 'node:timers/promises'

/** So long a piece of a file may keep the calls of the shop waiting, which share the thread. */
const HELD_MS = 10

/** Lets the calls of the shop in between two pieces of a file, where they have waited long enough. */
export class Pauses {
  #pausedAt = performance.now()

  async letOthersIn(): Promise<void> {
    if (performance.now() - this.#pausedAt < HELD_MS) return
    await setImmediate()
    this.#pausedAt = performance.now()
  }
}
