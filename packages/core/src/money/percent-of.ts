import { type Paise, paise } from './paise.ts'

/**
 * A percentage of an amount, half a paisa rounded up.
 *
 * @param amount - Whole paise, >= 0, below 9 × 10^11.
 * @param percent - From 0 to 100, at most 2 decimals count.
 * @throws {RangeError} outside those bounds.
 * @source docs/sources.md#percent-rounding
 */
export function percentOf(amount: Paise, percent: number): Paise {
  const basisPoints = Math.round(percent * 100)
  if (!(amount >= 0) || !(basisPoints >= 0 && basisPoints <= 10_000)) {
    throw new RangeError(`Cannot take ${percent} percent of ${amount} paise.`)
  }
  const scaled = amount * basisPoints + 5_000
  return paise((scaled - (scaled % 10_000)) / 10_000)
}
