import { fromRupees, inRupees, nearestPaise, paise, sumPaise, toRupees } from '@dawakit/core/money'
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

  it('takes what another service worked out to the nearest paisa', () => {
    expect(nearestPaise(0.1 + 0.2)).toBe(30)
    expect(nearestPaise(100.005)).toBe(10_001)
    expect(() => nearestPaise(Number.NaN)).toThrow(RangeError)
  })

  it('carries a record of amounts to the contract', () => {
    expect(inRupees({ total: paise(9049), savings: paise(0) })).toEqual({ total: 90.49, savings: 0 })
  })
})
