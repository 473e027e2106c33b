import { expect, it } from 'vitest'
import { pricesOf } from './price-draft.ts'

it('sends a price and an MRP as they are typed', () => {
  expect(pricesOf({ price: ' 1,249.50', mrp: '1300' })).toEqual({
    prices: { price: 1249.5, mrp: 1300 },
    lacking: [],
  })
})

it.each([
  ['', '100', ['price']],
  ['90', '  ', ['mrp']],
  ['', '', ['price', 'mrp']],
])('sends nothing for price %j and MRP %j, and says what lacks', (price, mrp, lacking) => {
  expect(pricesOf({ price, mrp })).toEqual({ prices: null, lacking })
})

it('sends what is no number as a price that the shop refuses', () => {
  expect(pricesOf({ price: '9O', mrp: '100' }).prices).toEqual({ price: -1, mrp: 100 })
})
