import { type Paise, paise } from './paise.ts'

/** To what a price is rounded: whole rupees, or whole and half ones. */
export type PriceRounding = 'rupee' | 'halfRupee'

const STEP: Readonly<Record<PriceRounding, number>> = { rupee: 100, halfRupee: 50 }

/**
 * A price that is raised or lowered by a percentage, rounded to the nearest step, of two the higher; it stays above nothing.
 * What comes out may be above an MRP: who asks says so and changes nothing.
 *
 * @param price - Whole paise, above 0.
 * @param percent - Above -100; in hundredths at most. Below 0 lowers.
 * @returns whole steps, at least one
 * @source our choice: pharmacies print prices in rupees and half rupees
 */
export function priceByPercent(price: Paise, percent: number, rounding: PriceRounding): Paise {
  const step = STEP[rounding]
  const hundredths = Math.round(percent * 100)
  // Whole numbers alone: a half is a half.
  const numerator = price * (10_000 + hundredths)
  const steps = Math.floor((2 * numerator + 10_000 * step) / (2 * 10_000 * step))
  return paise(Math.max(1, steps) * step)
}
