import { istDate } from '@dawakit/core/delivery'
import { expect, it } from 'vitest'
import { moveOrder } from '../../src/orders/change/move-order.ts'
import { onEachDatabase } from '../databases.ts'
import { type DeskSeat, openDesk } from '../desk-shop.ts'
import { addProduct } from '../fixture-catalogue.ts'
import { addPrescription, type Buyer, buyer, PARTICULARS, place, stockOf } from '../ordering.ts'
import { openPaymentShop } from '../payment-shop.ts'
import { askPharmacist, prepareRequest } from '../requests.ts'
import { openTestShop, type TestShop } from '../test-shop.ts'

const MINUTE_MS = 60_000
const VALID = '2026-12-31'
const ONE = [{ _id: 'azithral', quantity: 1 }]
const FACTS = [
  { name: 'Azithromycin', schedule: 'H1', isPrescriptionNeeded: true },
  { name: 'Sennosides', schedule: 'none', isPrescriptionNeeded: false },
] as const

/** A shop that knows what schedules name, with two medicines of one salt and one that is free by law. */
async function openWithSalts(db: TestShop['db']): Promise<TestShop> {
  const shop = await openTestShop(db)
  shop.app.context.salts = () =>
    FACTS.map(({ name, ...fact }) => ({
      ...fact,
      salts: [name],
      speciality: null,
      subspeciality: null,
      isColdChainNeeded: false,
    }))
  const onPrescription = { is_prescription: 1, manufacturer: 'Zuventus Healthcare Ltd' }
  await addProduct(db, { id: 'azee', name: 'Azee 250 Tablet', ...onPrescription })
  await addProduct(db, { id: 'laxative', name: 'Sofsena Tablet', ...onPrescription })
  const salt = (product_id: string, name: string, strength: string) => ({
    product_id,
    salt: `${name} (${strength})`,
    salt_key: name.toLowerCase(),
    position: 0,
    popularity: 0,
  })
  await db
    .insertInto('product_salt')
    .values([
      salt('azithral', 'Azithromycin', '500mg'),
      salt('azee', 'Azithromycin', '250mg'),
      salt('laxative', 'Sennosides', '12mg'),
    ])
    .execute()
  return shop
}

async function waiting(
  shop: Pick<TestShop, 'db' | 'call' | 'fillCart'>,
  who: Buyer,
  seat: DeskSeat,
  products: object[] = ONE,
) {
  const prescriptionId = await addPrescription(shop.db, who.userId)
  const placed = await place(shop, who, { products, prescriptions: [prescriptionId] })
  const orderId: string = placed.data._id
  const look = async () => (await seat.get('/desk/prescription', { orderId })).data
  const approve = async (grant: object = { particulars: PARTICULARS }, quantity = 1) =>
    seat.call('POST /desk/prescription/approve', {
      body: {
        orderId,
        seen: (await look()).version,
        lines: [
          { lineNo: 1, quantity, grant: { prescriptionId, packs: quantity, validUntil: VALID, ...grant } },
        ],
      },
    })
  const takeBack = async (reason = 'It is another strength.') =>
    seat.post('/desk/prescription/takeBack', { orderId, seen: (await look()).version, reason })
  return { orderId, number: placed.data.orderNumber as string, prescriptionId, look, approve, takeBack }
}

