import { fromRupees, sumPaise, toRupees } from '@dawakit/core/money'
import { describe, expect, it } from 'vitest'

describe('money', () => {
  it('keeps rupees and paise exact', () => {
    expect(fromRupees(10.32)).toBe(1032)
    expect(toRupees(fromRupees(0.29))).toBe(0.29)
    expect(sumPaise([fromRupees(0.1), fromRupees(0.2)])).toBe(30)
  })
  it('refuses a third decimal', () => {
    expect(() => fromRupees(1.005)).toThrow(RangeError)
  })
})
