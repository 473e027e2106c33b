import { expect, it } from 'vitest'
import { onEachDatabase } from '../../../../../test/databases.ts'
import { buyer, stockOf } from '../../../../../test/ordering.ts'
import { openPaymentShop, type PaymentShop, type Receipt } from '../../../../../test/payment-shop.ts'
import { moveOrder } from '../../../../orders/change/move-order.ts'

/** How one payment is told of: by the popup's callback, the webhooks, or the reconciler that asks. */
const tell = {
  callback: (shop: PaymentShop, orderId: string, receipt: Receipt) => shop.verify(orderId, receipt),
  webhook: (shop: PaymentShop) => Promise.all(shop.held.map((webhook) => shop.send(webhook))),
  reconciler: (shop: PaymentShop) => shop.reconcile(),
}
type Channel = keyof typeof tell

async function expectPaidOnce(shop: PaymentShop, orderId: string): Promise<void> {
  const order = await shop.read(orderId)
  expect(order).toMatchObject({ paymentStatus: 'paid', isCanceled: false, deliveryStatus: 'pending' })
  expect(await stockOf(shop.db, 'dolo')).toEqual({ free: 49, reserved: 0 })
  const payments = await shop.db.selectFrom('payment').select(['status', 'amount_paise']).execute()
  expect(payments).toEqual([{ status: 'captured', amount_paise: 12_000 }])
  expect(await shop.db.selectFrom('refund').select('id').execute()).toEqual([])
  expect(await shop.subjects()).toEqual([`We have your order: ${order.orderNumber}`])
}

