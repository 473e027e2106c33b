import { paise } from '@dawakit/core/money'
import { expect, it } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import { placeCart, stockOf } from '../../../test/ordering.ts'
import { openPaymentShop, type PaymentShop } from '../../../test/payment-shop.ts'
import { inTransaction } from '../../ground/database/in-transaction.ts'
import { giveBack } from '../../orders/change/give-back.ts'
import { moveOrder } from '../../orders/change/move-order.ts'

const cancel = (shop: PaymentShop, id: string) =>
  shop.call('PUT /update/cancelOrder', { token: shop.who.token, body: { id } })

/** A refund that somebody makes at the gateway's own desk: all that is left, or so many paise. */
async function refundAtDesk(shop: PaymentShop, orderId: string, amount?: number): Promise<void> {
  const { provider, provider_order_id } = await shop.db
    .selectFrom('payment')
    .select(['provider', 'provider_order_id'])
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .executeTakeFirstOrThrow()
  const answer = await fetch(`${shop.sandboxUrl}/payments/desk-refund`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ gateway: provider, reference: provider_order_id, amount }),
  })
  expect(answer.status).toBe(200)
  await shop.settled()
}

/** What each gateway has of the shop's customers, in paise. */
async function keptAtGateways(shop: PaymentShop): Promise<number[]> {
  const charges = await (await fetch(`${shop.sandboxUrl}/payments/charges.json`)).json()
  const numbers = (await shop.db.selectFrom('orders').select('number').execute()).map(({ number }) => number)
  return charges
    .filter((one: { orderNumber: string }) => numbers.some((number) => one.orderNumber.startsWith(number)))
    .map((one: { amount: number; refunded: number }) => one.amount - one.refunded)
}

onEachDatabase('An order that was paid by two attempts', (open) => {
  it('and is cancelled gives both payments back', async () => {
    const shop = await openPaymentShop(await open())
    const { _id } = await shop.order('ccavenue')
    const first = await shop.openFrame(_id)
    await shop.comeBack((await shop.frame(_id, 'success')).encResp)
    await first('lost-callback')
    await shop.reconcile()
    await cancel(shop, _id)
    await shop.refund()
    expect(await keptAtGateways(shop)).toEqual([0, 0])
    expect((await shop.read(_id)).paymentStatus).toBe('refunded')
    const refunds = await shop.db
      .selectFrom('refund')
      .select(['reason', 'status'])
      .orderBy('reason')
      .execute()
    expect(refunds).toEqual([
      { reason: 'cancelled', status: 'done' },
      { reason: 'paid-twice', status: 'done' },
    ])
  })
})

onEachDatabase('Money that went back at the gateway’s desk, unheard', (open) => {
  it('of a second attempt leaves the order that the first one paid', async () => {
    const shop = await openPaymentShop(await open())
    const { _id, orderNumber } = await shop.order('ccavenue')
    const first = await shop.openFrame(_id)
    await shop.comeBack((await shop.frame(_id, 'success')).encResp)
    await first('lost-callback')
    await refundAtDesk(shop, _id)
    await shop.reconcile()
    expect(await shop.refund()).toBe(0)
    expect(await shop.read(_id)).toMatchObject({ paymentStatus: 'paid', isCanceled: false })
    const refunds = await shop.db.selectFrom('refund').select(['reason', 'status']).execute()
    expect(refunds).toEqual([{ reason: 'provider', status: 'done' }])
    expect((await shop.subjects()).toSorted()).toEqual([
      `Refund of order ${orderNumber}`,
      `We have your order: ${orderNumber}`,
    ])
    expect(await keptAtGateways(shop)).toEqual(expect.arrayContaining([0, 12_000]))
  })

  it('of an order that stands: it does not move on', async () => {
    const shop = await openPaymentShop(await open())
    const { _id } = await shop.order('razorpay')
    const { response } = await shop.pay(await shop.open(_id), 'success')
    await shop.verify(_id, response)
    await refundAtDesk(shop, _id)
    for (const webhook of shop.held) await shop.send(webhook)
    expect((await shop.read(_id)).paymentStatus).toBe('refunded')
    await expect(moveOrder(shop.app.context, _id, 'confirmed')).rejects.toThrow('not been paid')
  })

  it('was never paid: the order ends, its stock is there again, and nothing ships', async () => {
    const shop = await openPaymentShop(await open())
    const { _id, orderNumber } = await shop.order('razorpay')
    await shop.pay(await shop.open(_id), 'lost-callback-and-webhook')
    await refundAtDesk(shop, _id)
    await shop.reconcile()
    expect(await shop.read(_id)).toMatchObject({ paymentStatus: 'refunded', isCanceled: true })
    expect(await stockOf(shop.db, 'dolo')).toEqual({ free: 50, reserved: 0 })
    expect(await shop.subjects()).toEqual([`Refund of order ${orderNumber}`])
    expect(await shop.refund()).toBe(0)
  })

  it('told by the webhook of the refund alone, whose payment nobody knew', async () => {
    const shop = await openPaymentShop(await open())
    const { _id } = await shop.order('razorpay')
    await shop.pay(await shop.open(_id), 'lost-callback-and-webhook')
    await refundAtDesk(shop, _id)
    for (const webhook of shop.held) expect((await shop.send(webhook)).status).toBe(200)
    expect(await shop.read(_id)).toMatchObject({ paymentStatus: 'refunded', isCanceled: true })
    expect(await stockOf(shop.db, 'dolo')).toEqual({ free: 50, reserved: 0 })
  })

  it('of the second gateway too', async () => {
    const shop = await openPaymentShop(await open())
    const { _id } = await shop.order('ccavenue')
    await shop.frame(_id, 'lost-callback')
    await refundAtDesk(shop, _id)
    await shop.reconcile()
    expect(await shop.read(_id)).toMatchObject({ paymentStatus: 'refunded', isCanceled: true })
    expect(await stockOf(shop.db, 'dolo')).toEqual({ free: 50, reserved: 0 })
  })

  it.each(['razorpay', 'ccavenue'])(
    'in part (%s): a cancellation gives back what is left, and no more',
    async (method) => {
      const shop = await openPaymentShop(await open())
      const { _id } = await shop.order(method)
      if (method === 'razorpay') {
        const { response } = await shop.pay(await shop.open(_id), 'success')
        await shop.verify(_id, response)
      } else {
        await shop.comeBack((await shop.frame(_id, 'success')).encResp)
      }
      await refundAtDesk(shop, _id, 5_000)
      await cancel(shop, _id)
      expect(await shop.refund()).toBe(1)
      expect((await shop.read(_id)).paymentStatus).toBe('refunded')
      expect(await keptAtGateways(shop)).toEqual([0])
      const refunds = await shop.db
        .selectFrom('refund')
        .select(['reason', 'status', 'amount_paise'])
        .orderBy('amount_paise')
        .execute()
      expect(refunds).toEqual([
        { reason: 'provider', status: 'done', amount_paise: 5_000 },
        { reason: 'cancelled', status: 'done', amount_paise: 7_000 },
      ])
    },
  )
})

