/** How many rows of a list are of one article. */
export interface KeyCounts {
  count(key: string | undefined): void
  /** Those that stand on more than one row, with their rows: all others are let go. */
  repeated(): ReadonlyMap<string, number>
}

export function countKeys(): KeyCounts {
  let once = new Set<string>()
  const repeated = new Map<string, number>()
  return {
    count(key) {
      if (key === undefined) return
      if (once.has(key)) repeated.set(key, (repeated.get(key) ?? 1) + 1)
      else once.add(key)
    },
    repeated() {
      once = new Set()
      return repeated
    },
  }
}
