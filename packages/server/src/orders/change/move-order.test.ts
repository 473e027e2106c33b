import { expect, it } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import {
  addAddress,
  addCoupon,
  addPrescription,
  approveLines,
  buyer,
  place,
  stockOf,
} from '../../../test/ordering.ts'
import { openTestShop } from '../../../test/test-shop.ts'
import { moveOrder } from './move-order.ts'

onEachDatabase('Moving an order', (open) => {
  it('goes forward, writes each time and tells the customer', async () => {
    const shop = await openTestShop(await open())
    const who = await buyer(shop)
    const { data } = await place(shop, who)
    for (const status of ['confirmed', 'pickedUp', 'onTheWay'] as const) {
      shop.clock.advance(3_600_000)
      await moveOrder(shop.app.context, data._id, status)
    }
    const order = (await shop.call('GET /get/userOrder', { token: who.token, query: { id: data._id } })).data
    expect(order).toMatchObject({
      deliveryStatus: 'onTheWay',
      paymentStatus: 'unpaid',
      deliveryStatusTiming: {
        pending: '2026-11-14T04:30:00.000Z',
        confirmed: '2026-11-14T05:30:00.000Z',
        pickedUp: '2026-11-14T06:30:00.000Z',
        onTheWay: '2026-11-14T07:30:00.000Z',
        delivered: null,
      },
    })
    await expect(moveOrder(shop.app.context, data._id, 'confirmed')).rejects.toThrow(
      'An order only moves forward',
    )
    await expect(moveOrder(shop.app.context, 'unknown', 'confirmed')).rejects.toThrow('Order not found')
    await shop.app.context.outbox.runOnce()
    expect(shop.outside.mails.map((mail) => mail.subject)).toEqual([
      `We have your order: ${data.orderNumber}`,
      `Confirmed: order ${data.orderNumber}`,
      `Picked Up: order ${data.orderNumber}`,
      `On The Way: order ${data.orderNumber}`,
    ])
    const notifications = await shop.call('GET /get/pushNotifications', { token: who.token })
    expect(notifications.data).toHaveLength(3)
    expect(notifications.data[0].link).toBe(`/orders/${data._id}`)
  })

  it('is refused for a cancelled order and for one that is not paid', async () => {
    const shop = await openTestShop(await open())
    const who = await buyer(shop)
    const online = (await place(shop, who, { paymentMethod: 'razorpay' })).data
    await expect(moveOrder(shop.app.context, online._id, 'confirmed')).rejects.toThrow(
      'This order has not been paid',
    )
    await shop.call('PUT /update/cancelOrder', { token: who.token, body: { id: online._id } })
    await expect(moveOrder(shop.app.context, online._id, 'confirmed')).rejects.toThrow(
      'An order only moves forward',
    )
  })

  it('to delivered, many times at once, delivers once and issues one invoice', async () => {
    const shop = await openTestShop(await open())
    const who = await buyer(shop)
    const { data } = await place(shop, who)
    const moves = await Promise.allSettled(
      Array.from({ length: 10 }, () => moveOrder(shop.app.context, data._id, 'delivered')),
    )
    expect(moves.filter((move) => move.status === 'fulfilled')).toHaveLength(1)
    expect(await shop.db.selectFrom('invoice').select('number').execute()).toEqual([
      { number: 'INV/26-27/000001' },
    ])
  })
})

