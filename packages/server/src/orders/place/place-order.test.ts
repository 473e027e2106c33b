import { expect, it } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import {
  addAddress,
  addCoupon,
  addPrescription,
  buyer,
  order,
  place,
  placeCart,
  stockOf,
  usesLeft,
} from '../../../test/ordering.ts'
import { openTestShop } from '../../../test/test-shop.ts'

onEachDatabase('Placing an order', (open) => {
  it('by cash on delivery is done at once: stock taken, cart cleared, mail and SMS sent', async () => {
    const shop = await openTestShop(await open())
    const who = await buyer(shop)
    await shop.call('POST /post/cart', {
      token: who.token,
      body: { data: { userId: who.userId, products: [{ _id: 'dolo', quantity: 2 }] } },
    })
    const answer = await place(shop, who, {
      products: [{ _id: 'dolo', quantity: 2 }],
      totalPrice: 200,
      deliveryCharge: 40,
    })
    expect(answer).toMatchObject({
      status: 200,
      message: 'Your Order Placed Successfully',
      data: {
        next: 'done',
        totals: { subTotal: 160, savings: 40, discount: 0, deliveryCharge: 40, total: 200 },
        totalPrice: 200,
        paymentStatus: 'unpaid',
        deliveryStatus: 'pending',
        isCashOnDelivery: true,
        isCanceled: false,
        orderingForMyself: true,
        deliveryWindow: { from: '2026-11-16', to: '2026-11-17' },
        orderedAt: '2026-11-14T04:30:00.000Z',
      },
    })
    expect(answer.data.orderNumber).toMatch(/^DWK-261114-[0-9A-Z]{7}$/)
    expect(answer.data.products).toMatchObject([
      { _id: 'dolo', quantity: 2, salesPrice: 80, purchasedPrice: 100, categorySlug: 'fever-and-pain' },
    ])
    expect(await stockOf(shop.db, 'dolo')).toEqual({ free: 48, reserved: 0 })
    const user = await shop.call('GET /get/user', { token: who.token, query: { id: who.userId } })
    expect(user.data.cart).toEqual([])
    await shop.app.context.outbox.runOnce()
    expect(shop.outside.mails.map((mail) => mail.subject)).toEqual([
      `We have your order: ${answer.data.orderNumber}`,
    ])
    expect(shop.outside.mails[0]?.text).toContain('Dolo 650 Tablet × 2: ₹160.00')
    expect(shop.outside.sms[0]?.text).toContain('for ₹200.00. See My Orders')
  })

  it('mails for whom it is and which doctor it names, and nothing that is no name', async () => {
    const shop = await openTestShop(await open())
    const who = await buyer(shop)
    const mailed = async (patientName: string, doctorName: string) => {
      await place(shop, who, {
        orderingForMyself: false,
        patient: { name: patientName, age: 1 },
        doctorInfo: { doctorName },
      })
      await shop.app.context.outbox.runOnce()
      return shop.outside.mails.at(-1)?.text.match(/^(?:Ordered for|Doctor): .*$/gm) ?? []
    }
    expect(await mailed('Lakshmi Raman', 'dr.Meera Iyer')).toEqual([
      'Ordered for: Lakshmi Raman, 1 year',
      'Doctor: Dr. Meera Iyer',
    ])
    expect(await mailed('you won, see evil.example', 'https://evil')).toEqual([])
  })

  it('to be paid online holds the stock for 20 minutes and keeps the cart', async () => {
    const shop = await openTestShop(await open())
    const who = await buyer(shop)
    await shop.call('POST /post/cart', {
      token: who.token,
      body: { data: { userId: who.userId, products: [{ _id: 'dolo', quantity: 1 }] } },
    })
    const answer = await place(shop, who, { paymentMethod: 'razorpay' })
    expect(answer.data).toMatchObject({ next: 'payment', isCashOnDelivery: false, paymentStatus: 'unpaid' })
    expect(await stockOf(shop.db, 'dolo')).toEqual({ free: 49, reserved: 1 })
    const user = await shop.call('GET /get/user', { token: who.token, query: { id: who.userId } })
    expect(user.data.cart).toHaveLength(1)
    await shop.app.context.outbox.runOnce()
    expect(shop.outside.mails).toEqual([])
  })

  it('decides every price itself and answers the right totals where the client has others', async () => {
    const shop = await openTestShop(await open())
    const who = await buyer(shop)
    for (const wrong of [
      { totalPrice: 1 },
      { deliveryCharge: 0 },
      { totalPrice: 119.99 },
      { totalPrice: -120 },
    ]) {
      const answer = await place(shop, who, wrong)
      expect(answer).toMatchObject({
        status: 409,
        code: 'totals-changed',
        message: 'Prices have changed. Please review your order',
        data: { subTotal: 80, savings: 20, discount: 0, deliveryCharge: 40, total: 120 },
      })
    }
    expect(await stockOf(shop.db, 'dolo')).toEqual({ free: 50, reserved: 0 })
    expect((await place(shop, who, { totalPrice: 120 })).status).toBe(200)
  })

  it('takes the coupon of the eligible lines, and its use', async () => {
    const shop = await openTestShop(await open())
    const who = await buyer(shop)
    const coupon = await addCoupon(shop.db, { percent: 15, products: ['dolo', 'crocin'] })
    const answer = await place(shop, who, {
      coupon: 'care10',
      products: [
        { _id: 'dolo', quantity: 1 },
        { _id: 'crocin', quantity: 3 },
        { _id: 'soap', quantity: 1 },
      ],
    })
    expect(answer.data.totals).toMatchObject({ subTotal: 255.5, discount: 23.48, total: 272.02 })
    expect(answer.data.coupon).toEqual({ name: 'CARE10', discountPercentage: 15 })
    const lines = await shop.db.selectFrom('order_line').select('discount_paise').orderBy('line_no').execute()
    expect(lines.map((line) => line.discount_paise)).toEqual([1201, 1147, 0])
    expect(await usesLeft(shop.db, coupon)).toBe(4)
    const seen = await shop.call('GET /get/promoCode', { token: who.token, query: { name: 'CARE10' } })
    expect(seen.data).toMatchObject({ maxLimit: 4, usedUsers: [who.userId] })
    const other = await buyer(shop, '9876543211')
    const others = await shop.call('GET /get/promoCode', { token: other.token, query: { name: 'CARE10' } })
    expect(others.data.usedUsers).toEqual([])
    expect(await place(shop, who, { coupon: 'CARE10' })).toMatchObject({
      status: 409,
      message: 'You have already applied this Coupon',
    })
  })

  it('that waits for its payment keeps the coupon for its customer, and for nobody else', async () => {
    const shop = await openTestShop(await open())
    const who = await buyer(shop)
    await addCoupon(shop.db, { usesLeft: 1 })
    await place(shop, who, { coupon: 'CARE10', paymentMethod: 'razorpay' })
    const seenBy = async ({ token }: { token: string }) =>
      (await shop.call('GET /get/promoCode', { token, query: { name: 'CARE10' } })).data
    expect(await seenBy(who)).toMatchObject({ maxLimit: 1, usedUsers: [] })
    expect(await seenBy(await buyer(shop, '9876543211'))).toMatchObject({ maxLimit: 0, usedUsers: [] })
    await place(shop, who, { coupon: 'CARE10' })
    expect(await seenBy(who)).toMatchObject({ maxLimit: 0, usedUsers: [who.userId] })
  })

  it('costs nothing more where the coupon pays everything', async () => {
    const shop = await openTestShop(await open())
    await shop.db.updateTable('state_shipping').set({ fee_paise: 0 }).execute()
    await addCoupon(shop.db, { percent: 100 })
    const who = await buyer(shop)
    const answer = await place(shop, who, { coupon: 'CARE10', paymentMethod: 'razorpay' })
    expect(answer.data).toMatchObject({ totalPrice: 0, paymentStatus: 'paid', next: 'done' })
    expect(await stockOf(shop.db, 'dolo')).toEqual({ free: 49, reserved: 0 })
  })

  it.each([
    [422, 'Cart Is Empty', { products: [] }],
    [422, 'Please Accept Terms And Conditions', { acceptedTerms: false }],
    [422, 'Please Accept Terms And Conditions', { acceptedTerms: undefined }],
    [422, 'Please add an Address', { shippingAddress: null }],
    [422, 'Please add an Address', { shippingAddress: '' }],
    [404, 'Please add an Address', { shippingAddress: { id: 'unknown' } }],
    [422, 'Please upload & select the Prescription', { products: [{ _id: 'azithral', quantity: 1 }] }],
    [
      404,
      'Please upload & select the Prescription',
      { products: [{ _id: 'azithral', quantity: 1 }], prescriptions: ['unknown'] },
    ],
    [404, 'Product not found', { products: [{ _id: 'unknown', quantity: 1 }] }],
    [422, 'This product is not for sale', { products: [{ _id: 'unpriced', quantity: 1 }] }],
    [422, 'Quantity must be at least 1', { products: [{ _id: 'dolo', quantity: 0 }] }],
    [422, 'Quantity must be at least 1', { products: [{ _id: 'dolo', quantity: -1 }] }],
    [422, 'Quantity must be a whole number', { products: [{ _id: 'dolo', quantity: 1.5 }] }],
    [422, 'Maximum Product Reached', { products: [{ _id: 'dolo', quantity: 101 }] }],
    [
      422,
      'Maximum Product Reached',
      {
        products: [
          { _id: 'dolo', quantity: 60 },
          { _id: 'dolo', quantity: 60 },
        ],
      },
    ],
    [409, 'Out of stock', { products: [{ _id: 'empty', quantity: 1 }] }],
    [409, 'Not enough stock for this quantity', { products: [{ _id: 'crocin', quantity: 5 }] }],
    [422, 'Invalid Coupon Code', { coupon: 'NOPE' }],
    [409, 'Coupon Expired', { coupon: 'OLD' }],
    [409, 'Coupon Expired', { coupon: 'NONELEFT' }],
    [422, 'This coupon is invalid', { coupon: 'SOAPONLY' }],
    [400, 'The request is not valid', { products: 'dolo' }],
    [400, 'The request is not valid', { products: [{ _id: 'dolo', quantity: 'many' }] }],
    [400, 'The request is not valid', { paymentMethod: 'cheque' }],
    [400, 'The request is not valid', { totalPrice: 'free' }],
  ])('refuses with %i %s: %o', async (status, message, change) => {
    const shop = await openTestShop(await open())
    await addCoupon(shop.db, { name: 'OLD', expiresAt: shop.clock.now - 1 })
    await addCoupon(shop.db, { name: 'NONELEFT', usesLeft: 0 })
    await addCoupon(shop.db, { name: 'SOAPONLY', products: ['soap'] })
    const who = await buyer(shop)
    const answer = await place(shop, who, change, 'one-key')
    expect([answer.status, answer.message]).toEqual([status, message])
    expect(await shop.db.selectFrom('orders').select('id').execute()).toEqual([])
    expect(await shop.db.selectFrom('idempotency').select('key').execute()).toEqual([])
    expect(await stockOf(shop.db, 'dolo')).toEqual({ free: 50, reserved: 0 })
  })

  it('refuses a state or pincode that nobody delivers to', async () => {
    const shop = await openTestShop(await open())
    const who = await buyer(shop)
    const delhi = await addAddress(shop.db, who.userId, { pincode: '110001', stateName: 'Delhi', slot: 2 })
    expect(await place(shop, who, { shippingAddress: delhi })).toMatchObject({
      status: 422,
      message: 'Currently not available for this Pin Code',
    })
    await shop.db.updateTable('pincode').set({ is_serviceable: 1 }).execute()
    expect(await place(shop, who, { shippingAddress: delhi })).toMatchObject({
      status: 422,
      message: 'State is not Available',
    })
  })

  it('refuses what the shop does not offer', async () => {
    const shop = await openTestShop(await open(), { env: { PAYMENT_METHODS: 'razorpay' } })
    const who = await buyer(shop)
    expect(await place(shop, who)).toMatchObject({
      status: 422,
      message: 'This payment method is not available',
    })
    expect((await place(shop, who, { paymentMethod: undefined })).data.next).toBe('payment')
  })

  it('is for the customer alone: no token, another user, another’s address and prescription', async () => {
    const shop = await openTestShop(await open())
    const who = await buyer(shop)
    const other = await buyer(shop, '9876543211')
    const body = { order: order(who) }
    expect((await shop.call('POST /post/order', { body })).status).toBe(401)
    expect((await shop.call('GET /get/promoCode', { query: { name: 'X' } })).message).toBe(
      'Login to Apply Coupon',
    )
    expect((await place(shop, who, { user: other.userId })).status).toBe(403)
    expect((await place(shop, who, { shippingAddress: other.addressId })).status).toBe(404)
    const rx = { products: [{ _id: 'azithral', quantity: 1 }] }
    const foreign = await addPrescription(shop.db, other.userId)
    expect((await place(shop, who, { ...rx, prescriptions: [foreign] })).status).toBe(404)
    const deleted = await addPrescription(shop.db, who.userId, 5)
    expect((await place(shop, who, { ...rx, prescriptions: [deleted] })).status).toBe(404)
    const own = await addPrescription(shop.db, who.userId)
    const placed = await place(shop, who, { ...rx, prescriptions: [own, own] })
    expect(placed.data.prescriptions).toHaveLength(1)
  })

  it('sells a chosen variant as the product that it is', async () => {
    const shop = await openTestShop(await open())
    const who = await buyer(shop)
    const variant = { primaryType: 'size', primaryValue: '200 ML' }
    const answer = await place(shop, who, { products: [{ _id: 'syrup-100', quantity: 1, variant }] })
    expect(answer.data.products).toMatchObject([
      { _id: 'syrup-200', salesPrice: 180, variant: { primaryType: 'Size', primaryValue: '200 ml' } },
    ])
    expect(await stockOf(shop.db, 'syrup-200')).toEqual({ free: 24, reserved: 0 })
    const unknown = { primaryType: 'Size', primaryValue: '5 l' }
    const refused = await place(shop, who, {
      products: [{ _id: 'syrup-100', quantity: 1, variant: unknown }],
    })
    expect(refused.status).toBe(404)
  })

  it('counts two lines of one product together', async () => {
    const shop = await openTestShop(await open())
    const who = await buyer(shop)
    const variant = { primaryType: 'Size', primaryValue: '100 ml' }
    const products = [
      { _id: 'syrup-100', quantity: 13 },
      { _id: 'syrup-100', quantity: 13, variant },
    ]
    expect(await place(shop, who, { products })).toMatchObject({ status: 409, code: 'not-enough-stock' })
    expect(await stockOf(shop.db, 'syrup-100')).toEqual({ free: 25, reserved: 0 })
    const fitting = products.map((line) => ({ ...line, quantity: 12 }))
    expect((await place(shop, who, { products: fitting })).data.totals.subTotal).toBe(2160)
    expect(await stockOf(shop.db, 'syrup-100')).toEqual({ free: 1, reserved: 0 })
  })
})

