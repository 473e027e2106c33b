import { expect, it } from 'vitest'
import { onEachDatabase } from '../../../../../test/databases.ts'
import { buyer, stockOf } from '../../../../../test/ordering.ts'
import { openPaymentShop } from '../../../../../test/payment-shop.ts'
import { decrypt } from './ccavenue-cipher.ts'

const WORKING_KEY = 'SANDBOXONLYWORKINGKEY0000DAWAKIT'

onEachDatabase('A payment in the frame', (open) => {
  it('is paid once the gateway confirms it, told by the browser and the reconciler, each twice', async () => {
    const shop = await openPaymentShop(await open())
    const { _id, orderNumber } = await shop.order('ccavenue')
    const { encResp, path } = await shop.frame(_id, 'success')
    expect(path).toBe('/post/ccavResponseHandler')
    const answer = await shop.comeBack(encResp)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, 'http://shop.test/success'])
    await shop.comeBack(encResp)
    await shop.reconcile()
    await shop.reconcile()
    expect((await shop.read(_id)).paymentStatus).toBe('paid')
    expect(await stockOf(shop.db, 'dolo')).toEqual({ free: 49, reserved: 0 })
    expect(await shop.subjects()).toEqual([`We have your order: ${orderNumber}`])
  })

  it('tells the window around the frame, whoever that is, and leads to the store without one', async () => {
    const shop = await openPaymentShop(await open())
    const { _id } = await shop.order('ccavenue')
    const { encResp } = await shop.frame(_id, 'success')
    const page = await shop.comeBack(encResp, undefined, { 'sec-fetch-dest': 'iframe' })
    const html = await page.text()
    expect(html).toContain(
      `parent.postMessage({"type":"dawa:payment","outcome":"paid","orderId":"${_id}"}, '*')`,
    )
    expect(page.headers.get('content-security-policy')).toMatch(
      /script-src 'nonce-[^']+'; .*frame-ancestors \*/,
    )
  })

  it.each([
    ['failure', '/post/ccavResponseHandler', 'failed', '/failure'],
    ['aborted', '/post/cancel', 'failed', '/failure'],
    ['invalid', '/post/ccavResponseHandler', 'failed', '/failure'],
    ['timeout', '/post/ccavResponseHandler', 'failed', '/failure'],
    ['other-amount', '/post/ccavResponseHandler', 'unpaid', '/orders/'],
    ['bit-flip', '/post/ccavResponseHandler', 'failed', '/failure'],
    ['inject', '/post/ccavResponseHandler', 'failed', '/failure'],
  ])('that ends in %s is not paid', async (outcome, path, paymentStatus, leadsTo) => {
    const shop = await openPaymentShop(await open())
    const { _id } = await shop.order('ccavenue')
    const back = await shop.frame(_id, outcome)
    expect(back.path).toBe(path)
    const answer = await shop.comeBack(back.encResp, back.path)
    expect(answer.headers.get('location')).toContain(`http://shop.test${leadsTo}`)
    expect((await shop.read(_id)).paymentStatus).toBe(paymentStatus)
    expect(await stockOf(shop.db, 'dolo')).toEqual({ free: 49, reserved: 1 })
  })

  it('waits while the gateway cannot be asked', async () => {
    const shop = await openPaymentShop(await open())
    const { _id } = await shop.order('ccavenue')
    const { encResp } = await shop.frame(_id, 'success')
    for (const mode of ['502-html', 'cut-off']) {
      await shop.fail('ccavenue', mode, 1)
      expect((await shop.comeBack(encResp)).headers.get('location')).toBe(`http://shop.test/orders/${_id}`)
      expect((await shop.read(_id)).paymentStatus).toBe('unpaid')
    }
    expect(await shop.reconcile()).toBe(1)
    expect((await shop.read(_id)).paymentStatus).toBe('paid')
  })

  it('is never paid by the request sent back, an old answer or noise', async () => {
    const shop = await openPaymentShop(await open())
    const earlier = await shop.order('ccavenue', { products: [{ _id: 'soap', quantity: 1 }] })
    const old = await shop.frame(earlier._id, 'success')
    await shop.comeBack(old.encResp)
    const { _id } = await shop.order('ccavenue')
    const echo = await shop.frame(_id, 'echo')
    for (const encResp of [echo.encResp, old.encResp, '', 'zz', 'ab'.repeat(64)]) {
      expect((await shop.comeBack(encResp)).status).toBe(303)
    }
    expect((await shop.read(_id)).paymentStatus).toBe('unpaid')
    expect((await shop.read(earlier._id)).paymentStatus).toBe('paid')
  })

  it('that was authorised late, or whose callback was lost, is found by the reconciler', async () => {
    const shop = await openPaymentShop(await open())
    for (const outcome of ['late', 'lost-callback']) {
      const { _id } = await shop.order('ccavenue', { doctorInfo: { doctorName: outcome } })
      await shop.frame(_id, outcome)
      await shop.settled()
      expect(await shop.reconcile()).toBe(1)
      expect((await shop.read(_id)).paymentStatus).toBe('paid')
    }
    expect(await stockOf(shop.db, 'dolo')).toEqual({ free: 48, reserved: 0 })
  })

  it('that failed can be tried again', async () => {
    const shop = await openPaymentShop(await open())
    const { _id } = await shop.order('ccavenue')
    await shop.comeBack((await shop.frame(_id, 'failure')).encResp)
    expect((await shop.read(_id)).paymentStatus).toBe('failed')
    await shop.comeBack((await shop.frame(_id, 'success')).encResp)
    expect((await shop.read(_id)).paymentStatus).toBe('paid')
    expect(await stockOf(shop.db, 'dolo')).toEqual({ free: 49, reserved: 0 })
  })

  it('that was paid unheard is heard of when the customer asks to pay again', async () => {
    const shop = await openPaymentShop(await open())
    const { _id } = await shop.order('ccavenue')
    await shop.frame(_id, 'lost-callback')
    const body = { orderId: _id }
    const again = await shop.call('POST /post/ccav/init', { token: shop.who.token, body })
    expect(again).toMatchObject({ status: 422, message: 'This order does not need a payment' })
    expect((await shop.read(_id)).paymentStatus).toBe('paid')
  })

  it('and another in a second window: one of both is paid back', async () => {
    const shop = await openPaymentShop(await open())
    const { _id, orderNumber } = await shop.order('ccavenue')
    const first = await shop.openFrame(_id)
    await shop.comeBack((await shop.frame(_id, 'success')).encResp)
    expect((await shop.read(_id)).paymentStatus).toBe('paid')
    await first('lost-callback')
    await shop.reconcile()
    expect(await shop.refund()).toBe(1)
    expect((await shop.read(_id)).paymentStatus).toBe('paid')
    const payments = await shop.db
      .selectFrom('payment')
      .select(['provider_order_id', 'status'])
      .orderBy('created_at')
      .execute()
    expect(payments).toEqual([
      { provider_order_id: orderNumber, status: 'refunded' },
      { provider_order_id: `${orderNumber}-2`, status: 'captured' },
    ])
    expect(await stockOf(shop.db, 'dolo')).toEqual({ free: 49, reserved: 0 })
    expect(await shop.subjects()).toEqual([
      `We have your order: ${orderNumber}`,
      `Paid twice: order ${orderNumber}`,
    ])
  })

  it('stays open when an earlier attempt turns out to have failed', async () => {
    const shop = await openPaymentShop(await open())
    const { _id } = await shop.order('ccavenue')
    await shop.frame(_id, 'bit-flip')
    await shop.call('POST /post/ccav/init', { token: shop.who.token, body: { orderId: _id } })
    await shop.reconcile()
    expect((await shop.read(_id)).paymentStatus).toBe('unpaid')
  })

  it('is paid back when the customer cancels', async () => {
    const shop = await openPaymentShop(await open())
    const { _id } = await shop.order('ccavenue')
    await shop.comeBack((await shop.frame(_id, 'success')).encResp)
    await shop.call('PUT /update/cancelOrder', { token: shop.who.token, body: { id: _id } })
    await shop.fail('ccavenue', 'cut-off', 1)
    expect(await shop.refund()).toBe(0)
    shop.clock.advance(61_000)
    expect(await shop.refund()).toBe(1)
    expect((await shop.read(_id)).paymentStatus).toBe('refunded')
  })

  it('carries the address URL-encoded value by value: a name is never a parameter', async () => {
    const shop = await openPaymentShop(await open())
    await shop.db.updateTable('address').set({ name: 'Meena&order_status=Success & Söhne+1' }).execute()
    const { _id, orderNumber } = await shop.order('ccavenue')
    const { data } = await shop.call('POST /post/ccav/init', {
      token: shop.who.token,
      body: { orderId: _id },
    })
    expect(data.action).toBe(
      `${shop.sandboxUrl}/ccavenue/transaction/transaction.do?command=initiateTransaction`,
    )
    const sent = new URLSearchParams(decrypt(data.fields.encRequest, WORKING_KEY) ?? '')
    expect(sent.get('billing_name')).toBe('Meena&order_status=Success & Söhne+1')
    expect(sent.has('order_status')).toBe(false)
    expect(Object.fromEntries(sent)).toMatchObject({
      order_id: orderNumber,
      amount: '120.00',
      currency: 'INR',
      redirect_url: 'http://shop.test/api/post/ccavResponseHandler',
      cancel_url: 'http://shop.test/api/post/cancel',
      delivery_zip: '600001',
    })
    const other = await buyer(shop, '9876543211')
    const body = { orderId: _id }
    expect((await shop.call('POST /post/ccav/init', { token: other.token, body })).status).toBe(404)
    expect((await shop.call('POST /post/ccav/init', { body })).status).toBe(401)
  })
})
