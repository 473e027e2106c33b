import { expect, it } from 'vitest'
import { requestReturn } from '../../src/money/returns/request-return.ts'
import { cancelOrder } from '../../src/orders/change/cancel-order.ts'
import { onEachDatabase } from '../databases.ts'
import { openDesk, seenReturn } from '../desk-shop.ts'
import { buyer, deliver, place } from '../ordering.ts'
import { openPaymentShop } from '../payment-shop.ts'
import { refuseRefunds } from '../refuse-refunds.ts'
import { openTestShop } from '../test-shop.ts'

const MISMATCH = { status: 422, code: 'idempotency-mismatch' }

onEachDatabase('What a dialog of the desk sends twice', (open) => {
  it('cancels an order once', async () => {
    const shop = await openTestShop(await open())
    const support = (await openDesk(shop)).as('support')
    const { data } = await place(shop, await buyer(shop), {})
    const { version: seen } = (await support.get('/desk/order', { id: data._id })).data
    const sent = { id: data._id, seen, reason: 'Nobody answers.', key: 'dialog' }
    const first = await support.post('/desk/order/cancel', sent)
    expect(first.status).toBe(200)
    expect((await support.post('/desk/order/cancel', sent)).data).toEqual(first.data)
    expect(await support.post('/desk/order/cancel', { ...sent, reason: 'Another.' })).toMatchObject(MISMATCH)
  })

  it('judges a return once', async () => {
    const shop = await openTestShop(await open())
    const who = await buyer(shop)
    const desk = await openDesk(shop)
    const { data } = await place(shop, who, {})
    await deliver(shop, data._id)
    const { returns } = await requestReturn(shop.app.context, who.userId, {
      orderId: data._id,
      kind: 'damaged',
      reason: 'Came open',
      lines: [{ line: 0, quantity: 1, batch: 'AB-1' }],
      payTo: { way: 'upi', upiId: 'meena@okbank' },
    })
    const id = returns[0]?.id ?? ''
    await desk.as('support').post('/desk/return/approve', { ...(await seenReturn(desk, id)), words: '' })
    const lines = [{ lineNo: 1, quantity: 1 }]
    await desk.as('packer').post('/desk/return/receive', { ...(await seenReturn(desk, id)), lines })
    const judged = { lineNo: 1, judgement: 'destroy', refunded: 1 } as const
    const sent = { ...(await seenReturn(desk, id)), lines: [judged], key: 'dialog' }
    const judge = (more: object) => desk.as('pharmacist').post('/desk/return/judge', { ...sent, ...more })
    const first = await judge({})
    expect(first.status).toBe(200)
    expect((await judge({})).data).toEqual(first.data)
    expect(await judge({ lines: [{ ...judged, judgement: 'restock' }] })).toMatchObject(MISMATCH)
    expect(await shop.db.selectFrom('payout').select('id').execute()).toHaveLength(1)
  })

  it('asks once for a refund anew', async () => {
    const shop = await openPaymentShop(await open())
    const owner = (await openDesk(shop)).as('owner')
    const { _id } = await shop.order('razorpay')
    const { response } = await shop.pay(await shop.open(_id), 'success')
    await shop.verify(_id, response)
    await cancelOrder(shop.app.context, _id)
    await refuseRefunds(shop)
    const [{ id }] = (await owner.get('/desk/money/refunds')).data
    const retry = () => owner.post('/desk/money/retryRefund', { id, key: 'dialog' })
    expect([(await retry()).status, (await retry()).status]).toEqual([200, 200])
    expect(await shop.db.selectFrom('refund').select('id').execute()).toHaveLength(2)
  })

  it('is done by each of two colleagues who have the same key', async () => {
    const shop = await openTestShop(await open())
    const desk = await openDesk(shop)
    const { data } = await place(shop, await buyer(shop), {})
    const { version: seen } = (await desk.as('owner').get('/desk/order', { id: data._id })).data
    const sent = { id: data._id, seen, reason: 'Nobody answers.', key: 'dialog' }
    expect((await desk.as('support').post('/desk/order/cancel', sent)).status).toBe(200)
    expect(await desk.as('owner').post('/desk/order/cancel', sent)).toMatchObject({
      status: 409,
      code: 'order-changed',
    })
  })
})