onEachDatabase('What stands beside a line that is checked', (open) => {
  it('is its salts with their strengths, its maker, pack and schedule', async () => {
    const shop = await openWithSalts(await open())
    const seat = (await openDesk(shop)).as('pharmacist')
    const products = ['azee', 'laxative', 'insulin', 'dolo'].map((_id) => ({ _id, quantity: 1 }))
    const { look } = await waiting(shop, await buyer(shop), seat, products)
    expect((await look()).lines).toMatchObject([
      {
        salts: ['Azithromycin (250mg)'],
        manufacturer: 'Zuventus Healthcare Ltd',
        packageSize: 'Strip of 15 tablets',
        schedule: 'H1',
        needsParticulars: true,
      },
      { salts: ['Sennosides (12mg)'], schedule: 'none', needsParticulars: false },
      { salts: ['Insulin Glargine (100IU/ml)'], schedule: null, needsParticulars: true },
      { salts: [], schedule: null, needsParticulars: false },
    ])
  })

  it('is the schedule that its list says, where that is stricter', async () => {
    const shop = await openWithSalts(await open())
    const seat = (await openDesk(shop)).as('pharmacist')
    await shop.db
      .updateTable('product')
      .set({ schedule: 'Schedule H1' })
      .where('id', '=', 'laxative')
      .execute()
    const products = [{ _id: 'laxative', quantity: 1 }]
    const { look } = await waiting(shop, await buyer(shop), seat, products)
    expect((await look()).lines).toMatchObject([{ schedule: 'H1', needsParticulars: true }])
  })

  it('is what the customer had before of it or of its salt: when, how many, and on which prescription', async () => {
    const shop = await openWithSalts(await open())
    const seat = (await openDesk(shop)).as('pharmacist')
    const who = await buyer(shop)
    const first = await waiting(shop, who, seat, [{ _id: 'azee', quantity: 2 }])
    shop.clock.advance(MINUTE_MS)
    const approvedAt = shop.clock.now
    await first.approve(undefined, 2)
    const cancelled = await waiting(shop, who, seat)
    await shop.call('PUT /update/cancelOrder', { token: who.token, body: { id: cancelled.orderId } })
    await waiting(shop, await buyer(shop, '9876543211'), seat)
    await place(shop, who, { products: [{ _id: 'dolo', quantity: 1 }] })
    shop.clock.advance(MINUTE_MS)
    const { look } = await waiting(shop, who, seat)
    const [line] = (await look()).lines
    expect(line.earlier).toEqual([
      {
        orderId: first.orderId,
        orderNumber: first.number,
        at: new Date(approvedAt).toISOString(),
        name: 'Azee 250 Tablet',
        quantity: 2,
        patientName: null,
        prescription: { id: first.prescriptionId, uploadedAt: new Date(1).toISOString() },
      },
    ])
  })
})

onEachDatabase('The particulars of a prescription', (open) => {
  it('are asked for, field by field, and nothing is approved without them', async () => {
    const shop = await openWithSalts(await open())
    const seat = (await openDesk(shop)).as('pharmacist')
    const { look, approve } = await waiting(shop, await buyer(shop), seat)
    const refused = await approve({
      particulars: { ...PARTICULARS, prescriberAddress: ' ', patientAddress: '' },
    })
    expect([refused.status, refused.code]).toEqual([422, 'particulars-needed'])
    expect(Object.keys(refused.fields ?? {})).toEqual([
      'lines.0.grant.particulars.prescriberAddress',
      'lines.0.grant.particulars.patientAddress',
    ])
    expect(await look()).toMatchObject({ isOpen: true, standing: 'pending', lines: [{ approved: 0 }] })
    expect((await approve({})).code).toBe('particulars-needed')
    expect((await approve()).data).toMatchObject({
      standing: 'confirmed',
      prescriptions: [{ particulars: PARTICULARS }],
    })
  })

  it('are not asked for of what is free by law', async () => {
    const shop = await openWithSalts(await open())
    const seat = (await openDesk(shop)).as('pharmacist')
    const products = [{ _id: 'laxative', quantity: 1 }]
    const { approve } = await waiting(shop, await buyer(shop), seat, products)
    expect((await approve({})).data.standing).toBe('confirmed')
  })

  it('are asked for of an earlier check that has none, and kept with it', async () => {
    const shop = await openWithSalts(await open())
    const seat = (await openDesk(shop)).as('pharmacist')
    const who = await buyer(shop)
    const first = await waiting(shop, who, seat)
    await first.approve({ packs: 5, particulars: PARTICULARS })
    await shop.db.updateTable('prescription_grant').set({ particulars: null }).execute()
    const second = await waiting(shop, who, seat)
    const [grant] = (await second.look()).lines[0].grants
    expect(grant).toMatchObject({ left: 4, hasParticulars: false })
    const bare = { prescriptionId: undefined, packs: undefined, validUntil: undefined, id: grant.id }
    expect((await second.approve(bare)).code).toBe('particulars-needed')
    expect((await second.approve({ ...bare, particulars: PARTICULARS })).data.standing).toBe('confirmed')
    const third = await waiting(shop, who, seat)
    expect((await third.look()).lines[0].grants).toMatchObject([{ left: 3, hasParticulars: true }])
    expect((await third.approve(bare)).data.standing).toBe('confirmed')
  })

  it('hold an order by prescription, too: without them it waits for a pharmacist', async () => {
    const shop = await openWithSalts(await open())
    const who = await buyer(shop)
    const lines = [{ productId: 'azithral', quantity: 1 }]
    const ordered = async (isKnown: boolean) => {
      const id = await askPharmacist(shop, who, await addPrescription(shop.db, who.userId))
      await prepareRequest(shop, id, lines)
      if (!isKnown) await shop.db.updateTable('prescription_grant').set({ particulars: null }).execute()
      const products = [{ _id: 'azithral', quantity: 1 }]
      return (await place(shop, who, { products, prescriptionRequest: id })).data
    }
    expect(await ordered(true)).toMatchObject({ deliveryStatus: 'confirmed', review: { state: 'done' } })
    expect(await ordered(false)).toMatchObject({ deliveryStatus: 'pending', review: { state: 'waiting' } })
    const approvals = await shop.db.selectFrom('prescription_approval').select('quantity').execute()
    expect(approvals).toHaveLength(1)
  })
})

