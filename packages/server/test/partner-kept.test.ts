import type { CallName } from '@dawakit/core/contract'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { calls } from '../src/app/calls/calls.ts'
import type { Database } from '../src/ground/database/schema/index.ts'
import { oweCash } from './conformance/owe-cash.ts'
import { onEachDatabase } from './databases.ts'
import { addPrescription, deliver, order, place } from './ordering.ts'
import { MOBILE, onPartnerPage } from './partner-page.ts'
import { SENT_ADDRESS } from './sent-address.ts'
import { openTestShop } from './test-shop.ts'

const ON_STORE = { status: 403, code: 'continue-on-store' }
const PAY_TO = { way: 'upi', upiId: 'meena@okbank' } as const
const ONLINE = { paymentMethod: 'razorpay' }

/** What is kept of customers, but for the cart, of which a customer has one, and the sessions of partners’ pages. */
async function rowsOf(db: Database): Promise<Map<string, string[]>> {
  const tables = (await db.introspection.getTables()).filter(
    ({ name, columns }) =>
      ['customer', 'newsletter', 'payout'].includes(name) ||
      (name !== 'cart_line' && columns.some((column) => column.name === 'user_id')),
  )
  const rows = new Map<string, string[]>()
  for (const { name } of tables) {
    const found = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(db)
    const own = found.rows.filter((row) => name !== 'session' || row['partner_key'] === null)
    rows.set(
      name,
      own.map((row) => JSON.stringify(row)),
    )
  }
  return rows
}

