/** Bytes that are kept together. */
const PIECE = 1_048_576

/**
 * The texts of a workbook by their number, as the bytes that they are. As strings each would be an object of its own that
 * keeps the whole piece of XML that it was cut from: three to five times the memory.
 */
export class SharedTexts {
  readonly #pieces: Buffer[] = []
  /** Of each text: its piece, where it begins there, and how many bytes it has. */
  #places = new Uint32Array(2048)
  #count = 0
  /** Bytes of the last piece that are taken. */
  #taken = PIECE

  get count(): number {
    return this.#count
  }

  add(text: string): void {
    const bytes = Buffer.byteLength(text)
    if (this.#taken + bytes > (this.#pieces.at(-1)?.length ?? 0)) {
      this.#pieces.push(Buffer.allocUnsafe(Math.max(PIECE, bytes)))
      this.#taken = 0
    }
    const place = this.#count * 3
    if (place + 3 > this.#places.length) {
      const more = new Uint32Array(this.#places.length * 2)
      more.set(this.#places)
      this.#places = more
    }
    this.#pieces.at(-1)?.write(text, this.#taken)
    this.#places.set([this.#pieces.length - 1, this.#taken, bytes], place)
    this.#taken += bytes
    this.#count++
  }

  /** @returns undefined where there is no such text */
  at(index: number): string | undefined {
    if (!(Number.isInteger(index) && index >= 0 && index < this.#count)) return undefined
    const start = this.#places[index * 3 + 1] ?? 0
    const end = start + (this.#places[index * 3 + 2] ?? 0)
    return this.#pieces[this.#places[index * 3] ?? 0]?.toString('utf8', start, end)
  }
}
