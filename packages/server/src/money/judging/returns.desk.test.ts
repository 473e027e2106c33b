import { paise } from '@dawakit/core/money'
import { expect, it } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import { openDesk, seenReturn } from '../../../test/desk-shop.ts'
import { buyer, deliver, place, stockOf } from '../../../test/ordering.ts'
import { openPaymentShop } from '../../../test/payment-shop.ts'
import { refuseRefunds } from '../../../test/refuse-refunds.ts'
import { openTestShop } from '../../../test/test-shop.ts'
import { inTransaction } from '../../ground/database/in-transaction.ts'
import { giveBack } from '../../orders/change/give-back.ts'
import { requestReturn } from '../returns/request-return.ts'
import { withdrawReturn } from '../returns/withdraw-return.ts'

const PAY_TO = { way: 'upi', upiId: 'meena@okbank' } as const

type Open = () => Promise<Parameters<typeof openTestShop>[0]>

async function delivered(open: Open, quantity = 3) {
  const shop = await openTestShop(await open())
  const who = await buyer(shop)
  const desk = await openDesk(shop)
  const { data } = await place(shop, who, { products: [{ _id: 'dolo', quantity }] })
  await deliver(shop, data._id)
  const read = async () =>
    (await shop.call('GET /get/userOrder', { token: who.token, query: { id: data._id } })).data
  const ask = (quantity: number, more = {}) =>
    requestReturn(shop.app.context, who.userId, {
      orderId: data._id,
      kind: 'unopened',
      reason: 'Not needed any more',
      lines: [{ line: 0, quantity, batch: 'AB-1' }],
      payTo: PAY_TO,
      ...more,
    })
  return { shop, who, desk, orderId: data._id as string, read, ask }
}

async function received(open: Open) {
  const all = await delivered(open)
  const { returns } = await all.ask(2)
  const id = returns[0]?.id ?? ''
  await all.desk
    .as('support')
    .post('/desk/return/approve', { ...(await seenReturn(all.desk, id)), words: '' })
  const lines = [{ lineNo: 1, quantity: 2 }]
  await all.desk.as('packer').post('/desk/return/receive', { ...(await seenReturn(all.desk, id)), lines })
  return { ...all, id }
}