onEachDatabase('A payment in the popup', (open) => {
  it.each<Channel[]>([
    ['callback', 'webhook', 'reconciler'],
    ['callback', 'reconciler', 'webhook'],
    ['webhook', 'callback', 'reconciler'],
    ['webhook', 'reconciler', 'callback'],
    ['reconciler', 'callback', 'webhook'],
    ['reconciler', 'webhook', 'callback'],
  ])('counts once, told by %s, %s and %s, each twice', async (...channels) => {
    const shop = await openPaymentShop(await open())
    const { _id } = await shop.order('razorpay')
    const { response } = await shop.pay(await shop.open(_id), 'success')
    for (const channel of channels) {
      await tell[channel](shop, _id, response)
      await tell[channel](shop, _id, response)
    }
    await expectPaidOnce(shop, _id)
    await moveOrder(shop.app.context, _id, 'delivered')
    expect(await shop.db.selectFrom('invoice').select('number').execute()).toHaveLength(1)
  })

  it('counts once, told by all three at the same time', async () => {
    const shop = await openPaymentShop(await open())
    const { _id } = await shop.order('razorpay')
    const { response } = await shop.pay(await shop.open(_id), 'success')
    const all = Object.values(tell)
    await Promise.all([...all, ...all].map((channel) => channel(shop, _id, response)))
    await expectPaidOnce(shop, _id)
  })

  it.each(['webhook-twice', 'webhook-out-of-order', 'lost-callback'])(
    'arrives by webhook alone: %s',
    async (outcome) => {
      const shop = await openPaymentShop(await open())
      const { _id } = await shop.order('razorpay')
      await shop.pay(await shop.open(_id), outcome)
      for (const webhook of shop.held) expect((await shop.send(webhook)).status).toBe(200)
      await expectPaidOnce(shop, _id)
    },
  )

  it('is found by the reconciler when callback and webhook are lost, a minute later', async () => {
    const shop = await openPaymentShop(await open())
    const { _id } = await shop.order('razorpay')
    await shop.pay(await shop.open(_id), 'lost-callback-and-webhook')
    const { reconcile } = await import('../../attempts/reconcile.ts')
    expect(await reconcile(shop.app.context)).toBe(0)
    shop.clock.advance(60_000)
    expect(await reconcile(shop.app.context)).toBe(1)
    await expectPaidOnce(shop, _id)
  })

  it('takes out of the cart what was ordered, and leaves what was put there after ordering', async () => {
    const shop = await openPaymentShop(await open())
    const add = (_id: string) =>
      shop.call('POST /post/cart', {
        token: shop.who.token,
        body: { userId: shop.who.userId, products: [{ _id, quantity: 1 }] },
      })
    await add('dolo')
    const { _id } = await shop.order('razorpay')
    shop.clock.advance(1)
    await add('soap')
    const { response } = await shop.pay(await shop.open(_id), 'success')
    expect((await shop.verify(_id, response)).data).toMatchObject({ paymentStatus: 'paid' })
    const { data } = await shop.call('GET /get/user', {
      token: shop.who.token,
      query: { id: shop.who.userId },
    })
    expect(data.cart).toMatchObject([{ _id: 'soap', quantity: 1 }])
  })

  it('has the server’s own amount and one order at the provider, however often it is opened', async () => {
    const shop = await openPaymentShop(await open())
    const { _id, orderNumber } = await shop.order('razorpay')
    const body = { amount: 1, currency: 'INR', orderId: _id }
    const answers = await Promise.all(
      [1, 2, 3].map(() => shop.call('POST /post/payment', { token: shop.who.token, body })),
    )
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1)
    expect(answers[0]?.data).toMatchObject({ amount: 12_000, currency: 'INR' })
    const listed = await fetch(`${shop.sandboxUrl}/razorpay/v1/orders/${answers[0]?.data.id}`, {
      headers: { authorization: `Basic ${btoa('rzp_test_dawakitsandbox:sandbox-razorpay-secret')}` },
    })
    expect(await listed.json()).toMatchObject({ amount: 12_000, currency: 'INR', receipt: orderNumber })
  })

  it('that failed can still be paid', async () => {
    const shop = await openPaymentShop(await open())
    const { _id } = await shop.order('razorpay')
    const providerOrder = await shop.open(_id)
    await shop.pay(providerOrder, 'failure')
    for (const webhook of shop.held) await shop.send(webhook)
    expect((await shop.read(_id)).paymentStatus).toBe('failed')
    expect(await shop.open(_id)).toBe(providerOrder)
    const { response } = await shop.pay(providerOrder, 'success')
    expect((await shop.verify(_id, response)).data.paymentStatus).toBe('paid')
    for (const webhook of shop.held) await shop.send(webhook)
    await expectPaidOnce(shop, _id)
  })

  it('that was authorised late counts', async () => {
    const shop = await openPaymentShop(await open())
    const { _id } = await shop.order('razorpay')
    await shop.pay(await shop.open(_id), 'late')
    await shop.settled()
    for (const webhook of shop.held) await shop.send(webhook)
    await expectPaidOnce(shop, _id)
  })

  it('is refused when it is forged, swapped, altered or another’s; nothing changes', async () => {
    const shop = await openPaymentShop(await open())
    const first = await shop.order('razorpay')
    const second = await shop.order('razorpay', { products: [{ _id: 'soap', quantity: 1 }] })
    const firstOrder = await shop.open(first._id)
    await shop.open(second._id)
    const { response } = await shop.pay(firstOrder, 'success')
    const forged = await shop.pay(await shop.open(second._id), 'wrong-signature')
    const refusals = [
      await shop.verify(second._id, forged.response),
      await shop.verify(second._id, response),
      await shop.verify(first._id, response, { razorpaySignature: '' }),
      await shop.verify(first._id, response, {
        razorpaySignature: response.razorpay_signature.toUpperCase(),
      }),
      await shop.verify(first._id, response, { razorpayPaymentId: 'pay_another' }),
      await shop.verify(first._id, response, { orderCreationId: 'order_another' }),
      await shop.verify(first._id, response, { razorpayOrderId: 'order_another' }),
    ]
    for (const refusal of refusals) {
      expect([refusal.status, refusal.message]).toEqual([422, 'Payment verification failed'])
    }
    const paid = shop.held.find(({ name }) => name === 'payment.captured')
    if (!paid) throw new Error('no webhook')
    const forgeries = [
      { signature: '' },
      { signature: 'f'.repeat(64) },
      { rawBody: paid.rawBody.replace('12000', '99900') },
      { rawBody: `${paid.rawBody} ` },
    ]
    for (const change of forgeries) expect((await shop.send(paid, change)).status).toBe(401)
    expect((await shop.read(first._id)).paymentStatus).toBe('unpaid')
    expect((await shop.read(second._id)).paymentStatus).toBe('unpaid')
    expect(await stockOf(shop.db, 'dolo')).toEqual({ free: 49, reserved: 1 })

    const other = await buyer(shop, '9876543211')
    const body = { order: { _id: first._id }, payment: { ...proofOf(response) } }
    expect((await shop.call('POST /post/verifyPayment', { token: other.token, body })).status).toBe(404)
    const pay = { amount: 1, currency: 'INR', orderId: first._id }
    expect((await shop.call('POST /post/payment', { token: other.token, body: pay })).status).toBe(404)
    expect((await shop.call('POST /post/payment', { body: pay })).status).toBe(401)
    const usd = { ...pay, currency: 'USD' }
    expect((await shop.call('POST /post/payment', { token: shop.who.token, body: usd })).status).toBe(400)
    const unknown = { ...pay, orderId: 'unknown' }
    expect((await shop.call('POST /post/payment', { token: shop.who.token, body: unknown })).status).toBe(404)
  })

  it('of another amount or currency is refused even when it is signed', async () => {
    const shop = await openPaymentShop(await open())
    const { _id } = await shop.order('razorpay')
    const { response } = await shop.pay(await shop.open(_id), 'success')
    for (const change of [{ amount_paise: 12_001 }, { amount_paise: 12_000, currency: 'USD' }]) {
      await shop.db.updateTable('payment').set(change).execute()
      expect((await shop.verify(_id, response)).status).toBe(422)
      for (const webhook of shop.held) await shop.send(webhook, { eventId: `${webhook.eventId}-again` })
      expect(await shop.reconcile()).toBe(0)
      expect((await shop.read(_id)).paymentStatus).toBe('unpaid')
    }
  })

  it('that was made unheard is heard of when the customer asks to pay again', async () => {
    const shop = await openPaymentShop(await open())
    const { _id } = await shop.order('razorpay')
    await shop.pay(await shop.open(_id), 'lost-callback-and-webhook')
    const body = { amount: 1, currency: 'INR', orderId: _id }
    const again = await shop.call('POST /post/payment', { token: shop.who.token, body })
    expect(again).toMatchObject({ status: 422, message: 'This order does not need a payment' })
    await expectPaidOnce(shop, _id)
  })

  it('is not asked for where none is needed', async () => {
    const shop = await openPaymentShop(await open())
    const cash = await shop.order('razorpay', { paymentMethod: 'cod' })
    const framed = await shop.order('ccavenue', { products: [{ _id: 'soap', quantity: 1 }] })
    const ask = (orderId: string) =>
      shop.call('POST /post/payment', {
        token: shop.who.token,
        body: { amount: 1, currency: 'INR', orderId },
      })
    expect(await ask(cash._id)).toMatchObject({ status: 422, message: 'This order does not need a payment' })
    expect(await ask(framed._id)).toMatchObject({
      status: 422,
      message: 'This payment method is not available',
    })
    const online = await shop.order('razorpay', { products: [{ _id: 'crocin', quantity: 1 }] })
    await shop.expire()
    expect((await ask(online._id)).status).toBe(422)
  })

  it('says what is wrong when the provider does not answer, answers nonsense or refuses the shop', async () => {
    const shop = await openPaymentShop(await open())
    const { _id } = await shop.order('razorpay')
    const ask = () =>
      shop.call('POST /post/payment', {
        token: shop.who.token,
        body: { amount: 1, currency: 'INR', orderId: _id },
      })
    for (const mode of ['502-html', 'cut-off']) {
      await shop.fail('razorpay', mode, 1)
      expect(await ask()).toMatchObject({
        status: 503,
        message: 'Failed to create order. Please try again.',
      })
    }
    const settings = shop.app.context.config.gateways['razorpay'] ?? {}
    Object.assign(settings, { keySecret: 'wrong' })
    expect(await ask()).toMatchObject({
      status: 502,
      message: 'Payment gateway authentication failed. Please contact support.',
    })
    Object.assign(settings, { keySecret: 'sandbox-razorpay-secret' })
    expect((await ask()).status).toBe(200)
  })

  it('with a good signature stands as authorised while the provider does not answer', async () => {
    const shop = await openPaymentShop(await open())
    const { _id } = await shop.order('razorpay')
    const { response } = await shop.pay(await shop.open(_id), 'success')
    await shop.fail('razorpay', '502-html', 1)
    expect((await shop.verify(_id, response)).data.paymentStatus).toBe('authorized')
    expect(await shop.expire()).toBe(0)
    expect(await shop.reconcile()).toBe(1)
    await expectPaidOnce(shop, _id)
  })
})

