import { expect, it } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import { openDesk, seenReturn } from '../../../test/desk-shop.ts'
import { buyer, place, stockOf } from '../../../test/ordering.ts'
import { openTestShop } from '../../../test/test-shop.ts'
import { moveOrder } from '../../orders/change/move-order.ts'

onEachDatabase('An order that the pharmacy cancels', (open) => {
  it('ends with the reason, gives its pieces back, and tells the customer', async () => {
    const shop = await openTestShop(await open())
    const who = await buyer(shop)
    const desk = await openDesk(shop)
    const before = await stockOf(shop.db, 'dolo')
    const { data } = await place(shop, who, { products: [{ _id: 'dolo', quantity: 2 }] })
    await moveOrder(shop.app.context, data._id, 'confirmed')
    const seen = (await desk.as('support').get('/desk/order', { id: data._id })).data.version
    const cancel = (reason: string) =>
      desk.as('support').post('/desk/order/cancel', { id: data._id, seen, reason })
    expect(await cancel('')).toMatchObject({ status: 422, code: 'reason-needed' })
    expect((await cancel('Nobody is at the address.')).status).toBe(200)
    expect(await cancel('Again')).toMatchObject({ status: 409, code: 'order-changed' })
    expect(await stockOf(shop.db, 'dolo')).toEqual(before)
    const ended = await shop.call('GET /get/userOrder', { token: who.token, query: { id: data._id } })
    expect(ended.data).toMatchObject({ isCanceled: true, endReason: 'Nobody is at the address.' })
  })

  it('keeps pieces off the shelf that are under way, until they came back and were judged', async () => {
    const shop = await openTestShop(await open())
    const who = await buyer(shop)
    const desk = await openDesk(shop)
    const before = await stockOf(shop.db, 'dolo')
    const { data } = await place(shop, who, { products: [{ _id: 'dolo', quantity: 2 }] })
    await moveOrder(shop.app.context, data._id, 'onTheWay')
    const seenBy = (await desk.as('packer').get('/desk/order', { id: data._id })).data.version
    const took = { id: data._id, seen: seenBy, reason: 'Nobody home' }
    const back = await desk.as('packer').post('/desk/order/takeBack', took)
    expect(await desk.as('support').post('/desk/order/takeBack', took)).toMatchObject({
      code: 'order-changed',
    })
    expect(back).toMatchObject({ status: 200, data: { kind: 'undelivered', state: 'received' } })
    expect((await stockOf(shop.db, 'dolo')).free).toBe(before.free - 2)
    const judged = await desk.as('pharmacist').post('/desk/return/judge', {
      ...(await seenReturn(desk, back.data.id)),
      lines: [{ lineNo: 1, judgement: 'restock', refunded: 0 }],
    })
    expect(judged.status).toBe(200)
    expect(await stockOf(shop.db, 'dolo')).toEqual(before)
    const seen = await shop.call('GET /get/userOrder', { token: who.token, query: { id: data._id } })
    expect(seen.data).toMatchObject({ isCanceled: true, endReason: 'Nobody home', creditNotes: [] })
  })
})

onEachDatabase('A parcel that the courier brings back', (open) => {
  async function sent(quantities: readonly number[]) {
    const shop = await openTestShop(await open())
    const who = await buyer(shop)
    const desk = await openDesk(shop)
    const before = await stockOf(shop.db, 'dolo')
    const pieces = quantities.reduce((sum, one) => sum + one, 0)
    const { data } = await place(shop, who, { products: [{ _id: 'dolo', quantity: pieces }] })
    const id = data._id as string
    const seen = async () => (await desk.as('packer').get('/desk/order', { id })).data.version as string
    for (const [index, quantity] of quantities.entries()) {
      const lines = [{ lineNo: 1, quantity, batch: 'B7-01', expiresOn: '2027-06' }]
      await desk.as('packer').post('/desk/parcel/pack', { id, seen: await seen(), lines })
      const parcel = { id, parcel: index + 1, courier: 'Delhivery', trackingNumber: `10${index}` }
      await desk.as('packer').post('/desk/parcel/handOver', { ...parcel, seen: await seen() })
    }
    const read = async () => (await shop.call('GET /get/userOrder', { token: who.token, query: { id } })).data
    const bring = async (parcel: number) => {
      const body = { id, parcel, seen: await seen(), reason: 'Nobody at home' }
      await desk.as('packer').post('/desk/parcel/undelivered', body)
      return (await read()).returns[0].id as string
    }
    const judge = async (returnId: string, refunded: number) =>
      desk.as('pharmacist').post('/desk/return/judge', {
        ...(await seenReturn(desk, returnId)),
        lines: [{ lineNo: 1, judgement: 'restock', refunded }],
      })
    return { shop, desk, id, seen, read, bring, judge, before }
  }

  it('ends its order once it was judged, where nothing else of it has arrived', async () => {
    const { shop, read, bring, judge, before } = await sent([2])
    const id = await bring(1)
    expect((await stockOf(shop.db, 'dolo')).free).toBe(before.free - 2)
    expect((await judge(id, 0)).status).toBe(200)
    expect(await read()).toMatchObject({
      isCanceled: true,
      endReason: 'Nobody at home',
      returns: [{ kind: 'undelivered', state: 'closed' }],
    })
    expect(await stockOf(shop.db, 'dolo')).toEqual(before)
  })

  it('waits for the other parcels, and is credited without the delivery fee when they have arrived', async () => {
    const { desk, id: orderId, seen, read, bring, judge } = await sent([2, 1])
    const id = await bring(1)
    expect(await judge(id, 2)).toMatchObject({ code: 'other-parcels-first' })
    await desk.as('packer').post('/desk/parcel/delivered', { id: orderId, parcel: 2, seen: await seen() })
    expect(await read()).toMatchObject({ deliveryStatus: 'delivered', totalPrice: 280 })
    expect((await judge(id, 2)).data).toMatchObject({ state: 'closed', refund: 160 })
    expect(await read()).toMatchObject({ creditNotes: [{ number: 'CN/26-27/000001' }], isCanceled: false })
  })
})
