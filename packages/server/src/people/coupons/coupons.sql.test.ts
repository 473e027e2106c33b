import { RuleError } from '@dawakit/core/refusals'
import { expect, it } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import { addCoupon, buyer, place, usesLeft } from '../../../test/ordering.ts'
import { openTestShop } from '../../../test/test-shop.ts'
import { inTransaction } from '../../ground/database/in-transaction.ts'
import { findCoupon, moveCouponUses } from './coupons.sql.ts'

onEachDatabase('The use of a coupon', (open) => {
  async function orders(uses: number) {
    const shop = await openTestShop(await open())
    const couponId = await addCoupon(shop.db, { usesLeft: uses })
    const who = await buyer(shop)
    const first = (await place(shop, who)).data._id as string
    const second = (await place(shop, who, { products: [{ _id: 'dolo', quantity: 2 }] })).data._id as string
    const other = await buyer(shop, '9876543211')
    const theirs = (await place(shop, other)).data._id as string
    const move = (ended: string[], userId?: string, orderId = '') =>
      inTransaction(shop.db, (trx) =>
        moveCouponUses(trx, ended, userId === undefined ? undefined : { couponId, userId, orderId, now: 7 }),
      ).catch((error) => (error instanceof RuleError ? error.code : error))
    const left = () => usesLeft(shop.db, couponId)
    return { shop, who, other, first, second, theirs, move, left }
  }

  it('is one for each customer, whatever is left', async () => {
    const { who, first, second, move, left } = await orders(5)
    expect(await move([], who.userId, first)).toBeUndefined()
    expect(await move([], who.userId, second)).toBe('coupon-used')
    expect(await left()).toBe(4)
  })

  it('is refused where none is left', async () => {
    const { who, other, first, theirs, move, left } = await orders(1)
    expect(await move([], who.userId, first)).toBeUndefined()
    expect(await move([], other.userId, theirs)).toBe('coupon-expired')
    expect(await left()).toBe(0)
  })

  it('comes back with the order that ends, once, and goes over to the next', async () => {
    const { who, first, second, move, left } = await orders(1)
    await move([], who.userId, first)
    expect(await move([first], who.userId, second)).toBeUndefined()
    expect(await left()).toBe(0)
    await move([second])
    await move([second])
    expect(await left()).toBe(1)
  })

  it('is told to its customer alone', async () => {
    const { shop, who, other, first, move } = await orders(5)
    await move([], who.userId, first)
    const seenBy = async (userId: string) => (await findCoupon(shop.db, 'care10', userId))?.usedUsers
    expect([await seenBy(who.userId), await seenBy(other.userId)]).toEqual([[who.userId], []])
  })
})