onEachDatabase('A refund whose answer was lost', (open) => {
  it.each([undefined, 4_000])('is looked for before it is asked for again (%s paise)', async (part) => {
    const shop = await openPaymentShop(await open())
    const { _id } = await shop.order('ccavenue')
    await shop.comeBack((await shop.frame(_id, 'success')).encResp)
    await inTransaction(shop.db, (trx) =>
      giveBack(trx, shop.app.context, {
        orderId: _id,
        reason: 'operator',
        amount: part === undefined ? 'all' : paise(part),
        isBeyondOwed: true,
      }),
    )
    // What is left, and what was refunded, is asked first; the third answer is that of the refund.
    await shop.fail('ccavenue', 'cut-off', 1, 2)
    expect(await shop.refund()).toBe(0)
    expect(await keptAtGateways(shop)).toEqual([part === undefined ? 0 : 12_000 - part])
    shop.clock.advance(61_000)
    expect(await shop.refund()).toBe(1)
    expect(await keptAtGateways(shop)).toEqual([part === undefined ? 0 : 12_000 - part])
  })
})

onEachDatabase('An unpaid order whose time is over', (open) => {
  it.each(['razorpay', 'ccavenue'])(
    'keeps its pieces when its payment of minute 19 was unheard (%s)',
    async (method) => {
      const shop = await openPaymentShop(await open())
      const { _id, orderNumber } = await shop.order(method)
      shop.clock.advance(19 * 60_000)
      if (method === 'razorpay') await shop.pay(await shop.open(_id), 'lost-callback-and-webhook')
      else await shop.frame(_id, 'lost-callback')
      await shop.db.updateTable('stock').set({ free: 0 }).where('product_id', '=', 'dolo').execute()
      expect(await shop.expire()).toBe(0)
      expect(await shop.read(_id)).toMatchObject({ paymentStatus: 'paid', isCanceled: false })
      expect(await stockOf(shop.db, 'dolo')).toEqual({ free: 0, reserved: 0 })
      expect(await shop.subjects()).toEqual([`We have your order: ${orderNumber}`])
    },
  )

  it('waits ten minutes for a gateway that does not answer, and no longer', async () => {
    const shop = await openPaymentShop(await open())
    const { _id } = await shop.order('razorpay')
    await shop.open(_id)
    await shop.fail('razorpay', '502-html')
    expect(await shop.expire()).toBe(0)
    expect((await shop.read(_id)).isCanceled).toBe(false)
    expect(await shop.expire()).toBe(1)
    expect((await shop.read(_id)).isCanceled).toBe(true)
  })
})

