import { expect, it } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import { openDesk } from '../../../test/desk-shop.ts'
import { buyer, deliver, place } from '../../../test/ordering.ts'
import { openPaymentShop } from '../../../test/payment-shop.ts'
import { refuseRefunds } from '../../../test/refuse-refunds.ts'
import { openTestShop } from '../../../test/test-shop.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { cancelOrder } from '../change/cancel-order.ts'
import { readBalance } from './read-balance.ts'
import { writeEntry } from './write-entry.ts'

const journal = async (db: Database, orderId: string) => {
  const rows = await db
    .selectFrom('money_entry')
    .select(['kind', 'debit', 'credit', 'amount_paise'])
    .where('order_id', '=', orderId)
    .execute()
  return rows
    .map(({ kind, debit, credit, amount_paise }) => `${kind} ${debit} ${credit} ${amount_paise}`)
    .sort()
}

onEachDatabase('The journal of an order', (open) => {
  it('says what a cash order is charged, invoiced and has paid at the door', async () => {
    const shop = await openTestShop(await open())
    const who = await buyer(shop)
    const { data } = await place(shop, who, { products: [{ _id: 'dolo', quantity: 1 }] })
    expect(await journal(shop.db, data._id)).toEqual(['charged customer order 12000'])
    await deliver(shop, data._id)
    expect(await journal(shop.db, data._id)).toEqual([
      'charged customer order 12000',
      'collected cash customer 12000',
      'invoiced order sales 12000',
    ])
    expect(await readBalance(shop.db, data._id)).toMatchObject({ owed: 0, collected: 12_000 })
  })

  it('says how a payment was collected, promised back and went back', async () => {
    const shop = await openPaymentShop(await open())
    const { _id } = await shop.order('razorpay')
    const { response } = await shop.pay(await shop.open(_id), 'success')
    await shop.verify(_id, response)
    await cancelOrder(shop.app.context, _id)
    expect(await readBalance(shop.db, _id)).toMatchObject({ charged: 0, promisedBack: 12_000, owed: 0 })
    expect(await shop.refund()).toBe(1)
    expect(await journal(shop.db, _id)).toEqual([
      'charged customer order 12000',
      'collected gateway customer 12000',
      'lessened order customer 12000',
      'promised customer promised 12000',
      'wentBack promised gateway 12000',
    ])
    expect(await readBalance(shop.db, _id)).toMatchObject({ promisedBack: 0, wentBack: 12_000, owed: 0 })
  })

  it('promises what is only authorised when it is captured, not before', async () => {
    const shop = await openPaymentShop(await open())
    const { _id } = await shop.order('razorpay')
    const { response } = await shop.pay(await shop.open(_id), 'late')
    await shop.verify(_id, response)
    await cancelOrder(shop.app.context, _id)
    expect(await readBalance(shop.db, _id)).toMatchObject({ collected: 0, promisedBack: 0, owed: 0 })
    await shop.settled()
    await shop.reconcile()
    expect(await readBalance(shop.db, _id)).toMatchObject({
      collected: 12_000,
      promisedBack: 12_000,
      owed: 0,
    })
    expect(await shop.refund()).toBe(1)
    expect(await readBalance(shop.db, _id)).toMatchObject({ wentBack: 12_000, promisedBack: 0, owed: 0 })
  })

  it('owes the customer again what a gateway has refused to refund', async () => {
    const shop = await openPaymentShop(await open())
    const desk = await openDesk(shop)
    const { _id } = await shop.order('razorpay')
    const { response } = await shop.pay(await shop.open(_id), 'success')
    await shop.verify(_id, response)
    await cancelOrder(shop.app.context, _id)
    await refuseRefunds(shop)
    expect(await readBalance(shop.db, _id)).toMatchObject({ promisedBack: 0, owed: -12_000 })
    const [failed] = (await desk.as('owner').get('/desk/money/refunds')).data
    await desk.as('owner').post('/desk/money/retryRefund', { id: failed.id })
    expect(await readBalance(shop.db, _id)).toMatchObject({ promisedBack: 12_000, owed: 0 })
  })

  it('charges an order again that stands again', async () => {
    const shop = await openPaymentShop(await open())
    const { _id } = await shop.order('razorpay')
    const attempt = await shop.open(_id)
    await shop.expire()
    expect(await readBalance(shop.db, _id)).toMatchObject({ charged: 0, owed: 0 })
    const { response } = await shop.pay(attempt, 'success')
    await shop.verify(_id, response)
    expect(await readBalance(shop.db, _id)).toMatchObject({ charged: 12_000, collected: 12_000, owed: 0 })
  })

  it('lets an order that stands again end again, in the same moment', async () => {
    const shop = await openPaymentShop(await open())
    const { _id } = await shop.order('razorpay')
    const attempt = await shop.open(_id)
    await shop.expire()
    const { response } = await shop.pay(attempt, 'success')
    await shop.verify(_id, response)
    await cancelOrder(shop.app.context, _id)
    expect(await readBalance(shop.db, _id)).toMatchObject({ charged: 0, promisedBack: 12_000, owed: 0 })
  })

  it('takes the same happening once', async () => {
    const shop = await openTestShop(await open())
    const { data } = await place(shop, await buyer(shop), { products: [{ _id: 'dolo', quantity: 1 }] })
    const { charged } = await readBalance(shop.db, data._id)
    const again = { orderId: data._id, kind: 'charged', amount: charged, subject: data._id, at: 1 } as const
    expect(await writeEntry(shop.db, again)).toBe(false)
    expect((await readBalance(shop.db, data._id)).charged).toBe(12_000)
  })
})
