import { formatAmount, formatCardPrice, formatDetailPrice, paise, plainRupees } from '@dawakit/core/money'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

describe('price formats', () => {
  it('shows whole rupees on cards, grouped the Indian way', () => {
    expect(formatCardPrice(32.4)).toBe('₹32')
    expect(formatCardPrice(32.5)).toBe('₹33')
    expect(formatCardPrice(123456.7)).toBe('₹1,23,457')
  })

  it('shows 2 decimals on the detail page', () => {
    expect(formatDetailPrice(32)).toBe('₹32.00')
    expect(formatDetailPrice(1234567.5)).toBe('₹12,34,567.50')
  })

  it('writes every price as the platform would', () => {
    const platform = (maximumFractionDigits: number) =>
      new Intl.NumberFormat('en-IN', {
        style: 'currency',
        currency: 'INR',
        maximumFractionDigits,
        minimumFractionDigits: maximumFractionDigits,
      })
    const [whole, exact] = [platform(0), platform(2)]
    // To a tenth of a paisa, where halves are met.
    fc.assert(
      fc.property(fc.integer({ min: -1e11, max: 1e11 }), (tenths) => {
        const rupees = tenths / 1000
        expect(formatCardPrice(rupees)).toBe(whole.format(rupees))
        expect(formatDetailPrice(rupees)).toBe(exact.format(rupees))
      }),
      { numRuns: 5000 },
    )
    for (const rupees of [0, 0.005, 1.005, 0.5, 999.5, 999.995, 1e5 - 0.5, 5e-17, 0.1 + 0.2, 1e15]) {
      expect(formatCardPrice(rupees)).toBe(whole.format(rupees))
      expect(formatDetailPrice(rupees)).toBe(exact.format(rupees))
    }
  })

  it('shows what was worked out in paise', () => {
    expect(formatAmount(paise(123_456_750))).toBe('₹12,34,567.50')
    expect(formatAmount(paise(5))).toBe('₹0.05')
  })

  it('writes plain rupees for gateways and lists', () => {
    expect(plainRupees(paise(123_456_750))).toBe('1234567.50')
    expect(plainRupees(paise(5))).toBe('0.05')
  })
})
