/** Tells whether what pages show has changed: for who keeps drawn pages. */
export interface Shown {
  /**
   * Begins to watch, before what is to be kept is read. What this process changes is seen at once, and so is what another
   * one changes, where the database tells of it; else within a second.
   */
  look(): Promise<Look>
}

/** What was shown from a moment on. */
export interface Look {
  /** @param products - Ids of all products that were shown, with prices, stock or ratings. */
  isStill(products: Iterable<string>): Promise<boolean>
  /** Whether nothing at all has changed since. */
  isNow(): Promise<boolean>
}

/** Products that are told apart; when more have changed, all have. */
const MOST_CHANGED = 20_000

/** Counts the changes that were seen, by product. */
export class SeenChanges {
  readonly #changedAt = new Map<string, number>()
  #marks: ReadonlyMap<string, number> = new Map()
  #allChangedAt = 0
  /** Goes on with every change. */
  moment = 0

  /** Names, categories, prices: anything. */
  sawAll(): void {
    this.#allChangedAt = ++this.moment
    this.#changedAt.clear()
  }

  /** Whether any of these marks has not been seen. */
  areNew(marks: ReadonlyMap<string, number>): boolean {
    return [...marks].some(([id, mark]) => this.#marks.get(id) !== mark)
  }

  /** @param marks - Those of the products that changed lately; some of them were seen before. */
  sawMarks(marks: ReadonlyMap<string, number>): void {
    const changed = [...marks].filter(([id, mark]) => this.#marks.get(id) !== mark)
    this.#marks = marks
    if (this.#changedAt.size + changed.length > MOST_CHANGED) this.sawAll()
    if (changed.length === 0) return
    this.moment++
    for (const [id] of changed) this.#changedAt.set(id, this.moment)
  }

  isStill(since: number, products: Iterable<string>): boolean {
    if (this.moment === since) return true
    if (this.#allChangedAt > since) return false
    for (const id of products) if ((this.#changedAt.get(id) ?? 0) > since) return false
    return true
  }
}
