/** While it is used, how often it is asked how far it is; more often while something is waited for. */
const CHECK_MS = 1000
const WAITING_MS = 20
/** What it has said holds for so long: a check that gets no answer must not leave it in use. */
const GOOD_MS = 2500
const MOST_PLACES = 100

export interface ReplicaFacts {
  lagMs: number
  /** How far the primary has written, in bytes of its log. */
  written(): Promise<number | null>
  /** How far the replica has done the same; null when it is no replica. */
  replayed(): Promise<number | null>
  onChange(isUsed: boolean): void
  /** Milliseconds that only go up. @default performance.now */
  now?: () => number
}

/**
 * Knows whether a replica may be read from. Its lag is the age of the oldest place in the primary's log that it has not
 * come to: PostgreSQL's own time of the last change that was replayed says nothing in a quiet shop, and of a replica
 * that is cut off it says that all is well.
 */
export class ReplicaState {
  readonly #facts: ReplicaFacts
  readonly #now: () => number
  /** Where the primary was, and when; those that the replica has not come to. */
  #places: { at: number; lsn: number }[] = []
  #needed = Number.POSITIVE_INFINITY
  #replayed = Number.NEGATIVE_INFINITY
  #isInTime = false
  #goodUntil = Number.NEGATIVE_INFINITY
  #checkedAt = Number.NEGATIVE_INFINITY
  #checking: Promise<void> | undefined
  #wasUsed = false

  constructor(facts: ReplicaFacts) {
    this.#facts = facts
    this.#now = facts.now ?? (() => performance.now())
  }

  /** What is read after this is as new as the primary is now. @throws when the primary does not say */
  async catchUp(): Promise<void> {
    const lsn = (await this.#facts.written()) ?? Number.POSITIVE_INFINITY
    this.#needed = Number.isFinite(this.#needed) ? Math.max(this.#needed, lsn) : lsn
  }

  /** Answers at once, by what is known, and sees to it that more is known soon. */
  isUsable(): boolean {
    const now = this.#now()
    const isUsable = this.#isInTime && now < this.#goodUntil && this.#replayed >= this.#needed
    if (now - this.#checkedAt >= (isUsable || !this.#isInTime ? CHECK_MS : WAITING_MS)) this.check()
    return isUsable
  }

  /** It did not answer a question: it is not asked again until a check has gone well. */
  failed(): void {
    this.#isInTime = false
  }

  /** Resolves when it is known how far the replica is. */
  check(): Promise<void> {
    this.#checkedAt = this.#now()
    this.#checking ??= this.#look().finally(() => {
      this.#checking = undefined
    })
    return this.#checking
  }

  async #look(): Promise<void> {
    try {
      const at = this.#now()
      const lsn = await this.#facts.written()
      if (lsn !== null) this.#places.push({ at, lsn })
      // The oldest says how far it is behind.
      if (this.#places.length > MOST_PLACES) this.#places.splice(1, 1)
      const replayed = await this.#facts.replayed()
      this.#isInTime = lsn !== null && replayed !== null && this.#isNear(replayed)
      this.#replayed = replayed ?? Number.NEGATIVE_INFINITY
      this.#goodUntil = this.#now() + GOOD_MS
    } catch {
      this.#isInTime = false
    }
    if (this.#isInTime !== this.#wasUsed) this.#facts.onChange(this.#isInTime)
    this.#wasUsed = this.#isInTime
  }

  #isNear(replayed: number): boolean {
    this.#places = this.#places.filter(({ lsn }) => lsn > replayed)
    const [oldest] = this.#places
    return !oldest || this.#now() - oldest.at <= this.#facts.lagMs
  }
}
