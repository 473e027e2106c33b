/** Sorted in one step, and merged in one step. */
const STEP = 4096

/** Sorts numbers as `sort` does, in steps. Uses the array itself; what is returned may be another one. */
export function* sortNumbers(numbers: Float64Array): Generator<void, Float64Array> {
  for (let from = 0; from < numbers.length; from += STEP) {
    numbers.subarray(from, from + STEP).sort()
    yield
  }
  return yield* merged<number, Float64Array>(
    numbers,
    new Float64Array(numbers.length),
    (one, other) => one - other,
  )
}

/** Sorts as `sort` does, in steps. Uses the array itself; what is returned may be another one. */
export function* sortThings<Thing>(
  things: Thing[],
  compare: (one: Thing, other: Thing) => number,
): Generator<void, Thing[]> {
  for (let from = 0; from < things.length; from += STEP) {
    const sorted = things.slice(from, from + STEP).sort(compare)
    for (let at = 0; at < sorted.length; at++) things[from + at] = sorted[at] as Thing
    yield
  }
  return yield* merged<Thing, Thing[]>(things, new Array<Thing>(things.length), compare)
}

/** Merges neighbours, which are sorted by `STEP`, until one is left. */
function* merged<Thing, List extends { length: number; [at: number]: Thing }>(
  sorted: List,
  room: List,
  compare: (one: Thing, other: Thing) => number,
): Generator<void, List> {
  let from = sorted
  let into = room
  const { length } = sorted
  for (let run = STEP; run < length; run *= 2) {
    for (let start = 0; start < length; start += 2 * run) {
      const middle = Math.min(start + run, length)
      const end = Math.min(start + 2 * run, length)
      let left = start
      let right = middle
      for (let at = start; at < end; at++) {
        const isLeft =
          left < middle && (right >= end || compare(from[left] as Thing, from[right] as Thing) <= 0)
        into[at] = from[isLeft ? left++ : right++] as Thing
        if (at % STEP === STEP - 1) yield
      }
    }
    const last = from
    from = into
    into = last
  }
  return from
}
