import { describe, expect, it } from 'vitest'
import { razorpayShop } from '../../test/razorpay-shop.ts'

describe('the Razorpay orders', () => {
  it('are made for an amount in paise and read back', async () => {
    const { call } = razorpayShop()
    const made = await call('POST', '/v1/orders', { amount: 48_250, currency: 'INR', receipt: 'DWK-1001' })
    expect(made.status).toBe(200)
    expect(made.body).toMatchObject({
      entity: 'order',
      amount: 48_250,
      amount_paid: 0,
      amount_due: 48_250,
      receipt: 'DWK-1001',
      status: 'created',
      attempts: 0,
      notes: [],
    })
    expect(made.body.id).toMatch(/^order_[A-Za-z0-9]{14}$/)
    expect((await call('GET', `/v1/orders/${made.body.id}`)).body).toEqual(made.body)
    expect((await call('GET', '/v1/orders?receipt=DWK-1001')).body).toMatchObject({ count: 1 })
  })

  it('are refused without the key', async () => {
    const { call } = razorpayShop()
    const answer = await call('POST', '/v1/orders', {}, { authorization: `Basic ${btoa('a:b')}` })
    expect(answer).toEqual({
      status: 401,
      body: { error: { code: 'BAD_REQUEST_ERROR', description: 'Authentication failed' } },
    })
  })

  it.each([
    [{ currency: 'INR' }, 'amount: is required.'],
    [{ amount: 99, currency: 'INR' }, 'Order amount less than minimum amount allowed'],
    [{ amount: 100.5, currency: 'INR' }, 'The amount must be an integer.'],
    [{ amount: 100, currency: 'XXX' }, 'Currency is not supported'],
    [
      { amount: 100, currency: 'INR', receipt: 'x'.repeat(41) },
      'The receipt may not be greater than 40 characters.',
    ],
  ])('are refused for %o', async (wanted, description) => {
    const answer = await razorpayShop().call('POST', '/v1/orders', wanted)
    expect(answer.status).toBe(400)
    expect(answer.body.error).toMatchObject({ code: 'BAD_REQUEST_ERROR', description })
  })

  it('answer an unknown id as an error', async () => {
    const answer = await razorpayShop().call('GET', '/v1/orders/order_unknown')
    expect(answer).toMatchObject({
      status: 400,
      body: { error: { description: 'The id provided does not exist' } },
    })
  })
})

describe('capture by hand', () => {
  it('takes the whole authorised amount, once', async () => {
    const { call, order, pay, received, sandbox } = razorpayShop()
    const orderId = await order({ payment_capture: 0 })
    const { razorpay_payment_id: id } = (await pay(orderId, 'success')).body.response
    expect((await call('GET', `/v1/payments/${id}`)).body).toMatchObject({
      status: 'authorized',
      captured: false,
    })
    expect((await call('POST', `/v1/payments/${id}/capture`, { amount: 1, currency: 'INR' })).status).toBe(
      400,
    )
    const captured = await call('POST', `/v1/payments/${id}/capture`, { amount: 48_250, currency: 'INR' })
    expect(captured.body).toMatchObject({ status: 'captured', captured: true, order_id: orderId })
    const again = await call('POST', `/v1/payments/${id}/capture`, { amount: 48_250, currency: 'INR' })
    expect(again.body.error.description).toBe('This payment has already been captured')
    await sandbox.settled()
    expect(received.map(({ name }) => name)).toEqual(['payment.authorized', 'payment.captured', 'order.paid'])
  })
})

describe('refunds', () => {
  async function paid() {
    const shop = razorpayShop()
    const { razorpay_payment_id: id } = (await shop.pay(await shop.order(), 'success')).body.response
    const refund = (body: unknown, key?: string) =>
      shop.call('POST', `/v1/payments/${id}/refund`, body, key ? { 'x-refund-idempotency': key } : {})
    return { ...shop, id, refund }
  }

  it('happen once for one idempotency key', async () => {
    const { call, id, refund, received, sandbox } = await paid()
    const first = await refund({ amount: 10_000 }, 'refund-DWK-1001')
    const second = await refund({ amount: 10_000 }, 'refund-DWK-1001')
    expect(first.body).toMatchObject({
      entity: 'refund',
      amount: 10_000,
      payment_id: id,
      status: 'processed',
    })
    expect(second.body).toEqual(first.body)
    expect((await call('GET', `/v1/payments/${id}`)).body).toMatchObject({
      amount_refunded: 10_000,
      refund_status: 'partial',
      status: 'captured',
    })
    await sandbox.settled()
    expect(received.filter(({ name }) => name.startsWith('refund.')).map(({ name }) => name)).toEqual([
      'refund.created',
      'refund.processed',
    ])
  })

  it('are refused for another body under the same key, and for a short key', async () => {
    const { refund } = await paid()
    await refund({ amount: 10_000 }, 'refund-DWK-1001')
    expect((await refund({ amount: 20_000 }, 'refund-DWK-1001')).status).toBe(400)
    expect((await refund({ amount: 10_000 }, 'short')).status).toBe(400)
  })

  it('never exceed what was paid', async () => {
    const { call, id, refund } = await paid()
    expect((await refund({ amount: 48_251 })).body.error.description).toBe(
      'The total refund amount is greater than the refund payment amount',
    )
    expect((await refund({})).body).toMatchObject({ amount: 48_250 })
    expect((await call('GET', `/v1/payments/${id}`)).body).toMatchObject({
      status: 'refunded',
      refund_status: 'full',
    })
    expect((await refund({})).body.error.description).toBe('The payment has been fully refunded already')
  })
})
