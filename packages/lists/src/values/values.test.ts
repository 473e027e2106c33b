import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { numberOf, paiseOf, percentOf, wholeOf } from './values.ts'

describe('a price', () => {
  it.each([
    ['12', 1200],
    ['Rs.12/-', 1200],
    ['Rs 12', 1200],
    ['rs. 12.50', 1250],
    ['INR 10', 1000],
    ['10.00 INR', 1000],
    ['₹10.50/-', 1050],
    ['₹ 1,00,000.50', 10_000_050],
    ['5.0', 500],
    ['12.', 1200],
    ['1,000', 100_000],
    ['1,234.50', 123_450],
    ['10,00,000', 100_000_000],
    ['1,000,000', 100_000_000],
    ['10.3200', 1032],
  ])('of %s is read', (text, paise) => {
    expect(paiseOf('mrp', text)).toBe(paise)
  })

  it.each(['', '-', '0', '0.00', '₹ 0/-'])('of "%s" is none', (text) => {
    expect(paiseOf('mrp', text)).toBeNull()
  })

  it('that may be two is refused, with both', () => {
    expect(() => paiseOf('mrp', '12,50')).toThrow('mrp "12,50" may be 12.50 or 1,250: write 12.50 or 1250')
    expect(() => paiseOf('mrp', '₹ 7,5')).toThrow('mrp "₹ 7,5" may be 7.50 or 75: write 7.50 or 75')
  })

  it.each([
    '1,0000',
    '1,00',
    '-5',
    '1.234,50',
    '12-15',
    'MRP 12',
    '1.234',
    '12,',
    ',500',
    '1,000,00',
    '1e5',
    'ten',
  ])('of %s is refused', (text) => {
    expect(() => paiseOf('mrp', text)).toThrow(/^mrp "/)
  })

  it('is read back however it is grouped', () => {
    const paise = fc.integer({ min: 1, max: 999_999_999 })
    fc.assert(
      fc.property(paise, fc.constantFrom('en-IN', 'en-US'), (amount, locale) => {
        const text = (amount / 100).toLocaleString(locale, { minimumFractionDigits: 2 })
        expect(paiseOf('mrp', text)).toBe(amount)
      }),
    )
  })
})

it('reads whole numbers, numbers and percentages as programs and people write them', () => {
  expect([wholeOf('stock', '5.0', 10), wholeOf('stock', '1,000', 1000)]).toEqual([5, 1000])
  expect([
    numberOf('units', '1,000.5', 2000),
    percentOf('gst_rate', '12 %', 40),
    percentOf('gst_rate', '5', 40),
  ]).toEqual([1000.5, 12, 5])
  for (const text of ['5.5', '-1', '1,00', '', '1e3', '1.2E+3'])
    expect(() => wholeOf('stock', text, 9999)).toThrow()
})
