export interface Picture {
  svg: string
  /** Strong, of the picture's content. */
  etag: string
}

/** Keeps the pictures asked for last, up to a number of characters in all. */
export class ImageCache {
  readonly #capacity: number
  readonly #kept = new Map<string, Picture>()
  #size = 0

  /** @param capacity - Characters of all pictures together. */
  constructor(capacity: number) {
    this.#capacity = capacity
  }

  get size(): number {
    return this.#size
  }

  get(path: string): Picture | undefined {
    const picture = this.#kept.get(path)
    if (picture) {
      this.#kept.delete(path)
      this.#kept.set(path, picture)
    }
    return picture
  }

  set(path: string, picture: Picture): void {
    this.#drop(path)
    this.#kept.set(path, picture)
    this.#size += picture.svg.length
    for (const oldest of this.#kept.keys()) {
      if (this.#size <= this.#capacity) break
      this.#drop(oldest)
    }
  }

  clear(): void {
    this.#kept.clear()
    this.#size = 0
  }

  #drop(path: string): void {
    const picture = this.#kept.get(path)
    if (!picture) return
    this.#kept.delete(path)
    this.#size -= picture.svg.length
  }
}
