import {
  addLine,
  cartTotals,
  checkQuantity,
  mergeGuestCart,
  orderTotals,
  pricedLine,
  removeLine,
  setLineQuantity,
  shortageOf,
  totalsInRupees,
} from '@dawakit/core/cart'
import { paise } from '@dawakit/core/money'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const line = (change: Partial<Parameters<typeof addLine>[1]> = {}) => ({
  _id: 'dolo',
  variant: null,
  quantity: 1,
  totalStocks: 50,
  isForSale: true,
  ...change,
})
const large = { primaryType: 'Size', primaryValue: 'Large' }

describe('cart lines', () => {
  it('adds to the line of the same product and variant', () => {
    const lines = addLine([line({ quantity: 2 })], line({ quantity: 3 }))
    expect(lines).toEqual([line({ quantity: 5 })])
  })

  it('keeps variants apart', () => {
    const lines = addLine([line()], line({ variant: large }))
    expect(lines).toHaveLength(2)
    expect(removeLine(lines, 'dolo', large)).toEqual([line()])
  })

  it('takes the newer product data', () => {
    expect(addLine([line({ totalStocks: 1 })], line({ totalStocks: 9 }))[0]).toEqual(
      line({ quantity: 2, totalStocks: 9 }),
    )
  })

  it('holds as many lines as an order may have, each of them up to its own limit', () => {
    const full = Array.from({ length: 200 }, (_, index) => line({ _id: `product-${index}` }))
    expect(() => addLine(full, line())).toThrow('Maximum Product Reached')
    expect(addLine(full, line({ _id: 'product-7' }))).toHaveLength(200)
    expect(addLine(full.slice(1), line())).toHaveLength(200)
  })

  it('leaves the lines it was given as they are', () => {
    const lines = Object.freeze([Object.freeze(line())])
    addLine(lines, line())
    setLineQuantity(lines, 'dolo', 7)
    removeLine(lines, 'dolo')
    expect(lines).toEqual([line()])
  })

  it.each([
    ['Quantity must be at least 1', 0, {}],
    ['Quantity must be at least 1', -3, {}],
    ['Quantity must be a whole number', 1.5, {}],
    ['Quantity must be a whole number', Number.NaN, {}],
    ['Maximum Product Reached', 101, { totalStocks: 500 }],
    ['Maximum Product Reached', 101, { totalStocks: 5 }],
    ['Out of stock', 1, { totalStocks: 0 }],
    ['Not enough stock for this quantity', 6, { totalStocks: 5 }],
    ['This product is not for sale', 1, { isForSale: false }],
  ])('says %s for a quantity of %d', (sentence, quantity, product) => {
    expect(() => addLine([], line({ quantity, ...product }))).toThrow(sentence)
    expect(() => setLineQuantity([line(product)], 'dolo', quantity)).toThrow(sentence)
  })

  it('counts the whole line against the limits', () => {
    expect(() =>
      addLine([line({ quantity: 60, totalStocks: 500 })], line({ quantity: 41, totalStocks: 500 })),
    ).toThrow('Maximum Product Reached')
    expect(() => addLine([line({ quantity: 50 })], line())).toThrow('Not enough stock for this quantity')
  })

  it('sets no quantity of a product that is not there, but removing it again is no error', () => {
    expect(() => setLineQuantity([], 'dolo', 1)).toThrow('This product is not in your cart')
    expect(removeLine([], 'dolo')).toEqual([])
  })

  it('never holds a quantity outside 1 to 100 or above the stock', () => {
    const step = fc.record({ quantity: fc.integer({ min: -5, max: 130 }), set: fc.boolean() })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), fc.array(step), (totalStocks, steps) => {
        let lines = [line({ totalStocks })]
        for (const { quantity, set } of steps) {
          try {
            lines = set
              ? setLineQuantity(lines, 'dolo', quantity)
              : addLine(lines, line({ totalStocks, quantity }))
          } catch (error) {
            expect(error).toHaveProperty('code')
          }
        }
        expect(lines).toHaveLength(1)
        expect(lines[0]!.quantity).toBeGreaterThanOrEqual(1)
        expect(lines[0]!.quantity).toBeLessThanOrEqual(Math.min(100, totalStocks))
      }),
    )
  })

  it('says of a line what has come to stand in its way since', () => {
    expect(shortageOf(2, line({ totalStocks: 2 }))).toBeNull()
    expect(shortageOf(3, line({ totalStocks: 2 }))?.text).toBe('Not enough stock for this quantity')
    expect(shortageOf(3, line({ totalStocks: 0 }))?.text).toBe('Out of stock')
    expect(shortageOf(3, line({ totalStocks: 0, isForSale: false }))?.text).toBe(
      'This product is not for sale',
    )
  })

  it('allows 1 to 100, at most the stock, in whole pieces', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -5, max: 300 }),
        fc.integer({ min: 0, max: 300 }),
        (quantity, totalStocks) => {
          const isAllowed = quantity >= 1 && quantity <= 100 && quantity <= totalStocks
          const check = () => checkQuantity(quantity, { totalStocks, isForSale: true })
          if (isAllowed) expect(check).not.toThrow()
          else expect(check).toThrow()
        },
      ),
    )
    expect(() => checkQuantity(1.5, { totalStocks: 9, isForSale: true })).toThrow(
      'Quantity must be a whole number',
    )
  })
})

describe('guest cart', () => {
  it('sends only what the server does not hold', () => {
    const guest = [line({ quantity: 4 }), line({ variant: large }), line({ _id: 'zinc' })]
    expect(mergeGuestCart(guest, [line({ quantity: 1 })])).toEqual([
      line({ variant: large }),
      line({ _id: 'zinc' }),
    ])
  })
})

describe('totals', () => {
  const lines = [
    { quantity: 3, salesPrice: 0.1, purchasedPrice: 0.2 },
    { quantity: 2, salesPrice: 27.9, purchasedPrice: 31 },
  ].map(pricedLine)

  it('sums a cart to the paisa', () => {
    expect(cartTotals(lines)).toEqual({ subTotal: 5610, savings: 650, count: 5 })
    expect(cartTotals([])).toEqual({ subTotal: 0, savings: 0, count: 0 })
  })

  it('never calls it a saving when a price stands above its MRP', () => {
    const above = [{ quantity: 2, price: paise(3250), mrp: paise(3100) }]
    expect(cartTotals(above)).toEqual({ subTotal: 6500, savings: 0, count: 2 })
    expect(orderTotals({ lines: above, discount: paise(0), deliveryFee: paise(0) }).savings).toBe(0)
  })

  it('adds shipping and takes the coupon off', () => {
    const totals = orderTotals({ lines, discount: paise(561), deliveryFee: paise(4000) })
    expect(totalsInRupees(totals)).toEqual({
      subTotal: 56.1,
      savings: 6.5,
      discount: 5.61,
      deliveryCharge: 40,
      total: 90.49,
    })
  })

  it('refuses a discount above the sub-total, whatever the shipping', () => {
    expect(() => orderTotals({ lines, discount: paise(5611), deliveryFee: paise(4000) })).toThrow(
      'The discount exceeds the total',
    )
  })
})
