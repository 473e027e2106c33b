import type { PaymentStatus } from '@dawakit/core/contract'
import { expect, it } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import { addCoupon, buyer, place, stockOf, usesLeft } from '../../../test/ordering.ts'
import { openTestShop } from '../../../test/test-shop.ts'
import { inTransaction } from '../../ground/database/in-transaction.ts'
import { findOrderRow } from '../read/orders.sql.ts'
import { endOrder, markEnded } from './end-order.ts'

onEachDatabase('The end of an order', (open) => {
  async function placed(more: Record<string, unknown> = {}) {
    const shop = await openTestShop(await open())
    const id = (await place(shop, await buyer(shop), more)).data._id as string
    const row = await findOrderRow(shop.db, id)
    if (!row) throw new Error('The order is not there.')
    const set = (change: object) => shop.db.updateTable('orders').set(change).where('id', '=', id).execute()
    const mark = (seen: Partial<typeof row> = {}, by: 'customer' | 'staff' = 'customer') =>
      inTransaction(shop.db, (trx) => markEnded(trx, { ...row, ...seen }, 7, by))
    const end = () => inTransaction(shop.db, (trx) => endOrder(trx, row, 7, 'customer'))
    return { shop, id, row, set, mark, end }
  }

  it('comes once', async () => {
    const { mark } = await placed()
    expect([await mark(), await mark({ stock_state: 'released' })]).toEqual([true, false])
  })

  it('does not come over what its pieces have become meanwhile', async () => {
    const { mark } = await placed({ paymentMethod: 'razorpay' })
    expect(await mark({ stock_state: 'taken' })).toBe(false)
    expect(await mark()).toBe(true)
  })

  it('does not come over money that has come meanwhile', async () => {
    const { mark, set } = await placed({ paymentMethod: 'razorpay' })
    await set({ payment_status: 'paid' satisfies PaymentStatus })
    expect(await mark()).toBe(false)
  })

  it.each([
    ['customer', 'confirmed', false],
    ['customer', 'pending', true],
    ['staff', 'onTheWay', true],
    ['staff', 'delivered', false],
  ] as const)('by %s, of one that is %s: %s', async (by, delivery_status, isEnded) => {
    const { mark, set } = await placed()
    await set({ delivery_status })
    expect(await mark({}, by)).toBe(isEnded)
  })

  it('gives its pieces and the use of its coupon back, once', async () => {
    const shop = await openTestShop(await open())
    const couponId = await addCoupon(shop.db)
    const before = await stockOf(shop.db, 'dolo')
    const { data } = await place(shop, await buyer(shop), { coupon: 'CARE10' })
    expect(await usesLeft(shop.db, couponId)).toBe(4)
    const row = await findOrderRow(shop.db, data._id)
    if (!row) throw new Error('The order is not there.')
    const end = () => inTransaction(shop.db, (trx) => endOrder(trx, row, 7, 'customer'))
    expect([await end(), await end()]).toEqual([true, false])
    expect([await stockOf(shop.db, 'dolo'), await usesLeft(shop.db, couponId)]).toEqual([before, 5])
  })

  it('gives no piece back of one whose pieces are back already', async () => {
    const { shop, set, id } = await placed()
    await set({ stock_state: 'released' })
    const before = await stockOf(shop.db, 'dolo')
    const row = await findOrderRow(shop.db, id)
    await inTransaction(shop.db, async (trx) => row && endOrder(trx, row, 7, 'customer'))
    expect(await stockOf(shop.db, 'dolo')).toEqual(before)
  })
})
