import {
  cardAction,
  imageUrlOf,
  isLowStock,
  offPercent,
  pageCount,
  parsePage,
  pricesOf,
  ratingOf,
  selectedVariant,
  unitPrice,
  variantQuery,
} from '@dawakit/core/product'
import { describe, expect, it } from 'vitest'

describe('prices', () => {
  it('rounds the percentage off and hides none', () => {
    expect(offPercent('12.5')).toBe(13)
    expect(offPercent('0')).toBeNull()
    expect(offPercent('0.4')).toBeNull()
    expect(offPercent('')).toBeNull()
    expect(offPercent('free')).toBeNull()
  })

  it('strikes an MRP through only above the price', () => {
    expect(pricesOf({ salesPrice: 27.9, purchasedPrice: 31, discount: '10' })).toEqual({
      price: 2790,
      mrp: 3100,
      off: 10,
      saving: 310,
    })
    expect(pricesOf({ salesPrice: 31, purchasedPrice: 31, discount: '0' })).toEqual({
      price: 3100,
      mrp: null,
      off: null,
      saving: 0,
    })
  })

  it('says what one tablet costs', () => {
    const pack = { salesPrice: 31.5, unitsPerPack: 15, unit: 'tablet', isForSale: true } as const
    expect(unitPrice(pack)).toEqual({ price: 210, unit: 'tablet' })
    expect(unitPrice({ ...pack, unitsPerPack: 1 })).toBeNull()
    expect(unitPrice({ ...pack, unitsPerPack: null })).toBeNull()
    expect(unitPrice({ ...pack, isForSale: false })).toBeNull()
  })
})

describe('card', () => {
  const inStock = { totalStocks: 5, isForSale: true }

  it('offers to add what is in stock and to remove what is in the cart', () => {
    expect(cardAction({ product: inStock, isInCart: false, isNotified: false })).toBe('add')
    expect(cardAction({ product: inStock, isInCart: true, isNotified: true })).toBe('remove')
  })

  it('offers a notice when stock is 0, once', () => {
    const product = { totalStocks: 0, isForSale: true }
    expect(cardAction({ product, isInCart: true, isNotified: false })).toBe('notify')
    expect(cardAction({ product, isInCart: false, isNotified: true })).toBe('notified')
  })

  it('sells nothing that is not for sale', () => {
    const product = { totalStocks: 5, isForSale: false }
    expect(cardAction({ product, isInCart: false, isNotified: false })).toBe('notForSale')
  })

  it('warns of low stock between 0 and the threshold, both excluded', () => {
    expect(isLowStock({ totalStocks: 0, stockAlertThreshold: 10 })).toBe(false)
    expect(isLowStock({ totalStocks: 1, stockAlertThreshold: 10 })).toBe(true)
    expect(isLowStock({ totalStocks: 9, stockAlertThreshold: 10 })).toBe(true)
    expect(isLowStock({ totalStocks: 10, stockAlertThreshold: 10 })).toBe(false)
  })

  it('averages the ratings', () => {
    expect(ratingOf({ ratingAverage: 0, ratingCount: 0, reviews: [{ rating: 5 }, { rating: 2 }] })).toEqual({
      average: 3.5,
      count: 2,
    })
    expect(ratingOf({ ratingAverage: 4.2, ratingCount: 31 })).toEqual({ average: 4.2, count: 31 })
    expect(ratingOf({ ratingAverage: 0, ratingCount: 0 })).toEqual({ average: 0, count: 0 })
  })

  it('finds the address of an image in either shape', () => {
    expect(imageUrlOf('/a.svg')).toBe('/a.svg')
    expect(imageUrlOf({ id: '1', url: '/b.svg' })).toBe('/b.svg')
    expect(imageUrlOf({ imageUrl: '/c.svg' })).toBe('/c.svg')
    expect(imageUrlOf({})).toBe('')
    expect(imageUrlOf(null)).toBe('')
  })
})

describe('variants', () => {
  const variant = (primaryValue: string, secondaryValue: string) => ({
    data: { primaryType: 'Size', primaryValue, secondaryType: 'Flavour', secondaryValue },
    productId: `${primaryValue}-${secondaryValue}`,
    slug: '',
    salesPrice: 1,
    purchasedPrice: 1,
    discount: '0',
    packageSize: '',
    totalStocks: 1,
  })
  const variants = [variant('1 kg', 'Vanilla'), variant('1 kg', 'Mango'), variant('2 kg', 'Mango')]

  it('selects the one whose primary and secondary values match', () => {
    expect(selectedVariant({ variants }, { size: '1 KG', Flavour: 'mango' })?.productId).toBe('1 kg-Mango')
    expect(selectedVariant({ variants }, { Size: '2 kg', Flavour: 'Vanilla' })).toBeNull()
    expect(selectedVariant({ variants }, { Size: '2 kg' })).toBeNull()
  })

  it('comes back from its own query', () => {
    expect(selectedVariant({ variants }, variantQuery(variants[2]!.data))).toBe(variants[2])
  })
})

describe('paging', () => {
  it('falls back on missing, non-numeric and out-of-range values', () => {
    expect(parsePage({})).toEqual({ page: 1, limit: 20 })
    expect(parsePage({ page: '3', limit: '100' })).toEqual({ page: 3, limit: 100 })
    expect(parsePage({ page: 'abc', limit: '101' })).toEqual({ page: 1, limit: 20 })
    expect(parsePage({ page: '0', limit: '0' })).toEqual({ page: 1, limit: 20 })
    expect(parsePage({ page: '-1', limit: '1.5' })).toEqual({ page: 1, limit: 20 })
    expect(parsePage({ page: '99999999999', limit: ['5', '6'] })).toEqual({ page: 1, limit: 20 })
  })

  it('counts pages, one for an empty list', () => {
    expect(pageCount(0, 20)).toBe(1)
    expect(pageCount(40, 20)).toBe(2)
    expect(pageCount(41, 20)).toBe(3)
  })
})
