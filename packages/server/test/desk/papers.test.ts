import type { DeskOrder } from '@dawakit/core/contract'
import { expect, it } from 'vitest'
import { onEachDatabase } from '../databases.ts'
import { openDesk } from '../desk-shop.ts'
import { addCoupon, buyer, deliver, place } from '../ordering.ts'
import { openTestShop } from '../test-shop.ts'

const B7 = { batch: 'B7', expiresOn: '2027-06' }

onEachDatabase('The papers of the desk', (open) => {
  async function openShop() {
    const shop = await openTestShop(await open())
    const desk = await openDesk(shop)
    await shop.db
      .updateTable('product')
      .set({ sku: 'D-650', is_cold_chain: 1 })
      .where('id', '=', 'dolo')
      .execute()
    const seat = desk.as('packer')
    const look = async (id: string): Promise<DeskOrder> => (await seat.get('/desk/order', { id })).data
    const pack = async (id: string, quantity: number): Promise<DeskOrder> => {
      const lines = [{ lineNo: 1, quantity, ...B7 }]
      const packed = await seat.post('/desk/parcel/pack', { id, seen: (await look(id)).version, lines })
      expect(packed.code).toBeUndefined()
      return packed.data
    }
    const rowsOf = (action: string) =>
      shop.db
        .selectFrom('audit')
        .select(['staff_name', 'order_id', 'after'])
        .where('action', '=', action)
        .orderBy('after')
        .execute()
    return { shop, desk, seat, pack, rowsOf }
  }

  it('list what is left to pack of several orders by product, and leave out what waits for nothing', async () => {
    const { shop, seat, pack } = await openShop()
    const ids: string[] = []
    const numbers: string[] = []
    for (const [mobile, quantity] of [
      ['9876543210', 3],
      ['9876543211', 2],
      ['9876543212', 1],
    ] as const) {
      const products = [{ _id: 'dolo', quantity }]
      const { data } = await place(shop, await buyer(shop, mobile), { products })
      ids.push(data._id)
      numbers.push(data.orderNumber)
      shop.clock.now += 1000
    }
    const [first = '', , third = ''] = ids
    await pack(first, 1)
    await pack(third, 1)
    const list = await seat.post('/desk/pickList', { orders: [...ids.toReversed(), 'unknown'] })
    expect(list.data.orders).toEqual(numbers.slice(0, 2))
    expect(list.data.lines).toMatchObject([
      {
        sku: 'D-650',
        quantity: 4,
        isColdChain: true,
        isPrescriptionNeeded: false,
        orders: [
          { number: numbers[0], quantity: 2 },
          { number: numbers[1], quantity: 2 },
        ],
      },
    ])
    for (const orders of [[third], []]) {
      const none = await seat.post('/desk/pickList', { orders })
      expect([none.status, none.code]).toEqual([409, 'nothing-to-pack'])
    }
  })

  it('say of a parcel who sends it to whom, what is in it, what comes later, and what is collected', async () => {
    const { shop, seat, pack, rowsOf } = await openShop()
    const who = await buyer(shop)
    await addCoupon(shop.db)
    const products = [{ _id: 'dolo', quantity: 3 }]
    const { data } = await place(shop, who, { products, coupon: 'CARE10' })
    const { _id: id, orderNumber } = data
    await pack(id, 1)
    const { parcels } = await pack(id, 2)
    const papers = []
    for (const parcel of parcels) papers.push((await seat.get('/desk/parcelPaper', { id: parcel.id })).data)
    const [first, second] = papers
    expect(first).toMatchObject({
      orderNumber,
      parcel: 1,
      sender: { name: shop.app.context.config.store.name, gstin: shop.app.context.config.store.gstin },
      recipient: { name: 'Meena Raman', pincode: '600001', contactNumber: '9876543210' },
      lines: [{ sku: 'D-650', quantity: 1, ...B7, isColdChain: true }],
      later: [{ sku: 'D-650', quantity: 2 }],
      courier: '',
      isColdChain: true,
    })
    expect(second).toMatchObject({ parcel: 2, lines: [{ quantity: 2 }], later: [] })
    const paise = papers.map(({ collect }) => Math.round(collect * 100))
    expect(paise[0]! + paise[1]!).toBe(Math.round(data.totals.total * 100))
    expect(await rowsOf('parcel.paper')).toEqual([
      { staff_name: 'Ravi Kumar', order_id: id, after: '{"parcel":1}' },
      { staff_name: 'Ravi Kumar', order_id: id, after: '{"parcel":2}' },
    ])
    const unknown = await seat.get('/desk/parcelPaper', { id: 'unknown' })
    expect([unknown.status, unknown.code]).toEqual([404, 'parcel-not-found'])
  })

  it('collect nothing for what is paid', async () => {
    const { shop, seat, pack } = await openShop()
    const { data } = await place(shop, await buyer(shop))
    await shop.db.updateTable('orders').set({ payment_status: 'paid' }).execute()
    const [parcel] = (await pack(data._id, 1)).parcels
    expect((await seat.get('/desk/parcelPaper', { id: parcel?.id ?? '' })).data.collect).toBeNull()
  })

  it('have the invoice once it is issued, and every look at one is written down', async () => {
    const { shop, desk, rowsOf } = await openShop()
    const who = await buyer(shop)
    const { _id: id } = (await place(shop, who)).data
    const seat = desk.as('support')
    const early = await seat.get('/desk/invoice', { orderId: id })
    expect([early.status, early.code]).toEqual([422, 'invoice-after-delivery'])
    expect((await seat.get('/desk/invoice', { orderId: 'unknown' })).status).toBe(404)
    expect(await rowsOf('invoice.look')).toEqual([])
    await deliver(shop, id)
    const invoice = await seat.get('/desk/invoice', { orderId: id })
    const own = await shop.call('GET /get/invoice', { token: who.token, query: { orderId: id } })
    expect(invoice.data).toEqual(own.data)
    expect(await rowsOf('invoice.look')).toEqual([{ staff_name: 'Selvi Mani', order_id: id, after: null }])
  })
})
