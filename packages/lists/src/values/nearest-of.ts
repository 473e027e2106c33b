/** Letters that may be wrong: one in five, and of a short name none. */
const WRONG = 0.2
const SHORTEST = 5

/**
 * The key that a text is most likely a slip of: a letter too few, too many, wrong, or two in the wrong order.
 *
 * @returns null where none is near, or two are equally
 */
export function nearestOf(text: string, keys: Iterable<string>): string | null {
  if (text.length < SHORTEST) return null
  let most = Math.floor(text.length * WRONG)
  let nearest: string | null = null
  let isTied = false
  for (const key of keys) {
    if (Math.abs(key.length - text.length) > most || key[0] !== text[0]) continue
    const slips = slipsBetween(text, key, most)
    if (slips > most) continue
    isTied = slips === most && nearest !== null
    nearest = key
    most = slips
  }
  return isTied ? null : nearest
}

/** Optimal string alignment distance; more than `most` may be said of any that is further. */
function slipsBetween(one: string, other: string, most: number): number {
  let older: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let row = 1; row <= one.length; row++) {
    const next = [row]
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1]
      const swapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      next[column] = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        swapped ? (older[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    if (Math.min(...next) > most) return most + 1
    older = last
    last = next
  }
  return last[other.length] ?? 0
}