onEachDatabase('What the store keeps', (open) => {
  it('stands as it was, whatever a partner’s page asks for', async () => {
    const shop = await openTestShop(await open())
    const { there, buyThere, store, userId } = await onPartnerPage(shop)
    const inStore = (name: CallName, body: object) => shop.call(name, { token: store.token, body })
    const prescription = await addPrescription(shop.db, userId)
    const open1 = (await place(shop, store, { ...ONLINE, products: [{ _id: 'soap', quantity: 1 }] })).data._id
    const bought = (await place(shop, store)).data._id
    await deliver(shop, bought)
    const boughtThere = (await buyThere()).data._id
    await deliver(shop, boughtThere)
    await oweCash(shop, boughtThere)
    await inStore('POST /post/review', {
      productId: 'dolo',
      review: { userId, rating: 5, review: 'Works' },
    })
    const lines = [{ line: 0, quantity: 1, batch: 'AB-1' }]
    const asking = { orderId: bought, kind: 'unopened', reason: 'Not needed', lines, payTo: PAY_TO }
    const askedInStore = { ...asking, orderId: boughtThere }
    const [returned] = (await inStore('POST /post/returnRequest', askedInStore)).data.returns
    const asked = await inStore('POST /post/prescriptionRequest', { prescriptions: [prescription] })
    const request = asked.data.id
    await shop.db.updateTable('stock').set({ free: 0 }).where('product_id', '=', 'insulin').execute()
    await inStore('POST /post/productRequest', { user: userId, product: 'insulin' })
    await inStore('POST /post/newProductRequest', {
      user: userId,
      productName: 'Kabasura Kudineer',
      mobileNumber: MOBILE,
    })
    await inStore('POST /post/newsletter', { email: 'meena@mail.example' })
    const facts = { description: '', link: '', created_at: 1, user_id: userId }
    await shop.db
      .insertInto('notification')
      .values([
        { id: 'seen', title: 'Seen', ...facts },
        { id: 'unseen', title: 'Not seen', ...facts },
      ])
      .execute()
    await inStore('PUT /update/pushNotification', { userId, idsArray: ['seen'] })

    const soap = [{ _id: 'soap', quantity: 1 }]
    const shippingAddress = { ...SENT_ADDRESS, id: store.addressId }
    const proof = {
      orderCreationId: 'order_1',
      razorpayPaymentId: 'pay_1',
      razorpayOrderId: 'order_1',
      razorpaySignature: 'x',
    }
    /** Of each call of a customer that changes something, what would do so to what the store keeps. */
    const aimed: [CallName, object][] = [
      ['POST /post/order', { order: order(store, ONLINE) }],
      ['POST /post/verifyToken', {}],
      ['PUT /update/userDetails', { id: userId, data: { username: 'Mallory', pincode: '560001' } }],
      ['POST /post/shippingAddress', { userId, address: SENT_ADDRESS }],
      ['PUT /update/shippingAddress', { userId, shippingAddress }],
      ['DELETE /delete/shippingAddress', { userId, shippingAddress }],
      ['DELETE /delete/prescription', { userId, prescription: { id: prescription } }],
      ['POST /post/prescriptionAnswer', { orderId: bought, questionId: 'q', answer: 'Yes' }],
      ['POST /post/productRequest', { user: userId, product: 'insulin' }],
      ['POST /post/newProductRequest', { user: userId, productName: 'X', mobileNumber: MOBILE }],
      ['POST /post/viewedProduct', { userId, product: { id: 'dolo', name: 'Dolo' } }],
      ['POST /post/prescriptionRequest', { prescriptions: [prescription] }],
      ['POST /post/withdrawPrescriptionRequest', { id: request }],
      ['POST /post/answerPrescriptionRequest', { id: request, questionId: 'q', answer: 'Yes' }],
      ['POST /post/preparedCart', { id: request }],
      ['POST /post/review', { productId: 'dolo', review: { userId, rating: 1, review: 'Never' } }],
      ['POST /post/updateReview', { productId: 'dolo', userId, reviewData: { rating: 1, review: 'Never' } }],
      ['PUT /update/pushNotification', { userId, idsArray: ['seen', 'unseen'] }],
      ['POST /post/cart', { userId, products: soap }],
      ['PUT /update/cartQuantity', { userId, productId: 'soap', quantity: 2 }],
      ['PUT /update/cart', { userId, productId: 'soap' }],
      ['DELETE /delete/clearCart', { userId }],
      ['PUT /update/cancelOrder', { id: open1 }],
      ['POST /post/returnRequest', asking],
      ['POST /post/withdrawReturn', { id: returned?.id }],
      ['POST /post/payTo', { orderId: boughtThere, payTo: PAY_TO }],
      ['POST /post/payment', { amount: 1, currency: 'INR', orderId: open1 }],
      ['POST /post/verifyPayment', { order: { _id: open1 }, payment: proof }],
      ['POST /post/ccav/init', { orderId: open1 }],
      ['POST /post/logout', {}],
    ]
    const changing = calls.filter(({ name, auth }) => auth === 'user' && !name.startsWith('GET '))
    expect(aimed.map(([name]) => name).sort()).toEqual(changing.map(({ name }) => name).sort())
    await shop.fillCart(userId, [{ _id: 'dolo', quantity: 1 }])
    const before = await rowsOf(shop.db)
    expect(before.get('review')).toHaveLength(1)
    expect(before.get('return_request')).toHaveLength(1)
    expect(before.get('stock_request')).toHaveLength(1)
    expect(before.get('prescription_request')).toHaveLength(1)
    for (const [name, body] of aimed) {
      const { status } = await there(name, { body: { data: body } })
      // It was asked for in a way that the call understands.
      expect([400, 401, 500], name).not.toContain(status)
      const after = await rowsOf(shop.db)
      for (const [table, rows] of before)
        expect(after.get(table), `${name}: ${table}`).toEqual(expect.arrayContaining(rows))
    }
  })
})