onEachDatabase('What comes back', (open) => {
  it('is approved, received, judged, credited and paid out, and the customer is told each time', async () => {
    const { shop, desk, id, read, orderId } = await received(open)
    const before = await stockOf(shop.db, 'dolo')
    const judged = await desk.as('pharmacist').post('/desk/return/judge', {
      ...(await seenReturn(desk, id)),
      lines: [{ lineNo: 1, judgement: 'restock', refunded: 2 }],
    })
    expect(judged).toMatchObject({ status: 200, data: { state: 'closed', creditNote: 'CN/26-27/000001' } })
    expect((await stockOf(shop.db, 'dolo')).free).toBe(before.free + 2)
    const order = await read()
    const price = order.products[0].salesPrice
    expect(order.returns[0]).toMatchObject({ state: 'closed', refund: Math.round(price * 2 * 80) / 100 })
    const note = await desk.as('owner').get('/desk/creditNote', { number: 'CN/26-27/000001' })
    expect(note.data.grandTotal).toBe(order.returns[0].refund)
    const due = await desk.as('support').get('/desk/money/payouts')
    expect(due.data).toMatchObject([{ orderId, state: 'due', amount: order.returns[0].refund }])
    const payout = { id: due.data[0].id }
    expect(order.refunds).toEqual([
      { amount: order.returns[0].refund, state: 'underway', at: null, isByHand: true },
    ])
    expect((await desk.as('support').post('/desk/money/payTo', payout)).data).toEqual(PAY_TO)
    const paid = { ...payout, way: 'upi', reference: 'UTR123' } as const
    expect((await desk.as('owner').post('/desk/money/paidOut', paid)).status).toBe(200)
    expect((await desk.as('owner').post('/desk/money/paidOut', paid)).code).toBe('payout-not-due')
    expect(await read()).toMatchObject({ paymentStatus: 'partlyRefunded', refunds: [{ state: 'done' }] })
    await shop.app.context.outbox.runOnce()
    const { number } = order.returns[0]
    expect(shop.outside.mails.map(({ subject }) => subject)).toEqual(
      expect.arrayContaining([
        `We have your return request ${number}`,
        `Approved: return ${number}`,
        `Received: return ${number}`,
        `Closed: return ${number}`,
        `Refund of order ${order.orderNumber}`,
      ]),
    )
    // Where it went stays with what was paid.
    expect((await desk.as('owner').post('/desk/money/payTo', payout)).data).toEqual(PAY_TO)
  })

  it('is judged once, whoever else judges at that moment', async () => {
    const { shop, desk, id } = await received(open)
    const second = await desk.join('pharmacist')
    const lines = [{ lineNo: 1, judgement: 'destroy' as const, refunded: 2 }]
    const body = { ...(await seenReturn(desk, id)), lines }
    const answers = await Promise.all([
      desk.as('pharmacist').post('/desk/return/judge', body),
      second.post('/desk/return/judge', body),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await shop.db.selectFrom('payout').select('id').execute()).toHaveLength(1)
    expect(await shop.db.selectFrom('credit_note').select('number').execute()).toHaveLength(1)
  })

  it('is withdrawn or approved, not both', async () => {
    const { shop, desk, ask } = await delivered(open)
    const { returns } = await ask(1)
    const id = returns[0]?.id ?? ''
    const seen = await seenReturn(desk, id)
    await withdrawReturn(shop.app.context, id)
    const late = await desk.as('support').post('/desk/return/approve', { ...seen, words: '' })
    expect(late).toMatchObject({ status: 409, code: 'return-not-allowed', data: { state: 'withdrawn' } })
  })

  it('is not declined by somebody who has not seen that it was approved', async () => {
    const { desk, ask } = await delivered(open)
    const { returns } = await ask(1)
    const seen = await seenReturn(desk, returns[0]?.id ?? '')
    await desk.as('owner').post('/desk/return/approve', { ...seen, words: 'Please send it.' })
    const late = await desk.as('support').post('/desk/return/decline', { ...seen, reason: 'It is open.' })
    expect(late).toMatchObject({
      status: 409,
      code: 'return-not-allowed',
      data: { state: 'approved', decision: 'Please send it.' },
    })
  })

  it('is never more than was delivered', async () => {
    const { ask } = await delivered(open)
    await ask(2)
    await expect(ask(2)).rejects.toMatchObject({ code: 'return-quantity-not-right' })
    await expect(ask(0)).rejects.toMatchObject({ code: 'return-quantity-not-right' })
  })

  it('needs a reason, and a place for the money that was paid in cash', async () => {
    const { ask, desk } = await delivered(open)
    await expect(ask(1, { reason: ' ' })).rejects.toMatchObject({ code: 'reason-needed' })
    await expect(ask(1, { payTo: null })).rejects.toMatchObject({ code: 'pay-to-missing' })
    const { returns } = await ask(1)
    const id = returns[0]?.id ?? ''
    const declined = await desk
      .as('support')
      .post('/desk/return/decline', { ...(await seenReturn(desk, id)), reason: ' ' })
    expect(declined).toMatchObject({ status: 422, code: 'reason-needed' })
  })

  it('is too late after the days of the policy', async () => {
    const { shop, ask } = await delivered(open)
    shop.clock.advance(4 * 86_400_000)
    await expect(ask(1)).rejects.toMatchObject({ code: 'return-too-late' })
  })
})

onEachDatabase('Money that was paid online', (open) => {
  it('goes back through the gateway once, without the delivery fee while a piece arrived in order', async () => {
    const shop = await openPaymentShop(await open())
    const desk = await openDesk(shop)
    const { _id } = await shop.order('razorpay', { products: [{ _id: 'dolo', quantity: 2 }] })
    const { response } = await shop.pay(await shop.open(_id), 'success')
    await shop.verify(_id, response)
    await deliver(shop, _id)
    const { returns } = await requestReturn(shop.app.context, shop.who.userId, {
      orderId: _id,
      kind: 'damaged',
      reason: 'One is crushed',
      lines: [{ line: 0, quantity: 1 }],
    })
    const id = returns[0]?.id ?? ''
    await desk.as('owner').post('/desk/return/approve', { ...(await seenReturn(desk, id)), words: '' })
    const received = { ...(await seenReturn(desk, id)), lines: [{ lineNo: 1, quantity: 1 }] }
    await desk.as('packer').post('/desk/return/receive', received)
    const judge = async (judgement: 'destroy' | 'restock') =>
      desk.as('pharmacist').post('/desk/return/judge', {
        ...(await seenReturn(desk, id)),
        lines: [{ lineNo: 1, judgement, refunded: 1 }],
      })
    expect(await judge('restock')).toMatchObject({ status: 422, code: 'damaged-not-restocked' })
    expect((await judge('destroy')).status).toBe(200)
    expect((await judge('destroy')).status).toBe(409)
    expect(await shop.refund()).toBe(1)
    expect(await shop.refund()).toBe(0)
    expect(await shop.read(_id)).toMatchObject({
      paymentStatus: 'partlyRefunded',
      returns: [{ refund: 80 }],
      refunds: [{ amount: 80, state: 'done' }],
    })
    const [note] = (await shop.read(_id)).creditNotes
    const { data } = await desk.as('support').get('/desk/creditNote', { number: note?.number ?? '' })
    expect(data).toMatchObject({ grandTotal: 80, deliveryLine: null, charge: 0 })
  })

  it('is asked for anew where its gateway has refused it, once', async () => {
    const shop = await openPaymentShop(await open())
    const desk = await openDesk(shop)
    const { _id } = await shop.order('razorpay')
    const { response } = await shop.pay(await shop.open(_id), 'success')
    await shop.verify(_id, response)
    const seen = (await desk.as('support').get('/desk/order', { id: _id })).data.version
    await desk.as('support').post('/desk/order/cancel', { id: _id, seen, reason: 'It is out of stock.' })
    await refuseRefunds(shop)
    const { data } = await desk.as('owner').get('/desk/money/refunds')
    expect(data).toMatchObject([{ orderId: _id, amount: 120 }])
    const body = { id: data[0].id }
    expect((await desk.as('owner').post('/desk/money/retryRefund', body)).status).toBe(200)
    expect((await desk.as('owner').post('/desk/money/retryRefund', body)).code).toBe('refund-not-failed')
    expect(await shop.refund()).toBe(1)
    expect(await shop.read(_id)).toMatchObject({
      endReason: 'It is out of stock.',
      paymentStatus: 'refunded',
      refunds: [{ amount: 120, state: 'done' }],
    })
  })
})

onEachDatabase('A refund that its gateway has made after all', (open) => {
  /** A part of a payment goes back; the gateway makes it, and the shop hears that it did not. */
  async function refusedLate() {
    const shop = await openPaymentShop(await open())
    const desk = await openDesk(shop)
    const { _id, orderNumber } = await shop.order('razorpay')
    const { response } = await shop.pay(await shop.open(_id), 'success')
    await shop.verify(_id, response)
    const part = { orderId: _id, reason: 'operator', amount: paise(4_000), isBeyondOwed: true }
    await inTransaction(shop.db, (trx) => giveBack(trx, shop.app.context, part))
    await shop.fail('razorpay', 'cut-off', 1, 2)
    expect(await shop.refund()).toBe(0)
    await refuseRefunds(shop)
    const { id } = await shop.db.selectFrom('refund').select('id').executeTakeFirstOrThrow()
    return { shop, desk, id, orderId: _id, number: String(orderNumber) }
  }

  it('is not made twice where it was asked for anew', async () => {
    const { shop, desk, id, orderId, number } = await refusedLate()
    expect((await desk.as('owner').post('/desk/money/retryRefund', { id })).status).toBe(200)
    expect(await shop.refund()).toBe(1)
    shop.clock.advance(61_000)
    expect(await shop.refund()).toBe(0)
    expect(await shop.read(orderId)).toMatchObject({
      paymentStatus: 'partlyRefunded',
      refunds: [{ amount: 40, state: 'done' }],
    })
    const charges = await (await fetch(`${shop.sandboxUrl}/payments/charges.json`)).json()
    const ours = charges.filter((one: { orderNumber: string }) => one.orderNumber.startsWith(number))
    expect(ours).toMatchObject([{ amount: 12_000, refunded: 4_000 }])
  })

  it('is shown once while it is under way, and is in nobody’s queue', async () => {
    const { shop, desk, id, orderId } = await refusedLate()
    await desk.as('owner').post('/desk/money/retryRefund', { id })
    expect((await shop.read(orderId)).refunds).toEqual([{ amount: 40, state: 'underway', at: null }])
    const seat = desk.as('owner')
    expect((await seat.get('/desk/order', { id: orderId })).data.refunds).toMatchObject([
      { state: 'pending' },
    ])
    expect((await seat.get('/desk/money/refunds')).data).toEqual([])
    expect((await seat.get('/desk/orders/counts')).data).toMatchObject({ money: 0 })
    const again = await seat.post('/desk/money/retryRefund', { id })
    expect(again).toMatchObject({ status: 409, code: 'refund-not-failed' })
  })
})

onEachDatabase('Cash that goes back without a return', (open) => {
  it('is due under Money, asked about, written in after a call, and paid', async () => {
    const { shop, who, desk, orderId, read } = await delivered(open)
    const seen = async () => (await desk.as('support').get('/desk/order', { id: orderId })).data.version
    const payBack = async (amount: number) =>
      desk.as('support').post('/desk/order/payBack', {
        id: orderId,
        seen: await seen(),
        amount,
        reason: 'The courier has taken the fee twice.',
      })
    expect((await payBack(40)).status).toBe(200)
    const { totalPrice } = await read()
    expect(await payBack(totalPrice - 39)).toMatchObject({ status: 422, code: 'pay-back-too-much' })
    expect((await read()).refunds).toEqual([
      { amount: 40, state: 'underway', at: null, isByHand: true, needsPayTo: true },
    ])
    const told = await shop.db
      .selectFrom('notification')
      .select('description')
      .where('title', 'like', 'We owe you%')
      .execute()
    expect(told).toEqual([{ description: expect.stringContaining('The courier has taken the fee twice.') }])
    const due = await desk.as('owner').get('/desk/money/payouts')
    expect(due.data).toMatchObject([{ hasPayTo: false, amount: 40 }])
    const { id } = due.data[0]
    const bank = {
      way: 'bank',
      holder: 'Meena Raman',
      accountNumber: '1234 5678 9012',
      ifsc: 'sbin0001234',
    } as const
    expect((await desk.as('support').post('/desk/money/writePayTo', { id, payTo: bank })).status).toBe(200)
    const row = await shop.db.selectFrom('payout').select('pay_to_sealed').executeTakeFirstOrThrow()
    expect(row.pay_to_sealed).not.toContain('9012')
    const written = await shop.db
      .selectFrom('audit')
      .select('after')
      .where('action', '=', 'payout.writePayTo')
      .executeTakeFirstOrThrow()
    expect(JSON.parse(String(written.after))).toEqual({ payTo: 'SBIN ••9012' })
    const late = await shop.call('POST /post/payTo', { token: who.token, body: { orderId, payTo: PAY_TO } })
    expect(late).toMatchObject({ status: 422, code: 'pay-to-not-needed' })
    const paid = { id, way: 'bank', reference: 'UTR9' } as const
    expect((await desk.as('owner').post('/desk/money/paidOut', paid)).status).toBe(200)
    const again = await desk.as('support').post('/desk/money/writePayTo', { id, payTo: bank })
    expect(again).toMatchObject({ status: 409, code: 'payout-not-due' })
    expect(await read()).toMatchObject({ refunds: [{ amount: 40, state: 'done' }] })
  })

  it('is asked about where what was said with a return cannot be read any more', async () => {
    const { shop, who, desk, orderId, id, read } = await received(open)
    await shop.db.updateTable('return_request').set({ pay_to_sealed: null }).execute()
    const lines = [{ lineNo: 1, judgement: 'restock' as const, refunded: 2 }]
    await desk.as('pharmacist').post('/desk/return/judge', { ...(await seenReturn(desk, id)), lines })
    expect((await read()).refunds).toMatchObject([{ needsPayTo: true }])
    const given = await shop.call('POST /post/payTo', { token: who.token, body: { orderId, payTo: PAY_TO } })
    expect(given.data.refunds[0].needsPayTo).toBeUndefined()
    const due = await desk.as('owner').get('/desk/money/payouts')
    expect(due.data).toMatchObject([{ hasPayTo: true, way: 'upi' }])
  })
})
