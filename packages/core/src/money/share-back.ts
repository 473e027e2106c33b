import { type Paise, paise } from './paise.ts'

/**
 * What goes back of each pot, one after the other, and never beyond what is left of it: nothing else decides a bound.
 *
 * @param left - What may still be promised of each pot, in the order in which they are emptied; below 0 counts as nothing.
 * @param wanted - Whole paise, or all that is left.
 * @returns One share a pot. Their sum is `wanted`, or what is left where that is less.
 * @source docs/decisions/039-one-balance-an-order.md
 */
export function shareBack(left: readonly Paise[], wanted: Paise | 'all'): Paise[] {
  let open = wanted === 'all' ? Number.POSITIVE_INFINITY : wanted
  return left.map((most) => {
    const share = Math.max(0, Math.min(most, open))
    open -= share
    return paise(share)
  })
}
