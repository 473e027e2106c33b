import { paise } from '@dawakit/core/money'
import { expect, it } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import { openDesk, seenReturn } from '../../../test/desk-shop.ts'
import { buyer, deliver, place } from '../../../test/ordering.ts'
import { openPaymentShop } from '../../../test/payment-shop.ts'
import { openTestShop } from '../../../test/test-shop.ts'
import { inTransaction } from '../../ground/database/in-transaction.ts'
import { requestReturn } from '../../money/returns/request-return.ts'
import { readBalance } from '../balance/read-balance.ts'
import { lockOrder } from '../read/lock-order.ts'
import { cancelOrder } from './cancel-order.ts'
import { giveBack } from './give-back.ts'

const REASON = 'The courier has taken the fee twice.'
const UPI = { way: 'upi', upiId: 'meena@okbank' } as const

type Open = () => Promise<Parameters<typeof openTestShop>[0]>

/** A cash order of ₹120 that has arrived. */
async function arrived(open: Open, { price = 8_000, env = {} as Record<string, string> } = {}) {
  const shop = await openTestShop(await open(), { env })
  await shop.db
    .updateTable('product')
    .set({ price_paise: price, mrp_paise: price })
    .where('id', '=', 'dolo')
    .execute()
  const who = await buyer(shop)
  const desk = await openDesk(shop)
  const { data } = await place(shop, who, { products: [{ _id: 'dolo', quantity: 1 }] })
  await deliver(shop, data._id)
  const id: string = data._id
  const support = desk.as('support')
  const look = async () => (await support.get('/desk/order', { id })).data
  const payBack = async (
    more: { amount: number; taken?: number; key?: string; seen?: string },
    by = support,
  ) => by.post('/desk/order/payBack', { id, seen: (await look()).version, reason: REASON, ...more })
  const payouts = () => shop.db.selectFrom('payout').select(['id', 'amount_paise', 'state']).execute()
  return { shop, who, desk, id, look, payBack, payouts }
}