onEachDatabase('An order for somebody else', (open) => {
  const lakshmi = { orderingForMyself: false, patient: { name: 'Lakshmi Raman', age: 67 } }

  it('names whom it is for and their age, wherever it is shown again', async () => {
    const shop = await openTestShop(await open())
    const who = await buyer(shop)
    const { data } = await place(shop, who, {
      ...lakshmi,
      patient: { name: ' Lakshmi\u200b\nRaman ', age: 67 },
    })
    expect(data).toMatchObject(lakshmi)
    const [listed] = (
      await shop.call('GET /get/orderByUserId', { token: who.token, query: { id: who.userId } })
    ).data
    expect(listed).toMatchObject(lakshmi)
  })

  it('is another one than for the next person', async () => {
    const shop = await openTestShop(await open())
    const who = await buyer(shop)
    const online = { paymentMethod: 'razorpay' }
    const first = await place(shop, who, { ...online, ...lakshmi })
    const same = await placeCart(shop, who, { ...online, ...lakshmi })
    const next = await placeCart(shop, who, { ...online, ...lakshmi, patient: { name: 'Arun', age: 4 } })
    expect(same.data._id).toBe(first.data._id)
    expect(next.data._id).not.toBe(first.data._id)
  })

  it('keeps nobody where the customer orders for themselves', async () => {
    const shop = await openTestShop(await open())
    const { data } = await place(shop, await buyer(shop), { ...lakshmi, orderingForMyself: true })
    expect(data).toMatchObject({ orderingForMyself: true, patient: null })
    const [row] = await shop.db.selectFrom('orders').select('patient').execute()
    expect(row?.patient).toBeNull()
  })
})
