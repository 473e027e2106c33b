import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { paise } from './paise.ts'
import { priceByPercent } from './price-by-percent.ts'

describe('A price that changes by a percentage', () => {
  it.each([
    [8_000, 5, 'rupee', 8_400],
    [8_050, 10, 'rupee', 8_900],
    [8_050, 10, 'halfRupee', 8_850],
    [8_000, -12.5, 'rupee', 7_000],
    [1_050, -50, 'halfRupee', 550],
    [100, -99, 'rupee', 100],
  ] as const)('is %i paise by %d %% to the %s: %i', (price, percent, rounding, now) => {
    expect(priceByPercent(paise(price), percent, rounding)).toBe(now)
  })

  it('is whole steps, never nothing, and no further off than half a step', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000_000 }),
        fc.integer({ min: -9_999, max: 100_000 }),
        fc.constantFrom('rupee' as const, 'halfRupee' as const),
        (price, hundredths, rounding) => {
          const step = rounding === 'rupee' ? 100 : 50
          const now = priceByPercent(paise(price), hundredths / 100, rounding)
          expect(now % step).toBe(0)
          expect(now).toBeGreaterThanOrEqual(step)
          const exact = (price * (10_000 + hundredths)) / 10_000
          expect(Math.abs(now - Math.max(exact, step / 2))).toBeLessThanOrEqual(step / 2)
        },
      ),
    )
  })
})
