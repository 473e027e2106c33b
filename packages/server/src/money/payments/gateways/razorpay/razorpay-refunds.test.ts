import { expect, it } from 'vitest'
import { onEachDatabase } from '../../../../../test/databases.ts'
import { stockOf } from '../../../../../test/ordering.ts'
import { openPaymentShop } from '../../../../../test/payment-shop.ts'

onEachDatabase('A paid order', (open) => {
  it('is paid back when the customer cancels it', async () => {
    const shop = await openPaymentShop(await open())
    const { _id, orderNumber } = await shop.order('razorpay')
    const unpaid = await shop.read(_id)
    expect(Date.parse(unpaid.paymentDueAt ?? '') - Date.parse(unpaid.orderedAt)).toBe(20 * 60_000)
    const { response } = await shop.pay(await shop.open(_id), 'success')
    await shop.verify(_id, response)
    expect(await shop.read(_id)).toMatchObject({ paymentDueAt: null, refunds: [] })
    const body = { id: _id }
    const cancelled = await shop.call('PUT /update/cancelOrder', { token: shop.who.token, body })
    expect(cancelled.data).toMatchObject({ isCanceled: true, paymentStatus: 'paid' })
    expect((await shop.read(_id)).refunds).toEqual([{ amount: 120, state: 'underway', at: null }])
    expect(await shop.refund()).toBe(1)
    expect(await shop.read(_id)).toMatchObject({
      paymentStatus: 'refunded',
      refunds: [{ amount: 120, state: 'done', at: expect.any(String) }],
    })
    expect(await stockOf(shop.db, 'dolo')).toEqual({ free: 50, reserved: 0 })
    expect((await shop.subjects()).sort()).toEqual([
      `Cancelled: order ${orderNumber}`,
      `Refund of order ${orderNumber}`,
      `We have your order: ${orderNumber}`,
    ])
  })

  it('that was cancelled while the payment was only authorised stays cancelled and is paid back', async () => {
    const shop = await openPaymentShop(await open())
    const { _id, orderNumber } = await shop.order('razorpay')
    await shop.pay(await shop.open(_id), 'success')
    const [authorised, ...captured] = shop.held
    if (authorised) await shop.send(authorised)
    expect((await shop.read(_id)).paymentStatus).toBe('authorized')
    const body = { id: _id }
    await shop.call('PUT /update/cancelOrder', { token: shop.who.token, body })
    expect(await shop.refund()).toBe(0)
    for (const webhook of captured) await shop.send(webhook)
    expect(await shop.read(_id)).toMatchObject({ isCanceled: true, paymentStatus: 'paid' })
    expect(await shop.refund()).toBe(1)
    expect(await shop.read(_id)).toMatchObject({ isCanceled: true, paymentStatus: 'refunded' })
    expect(await stockOf(shop.db, 'dolo')).toEqual({ free: 50, reserved: 0 })
    expect(await shop.subjects()).toEqual([
      `Cancelled: order ${orderNumber}`,
      `Refund of order ${orderNumber}`,
    ])
    expect(shop.outside.mails[0]?.text).toContain('₹120.00 will be paid back the way you paid.')
  })

  it('shows a refund that was made at the provider’s desk', async () => {
    const shop = await openPaymentShop(await open())
    const { _id } = await shop.order('razorpay')
    const { response } = await shop.pay(await shop.open(_id), 'success')
    await shop.verify(_id, response)
    await fetch(`${shop.sandboxUrl}/razorpay/v1/payments/${response.razorpay_payment_id}/refund`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${btoa('rzp_test_dawakitsandbox:sandbox-razorpay-secret')}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ amount: 2_000 }),
    })
    await shop.settled()
    for (const webhook of [...shop.held, ...shop.held]) await shop.send(webhook)
    expect((await shop.read(_id)).paymentStatus).toBe('partlyRefunded')
    expect(await shop.db.selectFrom('refund').select('amount_paise').execute()).toEqual([
      { amount_paise: 2_000 },
    ])
  })
})
