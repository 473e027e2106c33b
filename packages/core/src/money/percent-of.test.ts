import { paise, percentOf } from '@dawakit/core/money'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

describe('percentOf', () => {
  it('rounds half a paisa up', () => {
    expect(percentOf(paise(1050), 10)).toBe(105)
    expect(percentOf(paise(1045), 10)).toBe(105)
    expect(percentOf(paise(1044), 10)).toBe(104)
    expect(percentOf(paise(1000), 12.5)).toBe(125)
  })

  it('keeps the bounds', () => {
    expect(percentOf(paise(999), 0)).toBe(0)
    expect(percentOf(paise(999), 100)).toBe(999)
    expect(() => percentOf(paise(999), 100.5)).toThrow(RangeError)
    expect(() => percentOf(paise(999), Number.NaN)).toThrow(RangeError)
    expect(() => percentOf(paise(-1), 10)).toThrow(RangeError)
  })

  it('is never more than half a paisa off', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 899_999_999_999 }),
        fc.integer({ min: 0, max: 100 }),
        (amount, percent) => {
          const exactHundredfold = BigInt(amount) * BigInt(percent)
          const off = BigInt(percentOf(paise(amount), percent)) * 100n - exactHundredfold
          expect(off > -50n && off <= 50n).toBe(true)
        },
      ),
    )
  })
})
