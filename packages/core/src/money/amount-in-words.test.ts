import { amountInWords, fromRupees, paise } from '@dawakit/core/money'
import { describe, expect, it } from 'vitest'

describe('amountInWords', () => {
  it.each([
    [0, 'Rupees Zero Only'],
    [1, 'Rupees One Only'],
    [19, 'Rupees Nineteen Only'],
    [40, 'Rupees Forty Only'],
    [99.99, 'Rupees Ninety Nine and Ninety Nine Paise Only'],
    [0.05, 'Rupees Zero and Five Paise Only'],
    [100, 'Rupees One Hundred Only'],
    [705.5, 'Rupees Seven Hundred Five and Fifty Paise Only'],
    [12_345, 'Rupees Twelve Thousand Three Hundred Forty Five Only'],
    [100_000, 'Rupees One Lakh Only'],
    [1_23_456.7, 'Rupees One Lakh Twenty Three Thousand Four Hundred Fifty Six and Seventy Paise Only'],
    [1_00_00_000, 'Rupees One Crore Only'],
    [12_34_56_789, 'Rupees Twelve Crore Thirty Four Lakh Fifty Six Thousand Seven Hundred Eighty Nine Only'],
    [150_00_00_000, 'Rupees One Hundred Fifty Crore Only'],
  ])('writes %d rupees', (rupees, words) => {
    expect(amountInWords(fromRupees(rupees))).toBe(words)
  })

  it('refuses what an invoice cannot say', () => {
    expect(() => amountInWords(paise(-1))).toThrow(RangeError)
  })
})
