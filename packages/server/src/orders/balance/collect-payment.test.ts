import { paise } from '@dawakit/core/money'
import { expect, it } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import { buyer, place } from '../../../test/ordering.ts'
import { openTestShop } from '../../../test/test-shop.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { collectPayment } from './collect-payment.ts'
import { readBalance } from './read-balance.ts'

async function addPayment(db: Database, id: string, orderId: string): Promise<void> {
  await db
    .insertInto('payment')
    .values({
      id,
      order_id: orderId,
      provider: 'razorpay',
      provider_order_id: id,
      provider_payment_id: id,
      amount_paise: 12_000,
      captured_paise: null,
      currency: 'INR',
      status: 'authorized',
      created_at: 1,
      updated_at: 1,
      next_poll_at: null,
    })
    .execute()
}

onEachDatabase('A payment that is captured', (open) => {
  /** An order of 120.00 with two payments, of which a gateway has captured none. */
  async function authorised() {
    const shop = await openTestShop(await open())
    const { data } = await place(shop, await buyer(shop), { paymentMethod: 'razorpay' })
    const { db } = shop
    const orderId: string = data._id
    await addPayment(db, 'one', orderId)
    await addPayment(db, 'two', orderId)
    return {
      /** Asked back of a payment. */
      async ask(id: string, paymentId: string, amount: number, status: 'pending' | 'failed' = 'pending') {
        await db
          .insertInto('refund')
          .values({
            ...{ id, payment_id: paymentId, order_id: orderId, idempotency_key: id, amount_paise: amount },
            ...{ status, provider_refund_id: null, reason: 'cancelled', asked_at: null },
            ...{ created_at: 1, updated_at: 1 },
          })
          .execute()
      },
      capture: (id: string, amount = 12_000) =>
        collectPayment(db, { id, orderId, amount: paise(amount), now: 2 }),
      balance: () => readBalance(db, orderId),
      async refunds() {
        const rows = await db.selectFrom('refund').select(['id', 'amount_paise']).orderBy('id').execute()
        return rows.map(({ id, amount_paise }) => `${id} ${amount_paise}`)
      },
    }
  }

  it('is collected once, and what was asked back of it stays asked', async () => {
    const { ask, capture, balance, refunds } = await authorised()
    await ask('a', 'one', 12_000)
    await capture('one')
    await capture('one')
    expect(await balance()).toMatchObject({ collected: 12_000, promisedBack: 12_000 })
    expect(await refunds()).toEqual(['a 12000'])
  })

  it('promises what was asked back of it, not of another', async () => {
    const { ask, capture, balance, refunds } = await authorised()
    await ask('a', 'one', 5_000)
    await ask('b', 'two', 7_000)
    await capture('one')
    const { promisedBack, pots } = await balance()
    expect(promisedBack).toBe(5_000)
    expect(pots.get('one')).toMatchObject({ promisedBack: 5_000, left: 7_000 })
    expect(await refunds()).toEqual(['a 5000', 'b 7000'])
  })

  it('promises no refund again that has failed', async () => {
    const { ask, capture, balance } = await authorised()
    await ask('a', 'one', 5_000, 'failed')
    await capture('one')
    expect(await balance()).toMatchObject({ collected: 12_000, promisedBack: 0 })
  })

  it('promises no more than it brought, the first asked first', async () => {
    const { ask, capture, balance, refunds } = await authorised()
    await ask('a', 'one', 4_000)
    await ask('b', 'one', 12_000)
    await ask('c', 'one', 1_000)
    await capture('one', 10_000)
    expect((await balance()).pots.get('one')).toMatchObject({ promisedBack: 10_000, left: 0 })
    expect(await refunds()).toEqual(['a 4000', 'b 6000'])
  })
})
