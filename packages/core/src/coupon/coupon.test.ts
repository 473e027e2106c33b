import { checkCoupon, couponDiscount, couponShares, isCouponExpired } from '@dawakit/core/coupon'
import { paise, sumPaise } from '@dawakit/core/money'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const coupon = {
  name: 'CARE10',
  maxLimit: 5,
  discountPercentage: 10,
  expireDate: '2026-12-31',
  products: ['dolo', 'zinc'],
  usedUsers: ['asha'],
}
const at = new Date('2026-11-21T10:00:00+05:30')
const lines = [{ _id: 'dolo' }, { _id: 'soap' }]

describe('checkCoupon', () => {
  it('answers with the eligible lines', () => {
    expect(checkCoupon({ coupon, userId: 'ravi', lines, at })).toEqual([{ _id: 'dolo' }])
  })

  it('answers with every line for a coupon of all products, which lists none', () => {
    const ofAll = { ...coupon, products: [], isForAll: true }
    expect(checkCoupon({ coupon: ofAll, userId: 'ravi', lines, at })).toEqual(lines)
  })

  it.each([
    ['Cart Is Empty', { lines: [], userId: null, coupon: null }],
    ['Login to Apply Coupon', { userId: null, coupon: null }],
    ['Invalid Coupon Code', { coupon: null }],
    ['Coupon Expired', { coupon: { ...coupon, expireDate: '2026-11-20', usedUsers: ['ravi'] } }],
    ['Coupon Expired', { coupon: { ...coupon, maxLimit: 0, usedUsers: ['ravi'] } }],
    ['You have already applied this Coupon', { userId: 'asha', lines: [{ _id: 'soap' }] }],
    ['This coupon is invalid', { lines: [{ _id: 'soap' }] }],
  ])('says %s, and the first reason first', (sentence, change) => {
    expect(() => checkCoupon({ coupon, userId: 'ravi', lines, at, ...change })).toThrow(sentence)
  })

  it('lasts to the end of its day in India, or to its moment', () => {
    const lastMoment = Date.parse('2026-12-31T23:59:59.999+05:30')
    expect(isCouponExpired(coupon, lastMoment)).toBe(false)
    expect(isCouponExpired(coupon, lastMoment + 1)).toBe(true)
    expect(isCouponExpired({ expireDate: '2026-11-21T04:30:00.000Z' }, at)).toBe(false)
    expect(isCouponExpired({ expireDate: '2026-11-21T04:29:59.999Z' }, at)).toBe(true)
    expect(isCouponExpired({ expireDate: 'soon' }, at)).toBe(true)
  })
})

describe('couponDiscount', () => {
  it('is the percentage of price times quantity of the eligible lines', () => {
    const cart = [
      { _id: 'dolo', quantity: 3, price: paise(3150) },
      { _id: 'soap', quantity: 9, price: paise(9900) },
      { _id: 'zinc', quantity: 1, price: paise(1005) },
    ]
    expect(couponDiscount(coupon, cart)).toBe(1046)
    expect(couponShares(coupon, cart)).toEqual([946, 0, 100])
  })

  it('is 0 without an eligible line', () => {
    expect(couponDiscount(coupon, [{ _id: 'soap', quantity: 1, price: paise(500) }])).toBe(0)
  })

  it('is shared without loss over the eligible lines only', () => {
    const anyLine = fc.record({
      _id: fc.constantFrom('dolo', 'zinc', 'soap'),
      quantity: fc.integer({ min: 1, max: 100 }),
      price: fc.integer({ min: 0, max: 1_000_000 }).map(paise),
    })
    fc.assert(
      fc.property(fc.array(anyLine), fc.integer({ min: 0, max: 100 }), (cart, discountPercentage) => {
        const terms = { ...coupon, discountPercentage }
        const shares = couponShares(terms, cart)
        expect(sumPaise(shares)).toBe(couponDiscount(terms, cart))
        cart.forEach((it, index) => {
          if (it._id === 'soap') expect(shares[index]).toBe(0)
        })
      }),
    )
  })
})