onEachDatabase('The invoice', (open) => {
  it('is there from delivery on, with what rule 46 asks for, and adds up to what was charged', async () => {
    const shop = await openTestShop(await open())
    const who = await buyer(shop)
    await addCoupon(shop.db, { percent: 15, products: ['dolo', 'azithral'] })
    const prescriptions = [await addPrescription(shop.db, who.userId)]
    const { data } = await place(shop, who, {
      coupon: 'CARE10',
      prescriptions,
      orderingForMyself: false,
      patient: { name: 'Lakshmi Raman', age: 67 },
      doctorInfo: { doctorName: 'Dr. Devi' },
      products: [
        { _id: 'dolo', quantity: 3 },
        { _id: 'azithral', quantity: 1 },
      ],
    })
    const ask = () => shop.call('GET /get/invoice', { token: who.token, query: { orderId: data._id } })
    expect(await ask()).toMatchObject({ status: 422, message: 'Invoice will available after delivery' })
    shop.clock.advance(86_400_000)
    await approveLines(shop.db, data._id)
    const delivered = await moveOrder(shop.app.context, data._id, 'delivered')
    expect(delivered.paymentStatus).toBe('paid')
    const { data: invoice } = await ask()
    expect(invoice).toMatchObject({
      invoiceNumber: 'INV/26-27/000001',
      invoiceDate: '2026-11-15T04:30:00.000Z',
      orderNumber: data.orderNumber,
      seller: {
        gstin: '33AAAAA0000A1Z9',
        state: 'Tamil Nadu',
        stateCode: '33',
        drugLicence: 'TN-00-20B-00000',
      },
      billTo: { name: 'Meena Raman', pincode: '600001' },
      placeOfSupply: { state: 'Tamil Nadu', stateCode: '33' },
      patient: { name: 'Lakshmi Raman', age: 67 },
      doctorName: 'Dr. Devi',
      paymentMethod: 'Cash On Delivery',
      discount: 53.92,
      deliveryCharge: 40,
      grandTotal: 345.53,
      igst: 0,
      amountInWords: 'Rupees Three Hundred Forty Five and Fifty Three Paise Only',
    })
    expect(invoice.lines).toMatchObject([
      { name: 'Dolo 650 Tablet', hsnCode: '30049099', gstRate: 5, quantity: 3, gross: 240, discount: 36.01 },
      { name: 'Azithral 500 Tablet', gstRate: 5, gross: 119.45, discount: 17.91 },
    ])
    expect(invoice.grandTotal).toBe(data.totalPrice)
    await shop.db.updateTable('product').set({ gst_bp: 0 }).execute()
    expect((await ask()).data).toEqual(invoice)
  })

  it('never prints a rate that is not in force for the goods, and credits what it printed', async () => {
    const shop = await openTestShop(await open())
    const who = await buyer(shop)
    await shop.db.updateTable('product').set({ gst_bp: 1200 }).where('id', '=', 'dolo').execute()
    await shop.db.updateTable('product').set({ gst_bp: 5 }).where('id', '=', 'crocin').execute()
    const free = { salt: 'Daratumumab (100mg)', salt_key: 'daratumumab', position: 0, popularity: 0 }
    await shop.db
      .insertInto('product_salt')
      .values({ product_id: 'soap', ...free })
      .execute()
    const products = ['dolo', 'crocin', 'soap'].map((_id) => ({ _id, quantity: 1 }))
    const { data } = await place(shop, who, { products })
    await moveOrder(shop.app.context, data._id, 'delivered')
    const invoice = await shop.call('GET /get/invoice', { token: who.token, query: { orderId: data._id } })
    expect(invoice.data.lines.map((line: { gstRate: number }) => line.gstRate)).toEqual([5, 5, 0])
    expect(invoice.data.lines[0]).toMatchObject({ total: 80, taxable: 76.2, cgst: 1.9, sgst: 1.9 })
    const kept = await shop.db.selectFrom('order_line').select('gst_bp').orderBy('line_no').execute()
    expect(kept.map(({ gst_bp }) => gst_bp)).toEqual([500, 500, 0])
  })

  it('carries IGST outside the store’s state', async () => {
    const shop = await openTestShop(await open())
    const who = await buyer(shop)
    const bengaluru = { pincode: '560001', stateName: 'Karnataka', slot: 2 }
    const shippingAddress = await addAddress(shop.db, who.userId, bengaluru)
    const { data } = await place(shop, who, { shippingAddress })
    await moveOrder(shop.app.context, data._id, 'delivered')
    const invoice = await shop.call('GET /get/invoice', { token: who.token, query: { orderId: data._id } })
    expect(invoice.data).toMatchObject({ igst: 12.96, totalTax: 12.96, subTotal: 76.19, grandTotal: 140 })
  })

  it('is numbered without a gap, and from 1 again on 1 April in India', async () => {
    const shop = await openTestShop(await open())
    const who = await buyer(shop)
    const deliver = async (key: string) => {
      const { data } = await place(shop, who, {}, key)
      await moveOrder(shop.app.context, data._id, 'delivered')
    }
    shop.clock.now = Date.parse('2027-03-31T23:59:59.999+05:30') - 1
    const { token } = await shop.signIn()
    who.token = token
    await deliver('a')
    await expect(moveOrder(shop.app.context, 'unknown', 'delivered')).rejects.toThrow()
    shop.clock.advance(1)
    await deliver('b')
    shop.clock.advance(1)
    await deliver('c')
    const numbers = await shop.db.selectFrom('invoice').select('number').orderBy('issued_at').execute()
    expect(numbers.map(({ number }) => number)).toEqual([
      'INV/26-27/000001',
      'INV/26-27/000002',
      'INV/27-28/000001',
    ])
  })

  it('has the times of many deliveries at once in the order of their numbers', async () => {
    const shop = await openTestShop(await open())
    const orders: string[] = []
    for (let index = 0; index < 20; index++) {
      const { data } = await place(shop, await buyer(shop, String(9_000_000_000 + index)))
      orders.push(data._id)
    }
    let now = shop.clock.now
    const context = { ...shop.app.context, clock: () => ++now }
    await Promise.all(orders.map((id) => moveOrder(context, id, 'delivered')))
    const issued = await shop.db
      .selectFrom('invoice')
      .select(['sequence', 'issued_at'])
      .orderBy('sequence')
      .execute()
    expect(issued.map(({ sequence }) => sequence)).toEqual(orders.map((_, index) => index + 1))
    const times = issued.map(({ issued_at }) => issued_at)
    expect(times).toEqual(times.toSorted((a, b) => a - b))
    const deliveredAt = await shop.db
      .selectFrom('orders')
      .innerJoin('invoice', 'invoice.order_id', 'orders.id')
      .select(['delivered_at', 'issued_at'])
      .execute()
    for (const row of deliveredAt) expect(row.delivered_at).toBe(row.issued_at)
  })

  it('is the customer’s alone', async () => {
    const shop = await openTestShop(await open())
    const who = await buyer(shop)
    const other = await buyer(shop, '9876543211')
    const { data } = await place(shop, who)
    await moveOrder(shop.app.context, data._id, 'delivered')
    const query = { orderId: data._id }
    expect((await shop.call('GET /get/invoice', { token: other.token, query })).status).toBe(404)
    expect((await shop.call('GET /get/invoice', { query })).status).toBe(401)
    const unknown = { orderId: 'unknown' }
    expect((await shop.call('GET /get/invoice', { token: who.token, query: unknown })).status).toBe(404)
  })

  it('belongs to an order that sold its stock', async () => {
    const shop = await openTestShop(await open())
    const who = await buyer(shop)
    const { data } = await place(shop, who)
    await moveOrder(shop.app.context, data._id, 'delivered')
    const body = { id: data._id }
    expect((await shop.call('PUT /update/cancelOrder', { token: who.token, body })).status).toBe(409)
    expect(await stockOf(shop.db, 'dolo')).toEqual({ free: 49, reserved: 0 })
  })
})
