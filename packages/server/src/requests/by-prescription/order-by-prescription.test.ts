import { addDays, istDate } from '@dawakit/core/delivery'
import { expect, it } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import { openDesk } from '../../../test/desk-shop.ts'
import { addPrescription, type Buyer, buyer, placeCart } from '../../../test/ordering.ts'
import { openPaymentShop } from '../../../test/payment-shop.ts'
import { askPharmacist, preparedLines, prepareRequest, readDeskRequest } from '../../../test/requests.ts'
import { openTestShop, type TestShop } from '../../../test/test-shop.ts'
import { placeOrder } from '../../orders/place/place-order.ts'

const DAY_MS = 86_400_000
const TWO = [
  { productId: 'azithral', quantity: 2 },
  { productId: 'dolo', quantity: 1 },
]

const SOAP = [{ productId: 'soap', quantity: 1 }]

async function askedOf(shop: TestShop, me: Buyer) {
  const prescription = await addPrescription(shop.db, me.userId)
  return { prescription, id: await askPharmacist(shop, me, prescription) }
}

const fill = (shop: Pick<TestShop, 'call'>, me: Buyer, id: string, lines = TWO) =>
  shop.call('POST /post/preparedCart', { token: me.token, body: { id, lines } })

const orderIt = (shop: TestShop, me: Buyer, id: string, lines = TWO, more: object = {}) =>
  placeCart(shop, me, {
    products: lines.filter(({ quantity }) => quantity > 0).map((line) => ({ _id: line.productId, ...line })),
    prescriptionRequest: id,
    ...more,
  })

const stateOf = async ({ db }: Pick<TestShop, 'db'>, id: string) =>
  db.selectFrom('prescription_request').select(['state', 'order_id']).where('id', '=', id).executeTakeFirst()

const mailsTo = (shop: TestShop) => shop.outside.mails.map(({ subject }) => subject)