onEachDatabase('On a partner’s page', (open) => {
  it('a review is written once, and changed in the store alone', async () => {
    const shop = await openTestShop(await open())
    const { there, buyThere, store, userId } = await onPartnerPage(shop)
    await deliver(shop, (await buyThere()).data._id)
    const review = { userId, rating: 4, review: 'Good' }
    expect(await there('POST /post/review', { body: { productId: 'dolo', review } })).toMatchObject({
      status: 200,
    })
    const body = { productId: 'dolo', userId, reviewData: { rating: 1, review: 'Bought by a script' } }
    expect(await there('POST /post/updateReview', { body })).toMatchObject(ON_STORE)
    expect(await there('POST /post/review', { body: { productId: 'dolo', review } })).toMatchObject({
      status: 409,
    })
    const kept = () => shop.db.selectFrom('review').select(['rating', 'review']).execute()
    expect(await kept()).toEqual([{ rating: 4, review: 'Good' }])
    const mine = { productId: 'dolo', userId, reviewData: { rating: 2, review: 'Late' } }
    expect(await shop.call('POST /post/updateReview', { token: store.token, body: mine })).toMatchObject({
      status: 200,
    })
    expect(await kept()).toEqual([{ rating: 2, review: 'Late' }])
  })

  it('a return is seen, and asked for and withdrawn in the store alone', async () => {
    const shop = await openTestShop(await open())
    const { there, token, buyThere, store, headers } = await onPartnerPage(shop)
    const orderId = (await buyThere()).data._id
    await deliver(shop, orderId)
    const query = { orderId }
    expect(await there('GET /get/returnOptions', { query })).toMatchObject(ON_STORE)
    const form = new FormData()
    form.append('orderId', orderId)
    const sent = await shop.fetch('/post/uploadReturnPicture', {
      method: 'POST',
      body: form,
      headers: { ...headers, authorization: `JWT ${token}` },
    })
    expect({ status: sent.status, ...(await sent.json()) }).toMatchObject(ON_STORE)
    const lines = [{ line: 0, quantity: 1, batch: 'AB-1' }]
    const body = { orderId, kind: 'unopened', reason: 'Not needed', lines, payTo: PAY_TO }
    expect(await there('POST /post/returnRequest', { body })).toMatchObject(ON_STORE)
    const asked = await shop.call('POST /post/returnRequest', { token: store.token, body })
    const [{ id }] = asked.data.returns
    expect(await there('POST /post/withdrawReturn', { body: { id } })).toMatchObject(ON_STORE)
    const seen = await there('GET /get/userOrder', { query: { id: orderId } })
    expect(seen.data.returns).toMatchObject([{ id, state: 'requested' }])
  })

  it('nobody says where money goes that the shop owes', async () => {
    const shop = await openTestShop(await open())
    const { there, buyThere, store } = await onPartnerPage(shop)
    const orderId = (await buyThere()).data._id
    await deliver(shop, orderId)
    await oweCash(shop, orderId)
    const body = { orderId, payTo: PAY_TO }
    expect(await there('POST /post/payTo', { body })).toMatchObject(ON_STORE)
    const row = await shop.db.selectFrom('payout').select('pay_to_sealed').executeTakeFirstOrThrow()
    expect(row.pay_to_sealed).toBeNull()
    expect(await shop.call('POST /post/payTo', { token: store.token, body })).toMatchObject({ status: 200 })
  })

  it('an order of the store that waits for its payment makes way for the same cart alone', async () => {
    const shop = await openTestShop(await open())
    const { there, store, userId } = await onPartnerPage(shop)
    const soap = [{ _id: 'soap', quantity: 1 }]
    const states = async () => {
      const rows = await shop.db.selectFrom('orders').select(['id', 'ended_by']).execute()
      return Object.fromEntries(rows.map(({ id, ended_by }) => [id, ended_by]))
    }
    const ofSoap = (await place(shop, store, { ...ONLINE, products: soap })).data._id
    const ofDolo = (await place(shop, store, ONLINE)).data._id
    const body = { order: order(store, ONLINE) }
    expect(await there('POST /post/order', { body })).toMatchObject({ status: 200 })
    expect(await states()).toMatchObject({ [ofSoap]: null, [ofDolo]: expect.any(String) })
    await shop.fillCart(userId, soap)
    const cash = { order: order(store, { products: soap }) }
    expect(await there('POST /post/order', { body: cash })).toMatchObject({ status: 200 })
    expect(await states()).toMatchObject({ [ofSoap]: expect.any(String) })
  })
})
