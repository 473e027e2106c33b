import { describe, expect, it } from 'vitest'
import { paise } from '../money/paise.ts'
import { PRICE_RANGES, parseListingChoice, priceRangeOf } from './listing-choice.ts'

const nothing = { sort: 'popularity', brand: [], price: [], prescription: [], stock: [] }

describe('parseListingChoice', () => {
  it('reads lists with commas between, each value once', () => {
    expect(
      parseListingChoice({
        sort: 'unit-price',
        brand: 'vaigai,suvarna,vaigai',
        price: '0-100,1000-',
        prescription: 'no',
        stock: 'in',
      }),
    ).toEqual({
      sort: 'unit-price',
      brand: ['vaigai', 'suvarna'],
      price: ['0-100', '1000-'],
      prescription: ['no'],
      stock: ['in'],
    })
  })

  it('leaves out what means nothing', () => {
    const choice = { sort: 'cheapest', brand: '<b>,,', price: '0-1,100', prescription: 'maybe', stock: 'out' }
    expect(parseListingChoice(choice)).toEqual(nothing)
    expect(parseListingChoice({})).toEqual(nothing)
  })

  it('takes 20 brands and no more', () => {
    const brand = Array.from({ length: 30 }, (_, index) => `brand-${index}`).join(',')
    expect(parseListingChoice({ brand }).brand).toHaveLength(20)
  })
})

describe('priceRangeOf', () => {
  it.each([
    [0, '0-100'],
    [9_999, '0-100'],
    [10_000, '100-250'],
    [99_999, '500-1000'],
    [100_000, '1000-'],
  ])('puts %i paise into %s', (price, range) => {
    expect(PRICE_RANGES[priceRangeOf(paise(price))]?.value).toBe(range)
  })
})
