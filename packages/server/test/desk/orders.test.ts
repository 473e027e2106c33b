import { expect, it } from 'vitest'
import { onEachDatabase } from '../databases.ts'
import { openDesk } from '../desk-shop.ts'
import { approveLines, buyer, deliver, order, place } from '../ordering.ts'
import { openTestShop } from '../test-shop.ts'

onEachDatabase('The orders at the desk', (open) => {
  async function openAll() {
    const shop = await openTestShop(await open())
    return { shop, desk: await openDesk(shop), who: await buyer(shop) }
  }

  it('stand in the queue of what is to be done, oldest first, and are counted there', async () => {
    const { shop, desk, who } = await openAll()
    const first = (await place(shop, who)).data
    shop.clock.advance(60_000)
    const second = (await place(shop, who, { products: [{ _id: 'dolo', quantity: 2 }] })).data
    const seat = desk.as('packer')
    const listed = await seat.get('/desk/orders', { queue: 'pack' })
    expect(listed.totalCount).toBe(2)
    expect(listed.data.map(({ number }: { number: string }) => number)).toEqual([
      first.orderNumber,
      second.orderNumber,
    ])
    expect(listed.data[1]).toMatchObject({
      standing: 'pending',
      isPlaced: true,
      review: null,
      packing: 'none',
      name: 'Meena Raman',
      cityName: 'Chennai',
      lineCount: 1,
      pieceCount: 2,
    })
    const counts = await seat.get('/desk/orders/counts')
    expect(counts.data).toEqual({
      prescription: 0,
      pack: 2,
      handOver: 0,
      unpack: 0,
      onTheWay: 0,
      back: 0,
      money: 0,
    })
    await deliver(shop, first._id)
    expect((await seat.get('/desk/orders/counts')).data).toMatchObject({ pack: 1, onTheWay: 0 })
  })

  it('wait for the pharmacist before they wait for a packer', async () => {
    const { shop, desk, who } = await openAll()
    const placed = (await place(shop, who)).data
    await shop.db.updateTable('order_line').set({ is_prescription: 1 }).execute()
    await shop.db.updateTable('orders').set({ review: 'waiting' }).execute()
    const counts = async () => (await desk.as('pharmacist').get('/desk/orders/counts')).data
    expect(await counts()).toMatchObject({ prescription: 1, pack: 0 })
    await approveLines(shop.db, placed._id)
    expect(await counts()).toMatchObject({ prescription: 0, pack: 1 })
  })

  it('leave out of the queues what is not paid yet', async () => {
    const { shop, desk, who } = await openAll()
    await place(shop, who, { paymentMethod: 'razorpay' })
    const seat = desk.as('support')
    expect((await seat.get('/desk/orders/counts')).data).toMatchObject({ pack: 0 })
    const all = await seat.get('/desk/orders', { standing: 'pending', paymentMethod: 'razorpay' })
    expect(all.data).toMatchObject([{ isPlaced: false }])
    expect((await seat.get('/desk/orders', { paymentMethod: 'cod' })).totalCount).toBe(0)
    expect((await seat.get('/desk/orders', { from: '2026-11-14', to: '2026-11-14' })).totalCount).toBe(1)
    expect((await seat.get('/desk/orders', { from: '2026-11-15' })).totalCount).toBe(0)
  })

  it.each(['DWK', 'meena', 'ram mee', '98765 43210', '+919876543210', 'dolo'])(
    'are found by %s, and the look is written down without it',
    async (search) => {
      const { shop, desk, who } = await openAll()
      const placed = (await place(shop, who)).data
      const found = await desk.as('support').post('/desk/orders/search', { search })
      expect(found.data.map(({ id }: { id: string }) => id)).toEqual([placed._id])
      const row = await shop.db.selectFrom('audit').selectAll().executeTakeFirstOrThrow()
      expect(row).toMatchObject({ action: 'order.search', staff_name: 'Selvi Mani', after: '{"found":1}' })
    },
  )

  it.each(['nobody', 'meena nobody', '', '  ', "%' or 1=1"])('are not found by %s', async (search) => {
    const { shop, desk, who } = await openAll()
    await place(shop, who)
    expect((await desk.as('support').post('/desk/orders/search', { search })).totalCount).toBe(0)
  })

  it('show one with its customer, its lines and its history, by id and by number', async () => {
    const { shop, desk, who } = await openAll()
    const placed = (await place(shop, who)).data
    const seat = desk.as('pharmacist')
    const shown = await seat.get('/desk/order', { id: placed.orderNumber.toLowerCase() })
    expect(shown.data).toMatchObject({
      id: placed._id,
      standing: 'pending',
      lines: [{ lineNo: 1, quantity: 1, orderedQuantity: 1, packed: 0, left: 1, isBatchNeeded: true }],
      customer: { mobile: '9876543210', otherOrders: 0 },
      parcels: [],
      notes: [],
      audit: [],
    })
    const again = await seat.get('/desk/order', { id: placed._id })
    expect(again.data.version).toBe(shown.data.version)
    expect(again.data.audit).toMatchObject([{ action: 'order.look', staff: { name: 'Priya Nair' } }])
    expect((await seat.get('/desk/order', { id: 'none' })).code).toBe('order-not-found')
  })

  it('show a packer no prescription', async () => {
    const { shop, desk, who } = await openAll()
    const placed = (await place(shop, who)).data
    const prescription = await shop.db
      .insertInto('prescription')
      .values({
        id: 'rx',
        user_id: who.userId,
        file_key: 'rx',
        mime: 'image/png',
        bytes: 1,
        created_at: 1,
        deleted_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await shop.db
      .insertInto('order_prescription')
      .values({ order_id: placed._id, prescription_id: prescription.id })
      .execute()
    const seen = async (role: 'packer' | 'support') =>
      (await desk.as(role).get('/desk/order', { id: placed._id })).data.order.prescriptions
    expect(await seen('packer')).toEqual([])
    expect(await seen('support')).toMatchObject([{ id: 'rx' }])
  })

  it('take notes that every role reads', async () => {
    const { shop, desk, who } = await openAll()
    const { _id: id } = (await place(shop, who)).data
    const empty = await desk.as('support').post('/desk/order/note', { id, text: ' ' })
    expect([empty.status, empty.code]).toEqual([400, 'note-needed'])
    await desk.as('support').post('/desk/order/note', { id, text: 'Call before 10.\nRing twice.' })
    const { data } = await desk.as('packer').get('/desk/order', { id })
    expect(data.notes).toMatchObject([{ staffName: 'Selvi Mani', text: 'Call before 10.\nRing twice.' }])
    expect((await desk.as('packer').get('/desk/orders')).data).toMatchObject([{ noteCount: 1 }])
  })

  it('are confirmed once: the second of two is shown what changed', async () => {
    const { shop, desk, who } = await openAll()
    const { _id: id } = (await place(shop, who)).data
    const { version: seen } = (await desk.as('packer').get('/desk/order', { id })).data
    const [one, other] = await Promise.all([
      desk.as('packer').post('/desk/order/confirm', { id, seen }),
      desk.as('support').post('/desk/order/confirm', { id, seen }),
    ])
    const [done, late] = one.status === 200 ? [one, other] : [other, one]
    expect(done.data).toMatchObject({ standing: 'confirmed' })
    expect([late.status, late.code]).toEqual([409, 'order-changed'])
    expect(late.data).toMatchObject({ id, standing: 'confirmed', version: done.data.version })
  })

  it('are not confirmed before they are paid, nor before the pharmacist', async () => {
    const { shop, desk, who } = await openAll()
    const seat = desk.as('owner')
    const confirm = async (id: string) => {
      const { version: seen } = (await seat.get('/desk/order', { id })).data
      return (await seat.post('/desk/order/confirm', { id, seen })).code
    }
    const unpaid = (await place(shop, who, { paymentMethod: 'razorpay' })).data
    expect(await confirm(unpaid._id)).toBe('order-not-placed')
    const other = await buyer(shop, '9876500000')
    const waiting = (await place(shop, other, order(other))).data
    await shop.db.updateTable('orders').set({ review: 'waiting' }).where('id', '=', waiting._id).execute()
    expect(await confirm(waiting._id)).toBe('prescription-not-approved')
  })
})