onEachDatabase('A payment that comes after the order has ended', (open) => {
  const endings = {
    expired: (shop: PaymentShop) => shop.expire(),
    cancelled: (shop: PaymentShop, id: string) =>
      shop.call('PUT /update/cancelOrder', { token: shop.who.token, body: { id } }),
  }

  it('(expired) takes its stock again when there is any', async () => {
    const shop = await openPaymentShop(await open())
    const { _id, orderNumber } = await shop.order('razorpay')
    const providerOrder = await shop.open(_id)
    await endings.expired(shop)
    expect(await stockOf(shop.db, 'dolo')).toEqual({ free: 50, reserved: 0 })
    await shop.pay(providerOrder, 'lost-callback')
    for (const webhook of [...shop.held, ...shop.held]) await shop.send(webhook)
    expect(await shop.read(_id)).toMatchObject({ paymentStatus: 'paid', isCanceled: false })
    expect(await stockOf(shop.db, 'dolo')).toEqual({ free: 49, reserved: 0 })
    expect(
      (await shop.subjects()).filter((subject) => subject === `We have your order: ${orderNumber}`),
    ).toHaveLength(1)
    expect(await shop.refund()).toBe(0)
  })

  it('(cancelled) is paid back once and told once, however much stock there is', async () => {
    const shop = await openPaymentShop(await open())
    const { _id, orderNumber } = await shop.order('razorpay')
    const providerOrder = await shop.open(_id)
    await endings.cancelled(shop, _id)
    await shop.pay(providerOrder, 'lost-callback')
    for (const webhook of [...shop.held, ...shop.held]) await shop.send(webhook)
    await shop.reconcile()
    expect(await shop.refund()).toBe(1)
    expect(await shop.refund()).toBe(0)
    expect(await shop.read(_id)).toMatchObject({ paymentStatus: 'refunded', isCanceled: true })
    expect(await stockOf(shop.db, 'dolo')).toEqual({ free: 50, reserved: 0 })
    expect(await shop.subjects()).toEqual([
      `Cancelled: order ${orderNumber}`,
      `Payment returned: order ${orderNumber}`,
    ])
    expect(shop.outside.mails.at(-1)?.text).toContain('after the order had been cancelled')
  })

  it.each(['expired', 'cancelled'] as const)('(%s) is paid back once when it is sold out', async (ending) => {
    const shop = await openPaymentShop(await open())
    const { _id, orderNumber } = await shop.order('razorpay')
    const providerOrder = await shop.open(_id)
    await endings[ending](shop, _id)
    const { response } = await shop.pay(providerOrder, 'success')
    await shop.db.updateTable('stock').set({ free: 0 }).where('product_id', '=', 'dolo').execute()
    expect(await shop.verify(_id, response)).toMatchObject({
      status: 409,
      message: 'Sorry! We did not recieve your order.',
    })
    for (const webhook of [...shop.held, ...shop.held]) await shop.send(webhook)
    await shop.reconcile()
    expect((await shop.read(_id)).paymentStatus).toBe('paid')
    await shop.fail('razorpay', 'cut-off', 1)
    expect(await shop.refund()).toBe(0)
    shop.clock.advance(61_000)
    expect(await shop.refund()).toBe(1)
    expect(await shop.refund()).toBe(0)
    await shop.settled()
    for (const webhook of shop.held) await shop.send(webhook)
    expect(await shop.read(_id)).toMatchObject({ paymentStatus: 'refunded', isCanceled: true })
    const refunds = await shop.db.selectFrom('refund').select(['status', 'amount_paise', 'reason']).execute()
    expect(refunds).toEqual([{ status: 'done', amount_paise: 12_000, reason: 'paid-late' }])
    const made = await fetch(
      `${shop.sandboxUrl}/razorpay/v1/payments/${response.razorpay_payment_id}/refunds`,
      {
        headers: { authorization: `Basic ${btoa('rzp_test_dawakitsandbox:sandbox-razorpay-secret')}` },
      },
    )
    expect((await made.json()).count).toBe(1)
    expect((await shop.subjects()).filter((subject) => subject.includes('Payment returned'))).toEqual([
      `Payment returned: order ${orderNumber}`,
    ])
    expect(await stockOf(shop.db, 'dolo')).toEqual({ free: 0, reserved: 0 })
  })

  it('is paid back when the customer has ordered anew', async () => {
    const shop = await openPaymentShop(await open())
    const { _id, orderNumber } = await shop.order('razorpay')
    const opened = await shop.open(_id)
    await shop.order('razorpay', { paymentMethod: 'cod' })
    await shop.pay(opened, 'lost-callback')
    for (const webhook of [...shop.held, ...shop.held]) await shop.send(webhook)
    expect(await shop.refund()).toBe(1)
    expect(await shop.read(_id)).toMatchObject({ paymentStatus: 'refunded', isCanceled: true })
    expect(await stockOf(shop.db, 'dolo')).toEqual({ free: 49, reserved: 0 })
    expect(await shop.subjects()).toContain(`Payment returned: order ${orderNumber}`)
    const [told] = shop.outside.mails.filter(({ subject }) => subject.startsWith('Payment returned'))
    expect(told?.text).toContain('you had ordered its products anew')
  })

  it('beside the cancellation ends paid, or cancelled and paid back', async () => {
    const shop = await openPaymentShop(await open())
    for (let round = 0; round < 5; round++) {
      const { _id } = await shop.order('razorpay', { doctorInfo: { doctorName: `Dr. ${round % 2}` } })
      const { response } = await shop.pay(await shop.open(_id), 'success')
      await Promise.all([endings.cancelled(shop, _id), shop.verify(_id, response)])
      await shop.refund()
      const order = await shop.read(_id)
      expect(order.isCanceled ? 'refunded' : 'paid').toBe(order.paymentStatus)
    }
    const orders = await shop.db.selectFrom('orders').select(['canceled_at']).execute()
    const standing = orders.filter((order) => order.canceled_at === null).length
    expect(await stockOf(shop.db, 'dolo')).toEqual({ free: 50 - standing, reserved: 0 })
  })
})

function proofOf(receipt: Receipt) {
  return {
    orderCreationId: receipt.razorpay_order_id,
    razorpayPaymentId: receipt.razorpay_payment_id,
    razorpayOrderId: receipt.razorpay_order_id,
    razorpaySignature: receipt.razorpay_signature,
  }
}
