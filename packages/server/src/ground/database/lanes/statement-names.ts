/** Kysely's texts are few: one per query shape. What comes after so many is sent as it is. */
const NAMED = 300
/** Longer ones are lists of many rows, hardly two of a length. */
const LONGEST = 4000

/**
 * Names for the statements of one pool. PostgreSQL keeps a named statement parsed, and its plan where that is as good for
 * all values: of what an order costs it, nearly half was to read and plan the same texts.
 */
export class StatementNames {
  readonly #names = new Map<string, string>()
  #round = 0

  /** @returns undefined for a text that is not worth keeping */
  of(text: string, parameters: readonly unknown[]): string | undefined {
    const known = this.#names.get(text)
    if (known !== undefined) return known
    if (parameters.length === 0 || text.length > LONGEST || this.#names.size >= NAMED) return undefined
    const name = `${this.#round}-${this.#names.size}`
    this.#names.set(text, name)
    return name
  }

  /** Other names from now on: what is kept under the old ones is of tables that have changed since. */
  renew(): void {
    this.#names.clear()
    this.#round++
  }
}
