import { expect, it } from 'vitest'
import { onEachDatabase } from '../../../../test/databases.ts'
import { addCoupon, buyer, place, stockOf, usesLeft } from '../../../../test/ordering.ts'
import { openTestShop } from '../../../../test/test-shop.ts'
import { createLog } from '../../../ground/context/log.ts'
import { releaseExpired } from './release-expired.ts'

onEachDatabase('An unpaid order', (open) => {
  it('ends after 20 minutes: stock and coupon go back, the customer is told once', async () => {
    const shop = await openTestShop(await open())
    const who = await buyer(shop)
    const coupon = await addCoupon(shop.db)
    const { data } = await place(shop, who, { paymentMethod: 'razorpay', coupon: 'CARE10' })
    shop.clock.advance(20 * 60_000 - 1)
    expect(await releaseExpired(shop.app.context)).toBe(0)
    expect(await stockOf(shop.db, 'dolo')).toEqual({ free: 49, reserved: 1 })
    shop.clock.advance(1)
    const rounds = await Promise.all([1, 2, 3].map(() => releaseExpired(shop.app.context)))
    expect(rounds.reduce((sum, count) => sum + count)).toBe(1)
    expect(await stockOf(shop.db, 'dolo')).toEqual({ free: 50, reserved: 0 })
    expect(await usesLeft(shop.db, coupon)).toBe(5)
    const order = await shop.call('GET /get/userOrder', { token: who.token, query: { id: data._id } })
    expect(order.data).toMatchObject({ isCanceled: true, paymentStatus: 'unpaid' })
    await shop.app.context.outbox.runOnce()
    expect(shop.outside.mails.map((mail) => mail.subject)).toEqual([
      `Not paid in time: order ${data.orderNumber}`,
    ])
  })

  it('that cannot be ended does not keep the others from ending', async () => {
    const shop = await openTestShop(await open(), { log: createLog('silent') })
    const paymentMethod = 'razorpay'
    await place(shop, await buyer(shop, '9000000001'), { paymentMethod })
    const products = [{ _id: 'soap', quantity: 3 }]
    await place(shop, await buyer(shop, '9000000002'), { paymentMethod, products })
    // Somebody has written into the table by hand: the held piece cannot be taken back from none.
    await shop.db.updateTable('stock').set({ reserved: 0 }).where('product_id', '=', 'dolo').execute()
    shop.clock.advance(20 * 60_000)
    expect(await releaseExpired(shop.app.context)).toBe(1)
    expect(await stockOf(shop.db, 'soap')).toEqual({ free: 200, reserved: 0 })
    expect(await stockOf(shop.db, 'dolo')).toEqual({ free: 49, reserved: 0 })
  })

  it('by cash on delivery never ends', async () => {
    const shop = await openTestShop(await open())
    const who = await buyer(shop)
    await place(shop, who)
    shop.clock.advance(86_400_000)
    expect(await releaseExpired(shop.app.context)).toBe(0)
    expect(await stockOf(shop.db, 'dolo')).toEqual({ free: 49, reserved: 0 })
  })

  it('is answered anew once it has ended', async () => {
    const shop = await openTestShop(await open())
    const who = await buyer(shop)
    const online = { paymentMethod: 'razorpay' }
    const first = await place(shop, who, online)
    shop.clock.advance(20 * 60_000)
    const second = await place(shop, who, online)
    expect(second.data._id).not.toBe(first.data._id)
    await releaseExpired(shop.app.context)
    expect(await stockOf(shop.db, 'dolo')).toEqual({ free: 49, reserved: 1 })
  })
})
