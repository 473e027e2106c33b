import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { razorpayShop } from '../../test/razorpay-shop.ts'

const hmac = (text: string, secret: string) => createHmac('sha256', secret).update(text).digest('hex')

describe('the Razorpay checkout', () => {
  it('proves a payment to the page and tells the shop by signed webhooks', async () => {
    const { call, order, pay, received, sandbox } = razorpayShop()
    const orderId = await order()
    const { body } = await pay(orderId, 'success')
    const paymentId = body.response.razorpay_payment_id
    expect(body).toEqual({
      tell: 'success',
      response: {
        razorpay_payment_id: expect.stringMatching(/^pay_[A-Za-z0-9]{14}$/),
        razorpay_order_id: orderId,
        razorpay_signature: hmac(`${orderId}|${paymentId}`, 'sandbox-razorpay-secret'),
      },
    })
    expect((await call('GET', `/v1/orders/${orderId}`)).body).toMatchObject({ status: 'paid', amount_due: 0 })
    await sandbox.settled()
    expect(received.map(({ name }) => name)).toEqual(['payment.authorized', 'payment.captured', 'order.paid'])
    for (const { rawBody, signature } of received) {
      expect(signature).toBe(hmac(rawBody, 'sandbox-razorpay-webhook-secret'))
    }
    expect(JSON.parse(received[0]!.rawBody)).toMatchObject({
      entity: 'event',
      contains: ['payment'],
      payload: {
        payment: { entity: { id: paymentId, status: 'authorized', captured: false, amount: 48_250 } },
      },
    })
    expect(JSON.parse(received[2]!.rawBody)).toMatchObject({
      contains: ['payment', 'order'],
      payload: { order: { entity: { id: orderId, status: 'paid' } } },
    })
  })

  it('fails with a description, and the same order can be paid afterwards, once', async () => {
    const { call, order, pay } = razorpayShop()
    const orderId = await order()
    const failed = await pay(orderId, 'failure')
    expect(failed.body).toMatchObject({
      tell: 'failed',
      response: {
        error: {
          code: 'BAD_REQUEST_ERROR',
          reason: 'payment_failed',
          metadata: { order_id: orderId },
        },
      },
    })
    await pay(orderId, 'success')
    expect((await pay(orderId, 'success')).body.error.description).toBe('Order already paid')
    const { body } = await call('GET', `/v1/orders/${orderId}/payments`)
    expect(body.items.map((payment: { status: string }) => payment.status)).toEqual(['captured', 'failed'])
  })

  it('approves late, after the page was told that it failed', async () => {
    const { call, order, pay, received, sandbox } = razorpayShop()
    const orderId = await order()
    const told = await pay(orderId, 'late')
    expect(told.body.response.error.reason).toBe('payment_timed_out')
    await sandbox.settled()
    expect(received.map(({ name }) => name)).toEqual([
      'payment.failed',
      'payment.authorized',
      'payment.captured',
      'order.paid',
    ])
    expect((await call('GET', `/v1/orders/${orderId}`)).body.status).toBe('paid')
  })

  it('takes a second payment that comes late for a paid order without capturing it', async () => {
    const { call, order, pay, sandbox } = razorpayShop()
    const orderId = await order()
    await pay(orderId, 'late')
    await pay(orderId, 'success')
    await sandbox.settled()
    const { body } = await call('GET', `/v1/orders/${orderId}/payments`)
    expect(body.items.map((payment: { status: string }) => payment.status)).toEqual([
      'captured',
      'authorized',
    ])
  })

  it('loses the callback, or the callback and the webhooks', async () => {
    const { call, order, pay, received, sandbox } = razorpayShop()
    const [first, second] = [await order(), await order()]
    expect((await pay(first, 'lost-callback')).body).toEqual({ tell: 'nothing' })
    await sandbox.settled()
    expect(received).toHaveLength(3)
    expect((await pay(second, 'lost-callback-and-webhook')).body).toEqual({ tell: 'nothing' })
    await sandbox.settled()
    expect(received).toHaveLength(3)
    expect((await call('GET', `/v1/orders/${second}`)).body.status).toBe('paid')
  })

  it('sends webhooks twice under one event id, and out of order', async () => {
    const { order, pay, received, sandbox } = razorpayShop()
    await pay(await order(), 'webhook-twice')
    await sandbox.settled()
    expect(received).toHaveLength(6)
    expect(new Set(received.map(({ eventId }) => eventId)).size).toBe(3)
    await pay(await order(), 'webhook-out-of-order')
    await sandbox.settled()
    expect(received.slice(6).map(({ name }) => name)).toEqual([
      'order.paid',
      'payment.captured',
      'payment.authorized',
    ])
  })

  it('hands out a wrong signature for a payment that was never made', async () => {
    const { call, order, pay } = razorpayShop()
    const orderId = await order()
    const { response } = (await pay(orderId, 'wrong-signature')).body
    expect(response.razorpay_signature).not.toBe(
      hmac(`${orderId}|${response.razorpay_payment_id}`, 'sandbox-razorpay-secret'),
    )
    expect((await call('GET', `/v1/orders/${orderId}`)).body.status).toBe('attempted')
  })

  it('tries a webhook again until the shop takes it, and gives up after its last try', async () => {
    const shop = razorpayShop({}, [500, 503, 200, 500, 500, 500])
    await shop.pay(await shop.order(), 'failure')
    await shop.sandbox.settled()
    expect(shop.received).toHaveLength(3)
    await shop.pay(await shop.order(), 'failure')
    await shop.sandbox.settled()
    expect(shop.received).toHaveLength(6)
    const answer = await shop.sandbox.fetch(new Request('http://sandbox.test/payments/webhooks.json'))
    expect(await answer.json()).toMatchObject({
      deliveries: [
        { state: 'given-up', statuses: [500, 500, 500] },
        { state: 'delivered', statuses: [500, 503, 200] },
      ],
    })
  })

  it('tells scripts what was taken, by the shop’s own number', async () => {
    const shop = razorpayShop()
    await shop.pay(await shop.order({ receipt: 'DWK-1' }), 'failure')
    const orderId = await shop.order({ receipt: 'DWK-2' })
    await shop.pay(orderId, 'failure')
    await shop.pay(orderId, 'success')
    const answer = await shop.sandbox.fetch(new Request('http://sandbox.test/payments/charges.json'))
    expect(await answer.json()).toEqual([
      { gateway: 'razorpay', orderNumber: 'DWK-2', amount: 48_250, refunded: 0 },
    ])
  })

  it('refuses another key and an unknown order', async () => {
    const { call, pay } = razorpayShop()
    expect((await call('POST', '/checkout/pay', { key_id: 'rzp_other', outcome: 'success' })).status).toBe(
      401,
    )
    expect((await pay('order_unknown', 'success')).status).toBe(400)
  })
})
