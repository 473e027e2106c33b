import { lineTotal } from '@dawakit/core/cart'
import { paise, partOfPrice, sumPaise } from '@dawakit/core/money'
import { amendedTotals, amendLine, supplyLess } from '@dawakit/core/order'
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

describe('supplyLess', () => {
  const three = { quantity: 3, price: paise(4000), mrp: paise(4000), discount: paise(2000) }
  const gone = (value: number, isBack = false) => ({ quantity: 1, value: paise(value), isBack })
  const costs = (line: typeof three) => lineTotal(line) - line.discount

  it('costs what its parcels do, where nothing else of it is supplied', () => {
    expect(costs(supplyLess(three, 1, [gone(3333)]).line)).toBe(3333)
    expect(costs(supplyLess(three, 2, [gone(3333), gone(3334)]).line)).toBe(6667)
  })

  it('takes pieces that are here before those that came back', () => {
    const came = [gone(3333, true)]
    expect(supplyLess(three, 1, came).gone).toEqual(came)
    expect(supplyLess(three, 0, came).gone).toEqual([{ quantity: 0, value: 0, isBack: true }])
  })

  it('takes nothing that is with a courier or the customer', () => {
    expect(() => supplyLess(three, 0, [gone(3333)])).toThrow(RangeError)
  })

  it('never charges more than before, nor a negative price, whatever has left and came back', () => {
    const anyGone = fc.array(fc.record({ quantity: fc.integer({ min: 1, max: 30 }), isBack: fc.boolean() }), {
      maxLength: 3,
    })
    fc.assert(
      fc.property(anyLine, anyGone, ({ line, supplied }, parcels) => {
        let pieces = line.quantity
        let price = lineTotal(line) - line.discount
        const left = parcels.flatMap(({ quantity, isBack }) => {
          if (quantity > pieces) return []
          const value = partOfPrice(paise(price), quantity, pieces)
          pieces -= quantity
          price -= value
          return [{ quantity, value, isBack }]
        })
        const kept = left.filter(({ isBack }) => !isBack)
        const floor = kept.reduce((sum, { quantity }) => sum + quantity, 0)
        const less = supplyLess(line, Math.max(supplied, floor), left)
        expect(less.line.discount).toBeGreaterThanOrEqual(0)
        expect(lineTotal(less.line) - less.line.discount).toBeLessThanOrEqual(lineTotal(line) - line.discount)
        const whole = supplyLess(line, floor, left).line
        expect(lineTotal(whole) - whole.discount).toBe(sumPaise(kept.map(({ value }) => value)))
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
