/** Decides what happens next by a list of numbers, so that what went wrong can be made smaller and repeated. */
export interface Choices {
  readonly isOver: boolean
  /** A whole number from 0 to below `count`. */
  below(count: number): number
  of<Thing>(things: readonly Thing[]): Thing
}

/** @param numbers - Whole numbers >= 0. After the last one every choice is the first. */
export function choicesOf(numbers: readonly number[]): Choices {
  let at = 0
  const below = (count: number) => (numbers[at++] ?? 0) % Math.max(count, 1)
  return {
    get isOver() {
      return at >= numbers.length
    },
    below,
    of(things) {
      const found = things[below(things.length)]
      if (found === undefined) throw new Error('There is nothing to choose from.')
      return found
    },
  }
}
