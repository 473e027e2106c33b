import { lineTotal } from '@dawakit/core/cart'
import { paise } from '@dawakit/core/money'
import { amendedTotals, amendLine } from '@dawakit/core/order'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const dolo = { quantity: 3, price: paise(3150), mrp: paise(3500), discount: paise(100) }
const soap = { quantity: 1, price: paise(9900), mrp: paise(9900), discount: paise(0) }

const anyLine = fc
  .record({
    quantity: fc.integer({ min: 1, max: 100 }),
    price: fc.integer({ min: 0, max: 1_000_000 }),
    percent: fc.integer({ min: 0, max: 100 }),
    supplied: fc.integer({ min: 0, max: 100 }),
  })
  .map(({ quantity, price, percent, supplied }) => ({
    line: {
      quantity,
      price: paise(price),
      mrp: paise(price),
      discount: paise(Math.floor((quantity * price * percent) / 100)),
    },
    supplied: Math.min(supplied, quantity),
  }))

describe('amendLine', () => {
  it('keeps the part of the coupon that belongs to what is supplied, and gives odd paise to the customer', () => {
    expect(amendLine(dolo, 2)).toEqual({ ...dolo, quantity: 2, discount: 67 })
    expect(amendLine(dolo, 1)).toEqual({ ...dolo, quantity: 1, discount: 34 })
    expect(amendLine(dolo, 0)).toEqual({ ...dolo, quantity: 0, discount: 0 })
    expect(amendLine(dolo, 3)).toEqual(dolo)
  })

  it.each([4, -1, 1.5, Number.NaN])('supplies no %d of 3', (quantity) => {
    expect(() => amendLine(dolo, quantity)).toThrow(RangeError)
  })

  it('never charges more than before, and never takes off more than a line costs', () => {
    fc.assert(
      fc.property(anyLine, ({ line, supplied }) => {
        const amended = amendLine(line, supplied)
        const charged = lineTotal(amended) - amended.discount
        expect(charged).toBeGreaterThanOrEqual(0)
        expect(charged).toBeLessThanOrEqual(lineTotal(line) - line.discount)
      }),
    )
  })
})

describe('amendedTotals', () => {
  it('keep the delivery fee', () => {
    expect(amendedTotals([amendLine(dolo, 0), soap], paise(5000))).toEqual({
      subTotal: 9900,
      savings: 0,
      discount: 0,
      deliveryFee: 5000,
      total: 14_900,
    })
  })
})
