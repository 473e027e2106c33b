import { paise } from '@dawakit/core/money'
import { expect, it } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import { openDesk } from '../../../test/desk-shop.ts'
import { addCoupon, buyer, place, stockOf, usesLeft } from '../../../test/ordering.ts'
import { openPaymentShop } from '../../../test/payment-shop.ts'
import { openTestShop, type TestShop } from '../../../test/test-shop.ts'
import { inTransaction } from '../../ground/database/in-transaction.ts'
import { lockOrder } from '../read/lock-order.ts'
import { type Amendment, amendOrder } from './amend-order.ts'
import { moveOrder } from './move-order.ts'

const products = [
  { _id: 'dolo', quantity: 3 },
  { _id: 'soap', quantity: 1 },
]

const amend = (shop: Pick<TestShop, 'db' | 'app'>, orderId: string, ...amendments: Amendment[]) =>
  inTransaction(shop.db, async (trx) => {
    await lockOrder(trx, orderId)
    return amendOrder(trx, shop.app.context, orderId, amendments)
  })

const fewer = { lineNo: 1, quantity: 1, reason: 'Two packs are damaged.' }

onEachDatabase('An order of which less is supplied', (open) => {
  it('costs less at the door, gives its pieces back, and says so to the customer', async () => {
    const shop = await openTestShop(await open())
    const who = await buyer(shop)
    const { data } = await place(shop, who, { products })
    const { order, refunded, isEnded } = await amend(shop, data._id, fewer)
    expect({ refunded, isEnded }).toEqual({ refunded: 0, isEnded: false })
    expect(order.products[0]).toMatchObject({
      quantity: 1,
      orderedQuantity: 3,
      declinedReason: 'Two packs are damaged.',
    })
    expect(order.totals).toMatchObject({
      subTotal: data.totals.subTotal - 160,
      deliveryCharge: 40,
      total: data.totals.total - 160,
    })
    expect(await stockOf(shop.db, 'dolo')).toEqual({ free: 49, reserved: 0 })
    await shop.app.context.outbox.runOnce()
    const mail = shop.outside.mails.find(({ subject }) => subject === `Changed: order ${data.orderNumber}`)
    expect(mail?.text).toContain('Dolo 650 Tablet: 1 of 3. Two packs are damaged.')
    expect(mail?.text).not.toContain('paid back')
  })

  it('is wholly packed, where what is left of it is in its parcel', async () => {
    const shop = await openTestShop(await open())
    const seat = (await openDesk(shop)).as('packer')
    const { data } = await place(shop, await buyer(shop), { products })
    const order = async () => (await seat.get('/desk/order', { id: data._id })).data
    const lines = [{ lineNo: 1, quantity: 3, batch: 'B7-01', expiresOn: '2027-06' }]
    await seat.post('/desk/parcel/pack', { id: data._id, seen: (await order()).version, lines })
    expect(await order()).toMatchObject({ packing: 'part' })
    await amend(shop, data._id, { lineNo: 2, quantity: 0, reason: 'Sold out.' })
    expect(await order()).toMatchObject({ packing: 'all', order: { totals: { deliveryCharge: 40 } } })
    expect((await seat.get('/desk/orders/counts')).data).toMatchObject({ pack: 0, handOver: 1 })
  })

  it('takes pieces out that came back in a parcel, and puts none to the shelf before they are judged', async () => {
    const shop = await openTestShop(await open())
    const seat = (await openDesk(shop)).as('packer')
    const { data } = await place(shop, await buyer(shop), { products })
    const seen = (await seat.get('/desk/order', { id: data._id })).data.version
    const lines = [{ lineNo: 1, quantity: 3, batch: 'B7-01', expiresOn: '2027-06' }]
    await seat.post('/desk/parcel/pack', { id: data._id, seen, lines })
    await shop.db.updateTable('shipment').set({ state: 'returned' }).execute()
    const before = await stockOf(shop.db, 'dolo')
    expect((await amend(shop, data._id, fewer)).order.products).toMatchObject([
      { quantity: 1 },
      { quantity: 1 },
    ])
    expect(await stockOf(shop.db, 'dolo')).toEqual(before)
  })

  it('is invoiced for what is supplied, without the lines that are not', async () => {
    const shop = await openTestShop(await open())
    const who = await buyer(shop)
    await addCoupon(shop.db, { percent: 15, products: ['dolo'] })
    const { data } = await place(shop, who, { products, coupon: 'CARE10' })
    await amend(shop, data._id, fewer, { lineNo: 2, quantity: 0, reason: 'Sold out.' })
    await moveOrder(shop.app.context, data._id, 'delivered')
    const { data: invoice } = await shop.call('GET /get/invoice', {
      token: who.token,
      query: { orderId: data._id },
    })
    expect(invoice).toMatchObject({
      lines: [{ name: 'Dolo 650 Tablet', quantity: 1, gross: 80, discount: 12 }],
      grandTotal: 108,
    })
  })

  it('gives back the difference of what was paid online, once, and stays paid', async () => {
    const shop = await openPaymentShop(await open())
    const { _id } = await shop.order('razorpay', { products })
    const { response } = await shop.pay(await shop.open(_id), 'success')
    await shop.verify(_id, response)
    expect((await amend(shop, _id, fewer)).refunded).toBe(16_000)
    shop.clock.advance(1)
    expect((await amend(shop, _id, { ...fewer, quantity: 0 })).refunded).toBe(8_000)
    await shop.refund()
    expect(await shop.read(_id)).toMatchObject({
      paymentStatus: 'paid',
      refunds: [
        { amount: 160, state: 'done' },
        { amount: 80, state: 'done' },
      ],
      products: [{ quantity: 0, orderedQuantity: 3 }, { quantity: 1 }],
    })
  })

  it('ends when nothing is left: coupon and stock go back, and all that was paid', async () => {
    const shop = await openPaymentShop(await open())
    const coupon = await addCoupon(shop.db, { percent: 10, products: ['dolo'] })
    const { _id } = await shop.order('razorpay', { products: [products[0]], coupon: 'CARE10' })
    const { response } = await shop.pay(await shop.open(_id), 'success')
    await shop.verify(_id, response)
    const { order, refunded, isEnded } = await amend(shop, _id, {
      lineNo: 1,
      quantity: 0,
      reason: 'Sold out.',
    })
    expect({ refunded, isEnded }).toEqual({ refunded: paise(25_600), isEnded: true })
    expect(order).toMatchObject({ isCanceled: true, endReason: 'Sold out.', totals: { total: 256 } })
    expect(await stockOf(shop.db, 'dolo')).toEqual({ free: 50, reserved: 0 })
    expect(await usesLeft(shop.db, coupon)).toBe(5)
    await shop.refund()
    expect(await shop.read(_id)).toMatchObject({ paymentStatus: 'refunded' })
  })

  it('is as it was where it has left, is not paid, or is asked for more', async () => {
    const shop = await openTestShop(await open())
    const who = await buyer(shop)
    const { data: unpaid } = await place(shop, who, { paymentMethod: 'razorpay' })
    const { data: left } = await place(shop, await buyer(shop, '9876543211'), { products })
    await moveOrder(shop.app.context, left._id, 'pickedUp')
    const none = { lineNo: 1, quantity: 0, reason: 'Sold out.' }
    for (const { _id } of [unpaid, left]) {
      await expect(amend(shop, _id, none)).rejects.toThrow(
        'The products of this order can no longer be changed',
      )
    }
    const { data } = await place(shop, await buyer(shop, '9876543212'), { products })
    await expect(amend(shop, data._id, { ...none, quantity: 3 })).rejects.toThrow(RangeError)
    await expect(amend(shop, data._id, { ...none, lineNo: 7 })).rejects.toThrow(RangeError)
  })
})
