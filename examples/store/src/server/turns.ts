/** Some at a time, in the order in which they asked. */
export class Turns {
  #free: number
  readonly #waiting: (() => void)[] = []

  constructor(atOnce: number) {
    this.#free = atOnce
  }

  /** Resolves when it is the caller's turn, which lasts until {@link end}. */
  async take(): Promise<void> {
    if (this.#free > 0) this.#free--
    else await new Promise<void>((resolve) => this.#waiting.push(resolve))
  }

  end(): void {
    const next = this.#waiting.shift()
    if (next) next()
    else this.#free++
  }
}
