import type { Paise } from '../money/paise.ts'

/** What a product costs now, where it cost something else when the pharmacist prepared it. */
export interface PriceHint {
  was: Paise
  now: Paise
  is: 'dearer' | 'cheaper'
}

/** @returns null where the price is what it was. What is ordered is ordered at today's. */
export function priceHint(was: Paise, now: Paise): PriceHint | null {
  return was === now ? null : { was, now, is: now > was ? 'dearer' : 'cheaper' }
}
