import { paise, splitDiscount, sumPaise } from '@dawakit/core/money'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

describe('splitDiscount', () => {
  it('gives the odd paisa to the larger line', () => {
    expect(splitDiscount([paise(100), paise(300)], paise(101))).toEqual([25, 76])
  })

  it('gives several odd paise to the largest lines, one each, the earlier first', () => {
    expect(splitDiscount([paise(10), paise(30), paise(30), paise(30)], paise(50))).toEqual([5, 15, 15, 15])
    expect(splitDiscount([paise(7), paise(7), paise(7)], paise(2))).toEqual([1, 1, 0])
  })

  it('takes nothing from lines that cost nothing', () => {
    expect(splitDiscount([paise(0), paise(5)], paise(5))).toEqual([0, 5])
    expect(splitDiscount([paise(0), paise(0)], paise(0))).toEqual([0, 0])
    expect(splitDiscount([], paise(0))).toEqual([])
  })

  it('refuses a discount above the total', () => {
    expect(() => splitDiscount([paise(100)], paise(101))).toThrow('The discount exceeds the total')
  })

  it('refuses negative amounts', () => {
    expect(() => splitDiscount([paise(-1)], paise(0))).toThrow(RangeError)
    expect(() => splitDiscount([paise(1)], paise(-1))).toThrow(RangeError)
  })

  it('never loses a paisa and never takes more from a line than it costs', () => {
    const orderWithDiscount = fc
      .array(fc.integer({ min: 0, max: 100_000_000_000 }), { minLength: 1, maxLength: 30 })
      .chain((amounts) =>
        fc.record({
          lines: fc.constant(amounts.map(paise)),
          discount: fc.integer({ min: 0, max: amounts.reduce((a, b) => a + b, 0) }).map(paise),
        }),
      )
    fc.assert(
      fc.property(orderWithDiscount, ({ lines, discount }) => {
        const shares = splitDiscount(lines, discount)
        expect(sumPaise(shares)).toBe(discount)
        shares.forEach((share, index) => {
          expect(share).toBeGreaterThanOrEqual(0)
          expect(share).toBeLessThanOrEqual(lines[index]!)
        })
      }),
    )
  })
})