onEachDatabase('An order by prescription', (open) => {
  it('is asked for, prepared at the desk, ordered in cash, and confirmed by what the pharmacist granted', async () => {
    const shop = await openTestShop(await open())
    const desk = await openDesk(shop)
    const me = await buyer(shop)
    const { prescription, id } = await askedOf(shop, me)
    const queue = await desk.as('pharmacist').get('/desk/requests', { state: 'open' })
    expect(queue).toMatchObject({ totalCount: 1, data: [{ id, state: 'waiting', pictures: 1 }] })

    const seen = (await desk.as('pharmacist').get('/desk/request', { id })).data
    const lines = await preparedLines(shop, seen, TWO)
    const body = { id, seen: seen.version, message: 'After food', lines }
    const prepared = await desk.as('pharmacist').post('/desk/request/prepare', body)
    expect(prepared).toMatchObject({ status: 200, data: { state: 'prepared', message: 'After food' } })

    await shop.app.context.outbox.runOnce()
    expect(mailsTo(shop)).toEqual([`Your pharmacist has prepared your order: ${seen.number}`])
    expect(shop.outside.mails[0]?.text).toContain(`/prepared/${id}`)

    expect(await fill(shop, me, id)).toMatchObject({ status: 200 })
    const placed = await orderIt(shop, me, id)
    expect(placed.data).toMatchObject({
      deliveryStatus: 'confirmed',
      prescriptions: [{ id: prescription }],
      review: { state: 'done', pharmacist: { name: 'Priya Nair', registrationNumber: 'TN-PC-20481' } },
    })
    expect(await stateOf(shop, id)).toEqual({ state: 'ordered', order_id: placed.data._id })
    const approvals = await shop.db.selectFrom('prescription_approval').selectAll().execute()
    expect(approvals).toMatchObject([{ quantity: 2, registration_number: 'TN-PC-20481' }])
    const again = await fill(shop, me, id)
    expect([again.status, again.code]).toEqual([422, 'prescription-request-closed'])
  })

  it('is approved once it is paid online, and not before', async () => {
    const shop = await openPaymentShop(await open())
    const me = shop.who
    const { id } = await askedOf(shop, me)
    await prepareRequest(shop, id, TWO)
    await fill(shop, me, id)
    const placed = await orderIt(shop, me, id, TWO, { paymentMethod: 'razorpay' })
    expect(placed.data).toMatchObject({
      next: 'payment',
      deliveryStatus: 'pending',
      review: { state: 'waiting' },
    })
    expect(await stateOf(shop, id)).toEqual({ state: 'prepared', order_id: null })
    const opened = await shop.open(placed.data._id)
    const { response } = await shop.pay(opened, 'success')
    const paid = await shop.call('POST /post/verifyPayment', {
      token: me.token,
      body: {
        order: { _id: placed.data._id },
        payment: {
          orderCreationId: response.razorpay_order_id,
          razorpayPaymentId: response.razorpay_payment_id,
          razorpayOrderId: response.razorpay_order_id,
          razorpaySignature: response.razorpay_signature,
        },
      },
    })
    expect(paid.data).toMatchObject({ deliveryStatus: 'confirmed', review: { state: 'done' } })
    expect(await stateOf(shop, id)).toEqual({ state: 'ordered', order_id: placed.data._id })
  })

  it('takes fewer or none of a line, never more, and what else is in the cart with it', async () => {
    const shop = await openTestShop(await open())
    const me = await buyer(shop)
    const { id } = await askedOf(shop, me)
    await prepareRequest(shop, id, TWO)
    await shop.fillCart(me.userId, [
      { _id: 'soap', quantity: 1 },
      { _id: 'dolo', quantity: 5 },
    ])
    const less = [
      { productId: 'azithral', quantity: 1 },
      { productId: 'dolo', quantity: 0 },
    ]
    const cart = await fill(shop, me, id, less)
    expect(cart.data).toMatchObject([
      { _id: 'azithral', quantity: 1 },
      { _id: 'soap', quantity: 1 },
    ])
    await shop.fillCart(me.userId, [{ _id: 'azithral', quantity: 3 }])
    const more = await orderIt(shop, me, id, [{ productId: 'azithral', quantity: 3 }])
    expect([more.status, more.code]).toEqual([422, 'more-than-prepared'])
    await fill(shop, me, id, less)
    const placed = await orderIt(shop, me, id, [...less, { productId: 'soap', quantity: 1 }])
    expect(placed.status).toBe(409)
    await shop.fillCart(me.userId, [
      { _id: 'azithral', quantity: 1 },
      { _id: 'soap', quantity: 1 },
    ])
    const whole = await orderIt(shop, me, id, [...less, { productId: 'soap', quantity: 1 }])
    expect(whole.data).toMatchObject({ deliveryStatus: 'confirmed', review: { state: 'done' } })
  })

  it('leaves a line on prescription that nobody granted to the pharmacist', async () => {
    const shop = await openTestShop(await open())
    const me = await buyer(shop)
    const { id } = await askedOf(shop, me)
    await prepareRequest(shop, id, TWO)
    await shop.fillCart(me.userId, [
      { _id: 'azithral', quantity: 2 },
      { _id: 'insulin', quantity: 1 },
    ])
    const placed = await orderIt(shop, me, id, [
      { productId: 'azithral', quantity: 2 },
      { productId: 'insulin', quantity: 1 },
    ])
    expect(placed.data).toMatchObject({ deliveryStatus: 'pending', review: { state: 'waiting' } })
    const approvals = await shop.db.selectFrom('prescription_approval').select('quantity').execute()
    expect(approvals).toEqual([{ quantity: 2 }])
  })

  it('ends after seven days, or with the prescription', async () => {
    const shop = await openTestShop(await open())
    const me = await buyer(shop)
    const { id } = await askedOf(shop, me)
    await prepareRequest(shop, id, TWO)
    shop.clock.now += 7 * DAY_MS
    Object.assign(me, await shop.signIn(me.mobile))
    expect((await fill(shop, me, id)).status).toBe(200)
    shop.clock.now += DAY_MS
    const late = await fill(shop, me, id)
    expect([late.status, late.code]).toEqual([422, 'prepared-too-long-ago'])
    const order = await orderIt(shop, me, id)
    expect([order.status, order.code]).toEqual([422, 'prepared-too-long-ago'])
  })

  it('is prepared by one of two pharmacists: the other is told, and sees what the first did', async () => {
    const shop = await openTestShop(await open())
    const desk = await openDesk(shop)
    const second = await desk.join('pharmacist')
    const me = await buyer(shop)
    const { id } = await askedOf(shop, me)
    const seen = (await desk.as('pharmacist').get('/desk/request', { id })).data
    const body = { id, seen: seen.version, message: '', lines: await preparedLines(shop, seen, TWO) }
    const answers = await Promise.all([
      desk.as('pharmacist').post('/desk/request/prepare', body),
      second.post('/desk/request/prepare', body),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused).toMatchObject({ code: 'prescription-request-changed', data: { state: 'prepared' } })
    const grants = await shop.db.selectFrom('prescription_grant').select('packs').execute()
    expect(grants).toEqual([{ packs: 2 }])
  })

  it('is withdrawn or prepared, whichever comes first', async () => {
    const shop = await openTestShop(await open())
    const desk = await openDesk(shop)
    const me = await buyer(shop)
    const { id } = await askedOf(shop, me)
    const seen = (await desk.as('pharmacist').get('/desk/request', { id })).data
    const body = { id, seen: seen.version, message: '', lines: await preparedLines(shop, seen, TWO) }
    await shop.call('POST /post/withdrawPrescriptionRequest', { token: me.token, body: { id } })
    const late = await desk.as('pharmacist').post('/desk/request/prepare', body)
    expect(late).toMatchObject({ status: 409, data: { state: 'withdrawn' } })
    expect(await stateOf(shop, id)).toEqual({ state: 'withdrawn', order_id: null })
  })

  it('says of what was prepared what is wrong, and keeps nothing of it', async () => {
    const shop = await openTestShop(await open())
    const desk = await openDesk(shop)
    const me = await buyer(shop)
    const { id, prescription } = await askedOf(shop, me)
    const { version } = await readDeskRequest(shop.db, id)
    const grant = { prescriptionId: prescription, packs: 2, validUntil: addDays(istDate(shop.clock.now), 30) }
    const azithral = { productId: 'azithral', quantity: 2, note: '', grant }
    const dolo = { productId: 'dolo', quantity: 1, note: '', grant: null }
    const prepare = (lines: unknown) =>
      desk
        .as('pharmacist')
        .call('POST /desk/request/prepare', { body: { id, seen: version, message: '', lines } })
    const said = async (lines: unknown) => {
      const { status, code, data } = await prepare(lines)
      return [status, code, data?.line]
    }
    expect(await said([])).toEqual([422, 'lines-missing', null])
    expect(await said([dolo, dolo])).toEqual([422, 'product-twice', 1])
    expect(await said([dolo, { ...azithral, grant: null }])).toEqual([422, 'grant-missing', 1])
    expect(await said([{ ...azithral, quantity: 3 }])).toEqual([422, 'grant-packs', 0])
    expect(await said([{ ...dolo, grant }])).toEqual([422, 'grant-not-needed', 0])
    expect(await said([{ ...azithral, grant: { ...grant, validUntil: '2020-01-01' } }])).toEqual([
      422,
      'prescription-days',
      0,
    ])
    expect(await said([{ ...azithral, grant: { ...grant, prescriptionId: 'another' } }])).toEqual([
      422,
      'other-prescription',
      0,
    ])
    expect(await said([{ ...dolo, productId: 'empty' }])).toEqual([422, 'out-of-stock', 0])
    expect(await said([{ ...dolo, productId: 'unknown' }])).toEqual([404, 'product-not-found', undefined])
    expect(await shop.db.selectFrom('prescription_request_line').selectAll().execute()).toEqual([])
    const owner = await desk
      .as('owner')
      .post('/desk/request/prepare', { id, seen: version, message: '', lines: [dolo] })
    expect(owner.code).toBe('registered-pharmacist-only')
  })

  it('asks the customer, waits for the answer, and is declined with a reason', async () => {
    const shop = await openTestShop(await open())
    const desk = await openDesk(shop)
    const me = await buyer(shop)
    const { id } = await askedOf(shop, me)
    const first = await readDeskRequest(shop.db, id)
    const text = 'Which strength do you take?'
    const asked = await desk.as('pharmacist').post('/desk/request/ask', { id, seen: first.version, text })
    expect(asked.data).toMatchObject({ state: 'asked', question: { text } })
    const again = { id, seen: asked.data.version, text }
    expect((await desk.as('pharmacist').post('/desk/request/ask', again)).code).toBe('question-waits')
    const anew = await addPrescription(shop.db, me.userId)
    const answer = { id, questionId: asked.data.question.id, answer: '500 mg', prescriptions: [anew] }
    const answered = await shop.call('POST /post/answerPrescriptionRequest', {
      token: me.token,
      body: answer,
    })
    expect(answered.data).toMatchObject({ state: 'waiting', question: null })
    expect(answered.data.prescriptions).toHaveLength(2)
    const now = (await desk.as('pharmacist').get('/desk/request', { id })).data
    expect(now.questions).toMatchObject([{ text, answer: '500 mg' }])
    const decline = { id, seen: now.version, reason: 'The prescription is older than a year' }
    expect((await desk.as('pharmacist').post('/desk/request/decline', decline)).data).toMatchObject({
      state: 'declined',
      reason: 'The prescription is older than a year',
    })
    await shop.app.context.outbox.runOnce()
    expect(mailsTo(shop)).toEqual([
      `Your pharmacist has a question: ${first.number}`,
      `Your order could not be prepared: ${first.number}`,
    ])
    // What is asked and why it was declined stands with the request alone.
    expect(shop.outside.mails.some((mail) => /strength|older/.test(mail.text))).toBe(false)
    const actions = await shop.db.selectFrom('audit').select('action').orderBy('at').orderBy('id').execute()
    expect(actions.map(({ action }) => action).sort()).toEqual([
      'request.ask',
      'request.decline',
      'request.look',
    ])
  })

  it('keeps the picture that it was asked with, also where the customer deletes it', async () => {
    const shop = await openTestShop(await open())
    const me = await buyer(shop)
    const { id, prescription } = await askedOf(shop, me)
    await prepareRequest(shop, id, TWO)
    const body = { data: { userId: me.userId, prescription: { id: prescription } } }
    await shop.call('DELETE /delete/prescription', { token: me.token, body })
    await fill(shop, me, id)
    expect((await orderIt(shop, me, id)).data).toMatchObject({
      deliveryStatus: 'confirmed',
      prescriptions: [{ id: prescription }],
    })
  })

  it('asked for twice while nobody has looked is one; and there are so many of a day', async () => {
    const shop = await openTestShop(await open(), { env: { LIMIT_PRESCRIPTION_REQUESTS: '2' } })
    const me = await buyer(shop)
    const { id, prescription } = await askedOf(shop, me)
    expect(await askPharmacist(shop, me, prescription)).toBe(id)
    await askedOf(shop, me)
    const body = { prescriptions: [await addPrescription(shop.db, me.userId)] }
    expect((await shop.call('POST /post/prescriptionRequest', { token: me.token, body })).status).toBe(429)
  })

  it('may be ordered again where its customer has cancelled the order, as long as it is good', async () => {
    const shop = await openTestShop(await open())
    const desk = await openDesk(shop)
    const me = await buyer(shop)
    const { id } = await askedOf(shop, me)
    await prepareRequest(shop, id, SOAP)
    const buy = async () => {
      await fill(shop, me, id, SOAP)
      return (await orderIt(shop, me, id, SOAP)).data._id as string
    }
    const one = await buy()
    await shop.call('PUT /update/cancelOrder', { token: me.token, body: { id: one } })
    expect(await stateOf(shop, id)).toEqual({ state: 'prepared', order_id: null })
    const two = await buy()
    expect(await stateOf(shop, id)).toEqual({ state: 'ordered', order_id: two })
    const { version: seen } = (await desk.as('owner').get('/desk/order', { id: two })).data
    await desk.as('owner').post('/desk/order/cancel', { id: two, seen, reason: 'It is sold out.' })
    expect(await stateOf(shop, id)).toEqual({ state: 'ordered', order_id: two })
  })

  it('stays ended where its days are over when the order is cancelled', async () => {
    const shop = await openTestShop(await open())
    const me = await buyer(shop)
    const { id } = await askedOf(shop, me)
    await prepareRequest(shop, id, SOAP)
    await fill(shop, me, id, SOAP)
    const order = (await orderIt(shop, me, id, SOAP)).data._id
    await shop.db.updateTable('prescription_request').set({ valid_until: shop.clock.now }).execute()
    await shop.call('PUT /update/cancelOrder', { token: me.token, body: { id: order } })
    expect(await stateOf(shop, id)).toEqual({ state: 'ordered', order_id: order })
  })

  it('is never ordered on a partner’s page', async () => {
    const shop = await openTestShop(await open())
    const me = await buyer(shop)
    const { id } = await askedOf(shop, me)
    const order = {
      products: [],
      orderingForMyself: true,
      acceptedTerms: true,
      prescriptionRequest: id,
    }
    const placing = {
      userId: me.userId,
      sessionId: 's',
      partner: { key: 'pk', isFresh: true },
      key: null,
      order,
    }
    await expect(placeOrder(shop.app.context, placing, async () => {})).rejects.toMatchObject({ status: 403 })
  })
})