onEachDatabase('Cash that goes back', (open) => {
  it('is not paid again by a return of what was paid back without one', async () => {
    const { shop, who, desk, id, payBack, payouts } = await arrived(open)
    const { returns } = await requestReturn(shop.app.context, who.userId, {
      orderId: id,
      kind: 'damaged',
      reason: 'Came open',
      lines: [{ line: 0, quantity: 1, batch: 'AB-1' }],
      payTo: UPI,
    })
    expect((await payBack({ amount: 120 })).status).toBe(200)
    const returnId = returns[0]?.id ?? ''
    const receive = { ...(await seenReturn(desk, returnId)) }
    await desk.as('support').post('/desk/return/approve', { ...receive, words: '' })
    await desk.as('packer').post('/desk/return/receive', {
      ...(await seenReturn(desk, returnId)),
      lines: [{ lineNo: 1, quantity: 1 }],
    })
    const judged = await desk.as('pharmacist').post('/desk/return/judge', {
      ...(await seenReturn(desk, returnId)),
      lines: [{ lineNo: 1, judgement: 'destroy', refunded: 1 }],
    })
    expect(judged.status).toBe(200)
    expect(await payouts()).toMatchObject([{ amount_paise: 12_000 }])
    expect(await readBalance(shop.db, id)).toMatchObject({ collected: 12_000, promisedBack: 12_000, owed: 0 })
  })

  it('goes back once, whoever else pays it back as they have seen the same', async () => {
    const { desk, look, payBack, payouts } = await arrived(open)
    const { version: seen } = await look()
    const both = await Promise.all([
      payBack({ amount: 40, seen }),
      payBack({ amount: 40, seen }, desk.as('owner')),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await payBack({ amount: 40, seen })).toMatchObject({ status: 409, code: 'order-changed' })
    expect(await payouts()).toHaveLength(1)
  })

  it('goes back once for one key, and not at all for the key with another amount', async () => {
    const { look, payBack, payouts } = await arrived(open)
    const { version: seen } = await look()
    expect((await payBack({ amount: 40, seen, key: 'dialog-1' })).status).toBe(200)
    expect((await payBack({ amount: 40, seen, key: 'dialog-1' })).status).toBe(200)
    expect(await payBack({ amount: 50, seen, key: 'dialog-1' })).toMatchObject({
      status: 422,
      code: 'idempotency-mismatch',
    })
    expect(await payouts()).toMatchObject([{ amount_paise: 4_000 }])
  })

  it('has at most two decimals, and is a sum that there is', async () => {
    const { payBack, payouts } = await arrived(open)
    for (const amount of [10.005, 1e300, -1, 0.001]) {
      expect(await payBack({ amount })).toMatchObject({ status: 400 })
    }
    expect(await payouts()).toEqual([])
  })

  it('is never more than was taken, whatever was paid back before', async () => {
    const { payBack, payouts } = await arrived(open)
    expect((await payBack({ amount: 100 })).status).toBe(200)
    expect(await payBack({ amount: 20.01 })).toMatchObject({ status: 422, code: 'pay-back-too-much' })
    expect(await payBack({ amount: 0 })).toMatchObject({ status: 422, code: 'pay-back-too-much' })
    expect((await payBack({ amount: 20 })).status).toBe(200)
    expect(await payouts()).toHaveLength(2)
  })

  it('is what the courier took beyond the price, where the desk writes that down', async () => {
    const { shop, id, payBack } = await arrived(open)
    expect((await payBack({ amount: 40, taken: 160 })).status).toBe(200)
    expect(await readBalance(shop.db, id)).toMatchObject({ collected: 16_000, promisedBack: 4_000, owed: 0 })
    expect(await payBack({ amount: 120.01, taken: 160 })).toMatchObject({ code: 'pay-back-too-much' })
  })

  it('above a set sum is marked as paid by somebody who neither opened it nor wrote where it goes', async () => {
    const { shop, desk, payBack, payouts } = await arrived(open, { price: 300_000 })
    expect((await payBack({ amount: 2000.01 })).status).toBe(200)
    const [{ id } = { id: '' }] = await payouts()
    const paid = { id, way: 'upi', reference: 'UTR-1' } as const
    const second = await desk.join('support')
    await second.post('/desk/money/writePayTo', { id, payTo: UPI })
    const refused = { status: 422, code: 'payout-needs-another' }
    expect(await desk.as('support').post('/desk/money/paidOut', paid)).toMatchObject(refused)
    expect(await second.post('/desk/money/paidOut', paid)).toMatchObject(refused)
    expect((await desk.as('owner').post('/desk/money/paidOut', { ...paid, key: 'k' })).status).toBe(200)
    expect((await desk.as('owner').post('/desk/money/paidOut', { ...paid, key: 'k' })).status).toBe(200)
    expect((await desk.as('owner').post('/desk/money/payTo', { id })).data).toEqual(UPI)
    expect(await shop.db.selectFrom('payout').select('pay_to_sealed').execute()).not.toEqual([
      { pay_to_sealed: null },
    ])
  })

  it('up to that sum is one person’s work', async () => {
    const { desk, payBack, payouts } = await arrived(open, { price: 300_000 })
    await payBack({ amount: 2000 })
    const [{ id } = { id: '' }] = await payouts()
    const paid = { id, way: 'upi', reference: 'UTR-1' } as const
    expect((await desk.as('support').post('/desk/money/paidOut', paid)).status).toBe(200)
  })
})

onEachDatabase('Money that was paid online', (open) => {
  async function paid(database = open) {
    const shop = await openPaymentShop(await database())
    const { _id } = await shop.order('razorpay')
    const { response } = await shop.pay(await shop.open(_id), 'success')
    await shop.verify(_id, response)
    const give = (amount: number) =>
      inTransaction(shop.db, async (trx) => {
        await lockOrder(trx, _id)
        const giving = { orderId: _id, amount: paise(amount), reason: 'operator', isBeyondOwed: true }
        return giveBack(trx, shop.app.context, giving)
      })
    return { shop, id: _id, give }
  }

  it('goes back another way where it is less than the gateway refunds, and the customer is asked where', async () => {
    const { shop, id, give } = await paid()
    expect(await give(99)).toMatchObject({ amount: 99, byHand: 99 })
    expect(await shop.read(id)).toMatchObject({
      refunds: [{ amount: 0.99, state: 'underway', needsPayTo: true }],
    })
    expect(await shop.refund()).toBe(0)
    expect(await give(100)).toMatchObject({ amount: 100, byHand: 0 })
    expect(await shop.refund()).toBe(1)
    const desk = await openDesk(shop)
    const [payout] = await shop.db.selectFrom('payout').select('id').execute()
    const done = { id: payout?.id ?? '', way: 'upi', reference: 'UTR-9' } as const
    expect((await desk.as('owner').post('/desk/money/paidOut', done)).status).toBe(200)
    expect(await readBalance(shop.db, id)).toMatchObject({ wentBack: 199, promisedBack: 0 })
    expect((await readBalance(shop.db, id)).pots.get(null)).toBeUndefined()
  })

  it('is promised once to those who ask for all of it at the same moment', async () => {
    const { shop, id, give } = await paid()
    const given = await Promise.all([give(12_000), give(12_000), cancelOrder(shop.app.context, id)])
    expect(given).toHaveLength(3)
    expect(await readBalance(shop.db, id)).toMatchObject({ collected: 12_000, promisedBack: 12_000 })
    const rows = await shop.db.selectFrom('refund').select('amount_paise').execute()
    expect(rows).toEqual([{ amount_paise: 12_000 }])
  })
})