onEachDatabase('An approval that is taken back', (open) => {
  it('puts the order before a pharmacist again: nothing is packed, and the customer is told', async () => {
    const shop = await openWithSalts(await open())
    const desk = await openDesk(shop)
    const seat = desk.as('pharmacist')
    const who = await buyer(shop)
    const { orderId, number, look, approve, takeBack } = await waiting(shop, who, seat)
    await approve()
    expect(await look()).toMatchObject({ canTakeBack: true, standing: 'confirmed' })
    const back = await takeBack()
    expect(back.data).toMatchObject({
      isOpen: true,
      canTakeBack: false,
      standing: 'confirmed',
      review: { state: 'waiting', pharmacist: null },
      lines: [{ approved: 0, isOpen: true, grants: [] }],
    })
    const counts = async () => (await seat.get('/desk/orders/counts')).data
    expect(await counts()).toMatchObject({ prescription: 1, pack: 0 })
    expect((await seat.get('/desk/prescriptions', {})).totalCount).toBe(1)
    const order = (await desk.as('packer').get('/desk/order', { id: orderId })).data
    const lines = [{ lineNo: 1, quantity: 1, batch: 'B1', expiresOn: '06/28' }]
    const packing = { id: orderId, seen: order.version, lines }
    expect(await desk.as('packer').post('/desk/parcel/pack', packing)).toMatchObject({
      code: 'prescription-not-approved',
    })
    await expect(moveOrder(shop.app.context, orderId, 'pickedUp')).rejects.toMatchObject({
      code: 'prescription-not-approved',
    })
    await expect(
      shop.db.updateTable('orders').set({ delivery_status: 'pickedUp' }).where('id', '=', orderId).execute(),
    ).rejects.toThrow('prescription-not-approved')
    expect((await approve()).data).toMatchObject({ standing: 'confirmed', review: { state: 'done' } })
    expect(await counts()).toMatchObject({ prescription: 0, pack: 1 })
    await shop.app.context.outbox.runOnce()
    expect(shop.outside.mails.map(({ subject }) => subject).sort()).toEqual([
      `Checked once more: order ${number}`,
      `Confirmed: order ${number}`,
      `It goes on: order ${number}`,
      `We have your order: ${number}`,
    ])
    const book = await shop.db
      .selectFrom('audit')
      .select('after')
      .where('action', '=', 'prescription.takeBack')
      .executeTakeFirstOrThrow()
    expect(JSON.parse(book.after ?? '')).toMatchObject({ reason: 'It is another strength.' })
  })

  it('can be taken back again and again, and counts once', async () => {
    const shop = await openWithSalts(await open())
    const seat = (await openDesk(shop)).as('pharmacist')
    const { look, approve, takeBack } = await waiting(shop, await buyer(shop), seat)
    for (const _time of ['once', 'twice']) {
      shop.clock.advance(1000)
      expect((await approve()).data.lines).toMatchObject([{ approved: 1 }])
      shop.clock.advance(1000)
      expect((await takeBack()).data.lines).toMatchObject([{ approved: 0 }])
    }
    expect((await takeBack()).code).toBe('approval-not-taken-back')
    expect(await look()).toMatchObject({ isOpen: true })
  })

  it('gives the packs of an earlier check back, and leaves that check good', async () => {
    const shop = await openWithSalts(await open())
    const seat = (await openDesk(shop)).as('pharmacist')
    const who = await buyer(shop)
    const first = await waiting(shop, who, seat)
    await first.approve({ packs: 5, particulars: PARTICULARS })
    shop.clock.advance(1000)
    const second = await waiting(shop, who, seat)
    const [{ id }] = (await second.look()).lines[0].grants
    await second.approve({ prescriptionId: undefined, packs: undefined, validUntil: undefined, id })
    expect((await second.takeBack()).data.lines[0].grants).toMatchObject([{ id, left: 4 }])
  })

  it('is none once a piece is packed, or the order has ended', async () => {
    const shop = await openWithSalts(await open())
    const desk = await openDesk(shop)
    const seat = desk.as('pharmacist')
    const who = await buyer(shop)
    const packed = await waiting(shop, who, seat)
    await packed.approve()
    const { version } = (await desk.as('packer').get('/desk/order', { id: packed.orderId })).data
    const lines = [{ lineNo: 1, quantity: 1, batch: 'B1', expiresOn: '06/28' }]
    await desk.as('packer').post('/desk/parcel/pack', { id: packed.orderId, seen: version, lines })
    expect(await packed.takeBack()).toMatchObject({ status: 409, code: 'approval-not-taken-back' })
    const ended = await waiting(shop, who, seat)
    await ended.approve()
    const order = (await seat.get('/desk/order', { id: ended.orderId })).data
    await seat.post('/desk/order/cancel', { id: ended.orderId, seen: order.version, reason: 'Recalled.' })
    expect(await ended.takeBack()).toMatchObject({ status: 409, code: 'approval-not-taken-back' })
  })

  it('of two at once is taken back once', async () => {
    const shop = await openWithSalts(await open())
    const desk = await openDesk(shop)
    const seat = desk.as('pharmacist')
    const other = await desk.join('pharmacist', 'Meera Das')
    const { orderId, look, approve } = await waiting(shop, await buyer(shop), seat)
    await approve()
    const body = { orderId, seen: (await look()).version, reason: 'It is another strength.' }
    const answers = await Promise.all([
      seat.post('/desk/prescription/takeBack', body),
      other.post('/desk/prescription/takeBack', body),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await look()).lines).toMatchObject([{ approved: 0 }])
  })

  it('leaves pieces, money and what was cut as they are', async () => {
    const shop = await openPaymentShop(await open())
    const seat = (await openDesk(shop)).as('pharmacist')
    const prescriptionId = await addPrescription(shop.db, shop.who.userId)
    const products = [{ _id: 'azithral', quantity: 3 }]
    const { _id: orderId } = await shop.order('razorpay', { products, prescriptions: [prescriptionId] })
    const { response } = await shop.pay(await shop.open(orderId), 'success')
    await shop.verify(orderId, response)
    const look = async () => (await seat.get('/desk/prescription', { orderId })).data
    const grant = { prescriptionId, packs: 2, validUntil: VALID, particulars: PARTICULARS }
    await seat.post('/desk/prescription/approve', {
      orderId,
      seen: (await look()).version,
      lines: [{ lineNo: 1, quantity: 2, reason: 'For 10 days.', grant }],
    })
    await shop.refund()
    const before = { order: await shop.read(orderId), stock: await stockOf(shop.db, 'azithral') }
    await seat.post('/desk/prescription/takeBack', {
      orderId,
      seen: (await look()).version,
      reason: 'It is another strength.',
    })
    const after = { order: await shop.read(orderId), stock: await stockOf(shop.db, 'azithral') }
    expect(after.stock).toEqual(before.stock)
    const { paymentStatus, refunds, totalPrice, deliveryStatus } = before.order
    expect(after.order).toMatchObject({ paymentStatus, refunds, totalPrice, deliveryStatus })
    const declined = await seat.post('/desk/prescription/decline', {
      orderId,
      seen: (await look()).version,
      reason: `Not on the prescription of ${istDate(shop.clock.now)}.`,
    })
    expect(declined.data.standing).toBe('cancelled')
    await shop.refund()
    expect(await shop.read(orderId)).toMatchObject({ isCanceled: true, paymentStatus: 'refunded' })
  })
})
