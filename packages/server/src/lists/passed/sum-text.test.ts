import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sumText } from './sum-text.ts'

describe('The name of a sum', () => {
  it.each([
    'Grand Total',
    'GRAND TOTAL :',
    'Grand Total : 2,75,240.00',
    '*** Grand Total ***',
    'Page Total',
    'Page Total 5200.00',
    'Page Total : 3',
    'Sub Total',
    'Sub-Total',
    'SUBTOTAL',
    'Sub Total : Made Up Labs',
    'Sub Total of Made Up Labs',
    'Net Total Rs. 100/-',
    'C/F',
    'B/F',
    'C / F :',
    'c.f.',
    'Carried Forward',
    'Brought forward 5,200.00',
    'Opening Stock',
    'Closing Balance',
    'Closing Stock Value : 12',
  ])('is sure of %s', (text) => {
    expect(sumText(text)).toBe('sure')
  })

  it.each([
    'Total',
    'TOTAL :',
    'Totals',
    '-- Total --',
    'Total: 275.24',
    'Total = 12',
    'Total ₹ 12',
    'Total Qty',
    'Total Stock Value',
    'Total of Made Up Labs',
    'Company Total',
    'Report Total :',
    'Total No. of Items : 125',
    'Number of items: 12',
    'कुल',
    'कुल योग :',
    'एकूण',
    'மொத்தம்',
    'మొత్తం',
  ])('is likely of %s', (text) => {
    expect(sumText(text)).toBe('likely')
  })

  it.each([
    'Totalis',
    'Totalis 500',
    'Total Care',
    'Total 500',
    'Total 500 Tablet',
    'Colgate Total',
    'Total Care Toothpaste',
    'Subtotalin',
    'Grand Totalis Syrup',
    'Page Total Tablet',
    'Stockings',
    'Opening Stockings',
    'Cf',
    'Bfit',
    'Net Totalin',
    'उपयोग तेल',
    'योगराज गुग्गुल',
    'कुलथी',
    'Numberone Itemsoft',
  ])('leaves %s, which may be sold', (text) => {
    expect(sumText(text)).toBeNull()
  })

  it('leaves every name in which the words of a sum are parts of others', () => {
    const words = fc.constantFrom('Total', 'Grand Total', 'Sub Total', 'Page Total', 'Closing Stock')
    const rest = fc.constantFrom(
      'is',
      'in',
      'ix',
      'care',
      ' Care',
      ' Plus',
      ' Tablet',
      ' Syrup 100 ml',
      ' D3',
    )
    fc.assert(
      fc.property(words, rest, (sum, more) => {
        expect(sumText(`${sum}${more}`)).toBeNull()
      }),
    )
  })
})
