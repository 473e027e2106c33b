/** A body as it comes, for all who want it meanwhile or later. It is read to its end, whoever goes. */
export class SharedBody {
  readonly #parts: Uint8Array[] = []
  #more = Promise.withResolvers<void>()
  #isEnded = false
  /** All of it, or null when it broke off. */
  readonly whole: Promise<Buffer | null>
  /** What it broke off with. */
  brokenBy: unknown

  constructor(body: AsyncIterable<Uint8Array>) {
    this.whole = this.#read(body)
  }

  /** From its beginning, each part as soon as it is there. @throws what it broke off with, after the parts before */
  async *parts(): AsyncGenerator<Uint8Array, void> {
    for (let index = 0; ; index++) {
      while (index >= this.#parts.length && !this.#isEnded) await this.#more.promise
      const part = this.#parts[index]
      if (part) yield part
      // Ended: resolved, or rejected with what broke it off.
      else return this.#more.promise
    }
  }

  async #read(body: AsyncIterable<Uint8Array>): Promise<Buffer | null> {
    // Whoever reads the parts hears of it; perhaps nobody does.
    this.#more.promise.catch(() => {})
    try {
      for await (const part of body) {
        this.#parts.push(part)
        this.#more.resolve()
        this.#more = Promise.withResolvers<void>()
        this.#more.promise.catch(() => {})
      }
      this.#isEnded = true
      this.#more.resolve()
      return Buffer.concat(this.#parts)
    } catch (error) {
      this.#isEnded = true
      this.brokenBy = error
      this.#more.reject(error)
      return null
    }
  }
}