onEachDatabase('An open order that makes way for another', (open) => {
  const chargesOf = async (shop: PaymentShop) => {
    const captured = await shop.db
      .selectFrom('payment')
      .select('id')
      .where('status', '=', 'captured')
      .execute()
    return captured.length
  }

  it.each([
    ['razorpay', 'cod'],
    ['razorpay', 'ccavenue'],
    ['ccavenue', 'razorpay'],
  ])(
    'was paid by %s, unheard: no second order by %s is made, and the page gets the paid one',
    async (paidBy, then) => {
      const shop = await openPaymentShop(await open())
      const { _id, orderNumber } = await shop.order(paidBy)
      if (paidBy === 'razorpay') await shop.pay(await shop.open(_id), 'lost-callback-and-webhook')
      else await shop.frame(_id, 'lost-callback')
      const second = await placeCart(shop, shop.who, { paymentMethod: then })
      expect(second).toMatchObject({ status: 422, code: 'cart-empty', data: { _id, next: 'done' } })
      expect(await shop.read(_id)).toMatchObject({ paymentStatus: 'paid', isCanceled: false })
      await shop.reconcile()
      await shop.refund()
      expect(await shop.db.selectFrom('orders').select('id').execute()).toHaveLength(1)
      expect(await chargesOf(shop)).toBe(1)
      expect(await keptAtGateways(shop)).toEqual([12_000])
      expect(await stockOf(shop.db, 'dolo')).toEqual({ free: 49, reserved: 0 })
      expect(await shop.subjects()).toEqual([`We have your order: ${orderNumber}`])
    },
  )

  it('was not paid: it ends, and is asked about outside of its transaction', async () => {
    const shop = await openPaymentShop(await open())
    const { _id } = await shop.order('razorpay')
    await shop.pay(await shop.open(_id), 'failure')
    const second = await placeCart(shop, shop.who, { paymentMethod: 'cod' })
    expect(second).toMatchObject({ status: 200, data: { next: 'done' } })
    expect((await shop.read(_id)).isCanceled).toBe(true)
  })

  it('ends as well when its gateway does not answer: money that was taken goes back once it is found', async () => {
    const shop = await openPaymentShop(await open())
    const { _id } = await shop.order('razorpay')
    await shop.pay(await shop.open(_id), 'lost-callback-and-webhook')
    await shop.fail('razorpay', '502-html', 1)
    expect((await placeCart(shop, shop.who, { paymentMethod: 'cod' })).status).toBe(200)
    await shop.reconcile()
    expect(await shop.refund()).toBe(1)
    expect(await shop.read(_id)).toMatchObject({ paymentStatus: 'refunded', isCanceled: true })
    expect(await keptAtGateways(shop)).toEqual([0])
  })
})

onEachDatabase('Money that a person has to look at', (open) => {
  const cases = (shop: PaymentShop) =>
    shop.db
      .selectFrom('money_case')
      .select(['kind', 'state', 'expected_paise', 'found_paise'])
      .orderBy('opened_at')
      .execute()

  it('is a payment of another amount, until it has gone back by itself', async () => {
    const shop = await openPaymentShop(await open())
    const { _id, orderNumber } = await shop.order('ccavenue')
    const { encResp } = await shop.frame(_id, 'other-amount')
    for (let time = 0; time < 3; time++) await shop.comeBack(encResp)
    const found = { kind: 'wrong-amount', expected_paise: 12_000, found_paise: 100 }
    expect(await cases(shop)).toEqual([{ ...found, state: 'open' }])
    expect(await shop.refund()).toBe(1)
    expect(await keptAtGateways(shop)).toEqual([0])
    expect(await cases(shop)).toEqual([{ ...found, state: 'closed' }])
    expect((await shop.read(_id)).paymentStatus).toBe('unpaid')
    expect(await shop.subjects()).toEqual([`Refund of order ${orderNumber}`])
    await shop.comeBack((await shop.frame(_id, 'success')).encResp)
    expect((await shop.read(_id)).paymentStatus).toBe('paid')
  })

  it('is a refund that the gateway refuses', async () => {
    const shop = await openPaymentShop(await open())
    const { _id } = await shop.order('razorpay')
    const { response } = await shop.pay(await shop.open(_id), 'success')
    await shop.verify(_id, response)
    await cancel(shop, _id)
    await shop.db.updateTable('payment').set({ provider_payment_id: 'pay_nobody' }).execute()
    expect(await shop.refund()).toBe(0)
    expect(await cases(shop)).toEqual([
      { kind: 'refund-refused', state: 'open', expected_paise: 12_000, found_paise: 0 },
    ])
  })

  it('is a captured payment that we know nothing of', async () => {
    const shop = await openPaymentShop(await open())
    const { _id } = await shop.order('razorpay')
    await shop.pay(await shop.open(_id), 'success')
    await shop.db.deleteFrom('payment').execute()
    for (const webhook of [...shop.held, ...shop.held]) await shop.send(webhook)
    expect(await cases(shop)).toEqual([
      { kind: 'unknown-payment', state: 'open', expected_paise: null, found_paise: 12_000 },
    ])
  })
})
