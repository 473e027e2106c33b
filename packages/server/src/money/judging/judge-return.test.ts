import { paise } from '@dawakit/core/money'
import { expect, it } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import { openDesk, seenReturn } from '../../../test/desk-shop.ts'
import { buyer, deliver, place } from '../../../test/ordering.ts'
import { openTestShop } from '../../../test/test-shop.ts'
import { readBalance } from '../../orders/balance/read-balance.ts'
import { requestReturn } from '../returns/request-return.ts'

onEachDatabase('What is paid back for a line', (open) => {
  /** A return of some pieces of three that were delivered, all of them received. */
  async function received() {
    const shop = await openTestShop(await open())
    const who = await buyer(shop)
    const desk = await openDesk(shop)
    const { data } = await place(shop, who, { products: [{ _id: 'dolo', quantity: 3 }] })
    const orderId = data._id as string
    await deliver(shop, orderId)
    const ask = async (quantity: number) => {
      const { returns } = await requestReturn(shop.app.context, who.userId, {
        orderId,
        kind: 'wrong',
        reason: 'Another medicine',
        lines: [{ line: 0, quantity, batch: 'AB-1' }],
        payTo: { way: 'upi', upiId: 'meena@okbank' },
      })
      const id = returns.find(({ state }) => state === 'requested')?.id ?? ''
      await desk.as('support').post('/desk/return/approve', { ...(await seenReturn(desk, id)), words: '' })
      const lines = [{ lineNo: 1, quantity }]
      await desk.as('packer').post('/desk/return/receive', { ...(await seenReturn(desk, id)), lines })
      return id
    }
    const judge = async (id: string, refunded: number) =>
      desk.as('pharmacist').post('/desk/return/judge', {
        ...(await seenReturn(desk, id)),
        lines: [{ lineNo: 1, judgement: 'destroy', refunded }],
      })
    const feeOf = async (id: string) =>
      (
        await shop.db
          .selectFrom('return_request')
          .select('delivery_paise')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
      ).delivery_paise
    const payBack = async (amount: number) =>
      desk.as('support').post('/desk/order/payBack', {
        id: orderId,
        seen: (await desk.as('support').get('/desk/order', { id: orderId })).data.version,
        amount,
        reason: 'The courier took too much.',
      })
    const money = () => readBalance(shop.db, orderId)
    return { shop, ask, judge, feeOf, payBack, money }
  }

  it('is never more than was delivered, whatever a return says', async () => {
    const { shop, ask, judge } = await received()
    expect((await judge(await ask(2), 2)).status).toBe(200)
    const id = await ask(1)
    await shop.db
      .updateTable('return_line')
      .set({ quantity: 2, received_quantity: 2 })
      .where('return_id', '=', id)
      .execute()
    expect((await judge(id, 2)).code).toBe('return-quantity-not-right')
    expect((await judge(id, 1)).status).toBe(200)
  })

  it('has the delivery fee once', async () => {
    const { shop, ask, judge, feeOf } = await received()
    const first = await ask(2)
    await judge(first, 2)
    expect(await feeOf(first)).toBe(0)
    const second = await ask(1)
    await shop.db
      .updateTable('return_request')
      .set({ delivery_paise: paise(1) })
      .where('id', '=', first)
      .execute()
    await judge(second, 1)
    expect(await feeOf(second)).toBe(0)
  })

  it('has what is left of a delivery fee of which a part went back before', async () => {
    const { ask, judge, feeOf, payBack, money } = await received()
    const id = await ask(3)
    expect((await payBack(250)).status).toBe(200)
    expect((await judge(id, 3)).status).toBe(200)
    expect(await feeOf(id)).toBe(paise(3_000))
    expect(await money()).toMatchObject({
      invoiced: 28_000,
      credited: 28_000,
      collected: 28_000,
      promisedBack: 28_000,
      owed: 0,
    })
  })

  it('has the delivery fee with the last of a wrong order', async () => {
    const { ask, judge, feeOf } = await received()
    await judge(await ask(2), 2)
    const last = await ask(1)
    await judge(last, 1)
    expect(await feeOf(last)).toBeGreaterThan(0)
  })
})
