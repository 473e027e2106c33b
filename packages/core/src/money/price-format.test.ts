import { formatAmount, formatCardPrice, formatDetailPrice, paise, plainRupees } from '@dawakit/core/money'
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

  it('shows what was worked out in paise', () => {
    expect(formatAmount(paise(123_456_750))).toBe('₹12,34,567.50')
    expect(formatAmount(paise(5))).toBe('₹0.05')
  })

  it('writes plain rupees for gateways and lists', () => {
    expect(plainRupees(paise(123_456_750))).toBe('1234567.50')
    expect(plainRupees(paise(5))).toBe('0.05')
  })
})
