import type { PhoneOrder } from '@dawakit/core/contract'
import { paise } from '@dawakit/core/money'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { onEachDatabase } from '../databases.ts'
import { openDesk } from '../desk-shop.ts'
import { addAddress, addCoupon, addPrescription, type Buyer, buyer, stockOf, usesLeft } from '../ordering.ts'
import { openTestShop } from '../test-shop.ts'

onEachDatabase('A phone order', (open) => {
  async function openAll(env: Record<string, string> = {}) {
    const shop = await openTestShop(await open(), { env })
    const desk = await openDesk(shop)
    return { shop, seat: desk.as('support'), desk, who: await buyer(shop) }
  }
  type Opened = Awaited<ReturnType<typeof openAll>>

  const wishOf = (who: Pick<Buyer, 'userId' | 'addressId'>) => ({
    customerId: who.userId,
    lines: [{ productId: 'dolo', quantity: 2 }],
    addressId: who.addressId,
    coupon: '',
  })

  /** As the page does: what is told is what the quote says. */
  async function ring({ seat, who }: Pick<Opened, 'seat' | 'who'>, change: Partial<PhoneOrder> = {}) {
    const wish = { ...wishOf(who), ...change }
    const { customerId, lines, addressId, coupon } = wish
    const { data: quote } = await seat.post('/desk/phoneOrder/quote', {
      customerId,
      lines,
      addressId,
      coupon,
    })
    return seat.post('/desk/phoneOrder/place', {
      prescriptions: [],
      doctorName: '',
      patient: null,
      toldTerms: true,
      total: quote.totals.total,
      key: 'first',
      ...wish,
    })
  }

  it('is quoted as it is placed, and leaves the customer’s own cart alone', async () => {
    const { shop, seat, who } = await openAll()
    await shop.fillCart(who.userId, [{ _id: 'soap', quantity: 1 }])
    const { data: quote } = await seat.post('/desk/phoneOrder/quote', wishOf(who))
    expect(quote).toMatchObject({
      lines: [{ product: { _id: 'dolo' }, quantity: 2, problem: null }],
      isPrescriptionNeeded: false,
      couponProblem: null,
      addressProblem: null,
    })
    const before = await stockOf(shop.db, 'dolo')
    const placed = await ring({ seat, who })
    expect(placed.status).toBe(200)
    const own = await shop.call('GET /get/userOrder', { token: who.token, query: { id: placed.data.id } })
    expect(own.data).toMatchObject({
      orderNumber: placed.data.number,
      totals: quote.totals,
      isCashOnDelivery: true,
      deliveryStatus: 'pending',
      deliveryWindow: quote.deliveryWindow,
    })
    expect((await stockOf(shop.db, 'dolo')).free).toBe(before.free - 2)
    const user = await shop.call('GET /get/user', { token: who.token, query: { id: who.userId } })
    expect(user.data.cart).toMatchObject([{ _id: 'soap', quantity: 1 }])
  })

  it('says who placed it, on the order and in the audit, and stands in the queue', async () => {
    const { shop, seat, who } = await openAll()
    const { data: placed } = await ring({ seat, who })
    const { data: order } = await seat.get('/desk/order', { id: placed.id })
    expect(order).toMatchObject({ placedBy: 'Selvi Mani', paymentMethod: 'cod' })
    const row = await shop.db
      .selectFrom('audit')
      .selectAll()
      .where('action', '=', 'order.place')
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ staff_name: 'Selvi Mani', order_id: placed.id })
    expect(JSON.parse(row.after ?? '')).toEqual({
      number: placed.number,
      total: order.order.totals.total,
    })
    const queue = await seat.get('/desk/orders', { queue: 'pack' })
    expect(queue.data).toMatchObject([{ id: placed.id }])
  })

  it('is confirmed to the customer as every order: we have your order', async () => {
    const { shop, seat, who } = await openAll()
    const { data: placed } = await ring({ seat, who })
    const queued = await shop.db
      .selectFrom('outbox')
      .select('dedupe_key')
      .where('dedupe_key', 'like', `order-placed%${placed.id}`)
      .orderBy('dedupe_key')
      .execute()
    expect(queued.map(({ dedupe_key }) => dedupe_key)).toEqual([
      `order-placed-sms:${placed.id}`,
      `order-placed:${placed.id}`,
    ])
  })

  it('is placed for somebody who rings for the first time', async () => {
    const { shop, seat } = await openAll()
    const customer = { name: 'Kavya Iyer', mobileNumber: '9840012345', email: '' }
    const { data: added } = await seat.post('/desk/customers/add', customer)
    const addressId = await addAddress(shop.db, added.id)
    const placed = await ring({ seat, who: { userId: added.id, addressId } as Buyer })
    expect(placed.status).toBe(200)
    const { data: record } = await seat.get('/desk/customers/one', { id: added.id })
    expect(record).toMatchObject({ orders: 1, newestOrders: [{ number: placed.data.number }] })
  })

  it('is placed once with one key, and not for another wish', async () => {
    const { shop, seat, who } = await openAll()
    const [one, other] = await Promise.all([ring({ seat, who }), ring({ seat, who })])
    expect(one.data).toEqual(other.data)
    const { count } = await shop.db
      .selectFrom('orders')
      .select((column) => column.fn.countAll().as('count'))
      .executeTakeFirstOrThrow()
    expect(Number(count)).toBe(1)
    const changed = await ring({ seat, who }, { lines: [{ productId: 'dolo', quantity: 1 }] })
    expect([changed.status, changed.code]).toEqual([422, 'idempotency-mismatch'])
    expect((await ring({ seat, who }, { key: 'second' })).data.id).not.toBe(one.data.id)
  })

  it('says of each line what is wrong, and is not placed with it', async () => {
    const { seat, who } = await openAll()
    const lines = [
      { productId: 'dolo', quantity: 1 },
      { productId: 'empty', quantity: 1 },
    ]
    const { data: quote } = await seat.post('/desk/phoneOrder/quote', { ...wishOf(who), lines })
    expect(quote.lines).toMatchObject([{ problem: null }, { problem: { code: 'out-of-stock' } }])
    const refused = await ring({ seat, who }, { lines })
    expect([refused.status, refused.code]).toEqual([409, 'out-of-stock'])
    const nothing = await ring({ seat, who }, { lines: [] })
    expect([nothing.status, nothing.code]).toEqual([422, 'cart-empty'])
    const none = await seat.post('/desk/phoneOrder/quote', {
      ...wishOf(who),
      lines: [{ productId: 'none', quantity: 1 }],
    })
    expect(none.status).toBe(404)
  })

  it('is refused where nobody delivers, to no address, and to that of another', async () => {
    const { shop, seat, who } = await openAll()
    const far = await addAddress(shop.db, who.userId, { pincode: '999999', slot: 2 })
    const { data: quote } = await seat.post('/desk/phoneOrder/quote', { ...wishOf(who), addressId: far })
    expect(quote).toMatchObject({
      addressProblem: { code: 'pincode-unavailable' },
      deliveryWindow: null,
      totals: { deliveryCharge: 0 },
    })
    const refused = await ring({ seat, who }, { addressId: far })
    expect([refused.status, refused.code]).toEqual([422, 'pincode-unavailable'])
    expect((await ring({ seat, who }, { addressId: '' })).code).toBe('add-address')
    const other = await buyer(shop, '9876500000')
    const foreign = { ...wishOf(who), addressId: other.addressId }
    expect((await seat.post('/desk/phoneOrder/quote', foreign)).status).toBe(404)
    const order = {
      prescriptions: [],
      doctorName: '',
      patient: null,
      toldTerms: true,
      total: 1,
      key: 'first',
    }
    expect((await seat.post('/desk/phoneOrder/place', { ...foreign, ...order })).status).toBe(404)
  })

  it('takes a coupon, and says what is wrong with another', async () => {
    const { shop, seat, who } = await openAll()
    const coupon = await addCoupon(shop.db)
    const { data: quote } = await seat.post('/desk/phoneOrder/quote', { ...wishOf(who), coupon: 'care10' })
    expect(quote).toMatchObject({ coupon: { name: 'CARE10', discountPercentage: 10 }, couponProblem: null })
    expect(quote.totals.discount).toBeGreaterThan(0)
    const { data: wrong } = await seat.post('/desk/phoneOrder/quote', { ...wishOf(who), coupon: 'NONE' })
    expect(wrong).toMatchObject({ coupon: null, couponProblem: { code: 'invalid-coupon-code' } })
    expect(wrong.totals.discount).toBe(0)
    expect((await ring({ seat, who }, { coupon: 'NONE' })).code).toBe('invalid-coupon-code')
    expect((await ring({ seat, who }, { coupon: 'CARE10' })).status).toBe(200)
    expect(await usesLeft(shop.db, coupon)).toBe(4)
    const again = await ring({ seat, who }, { coupon: 'CARE10', key: 'second' })
    expect([again.status, again.code]).toEqual([409, 'coupon-used'])
  })

  it('is not placed at another price than was told', async () => {
    const { shop, seat, who } = await openAll()
    const { data: quote } = await seat.post('/desk/phoneOrder/quote', wishOf(who))
    await shop.db
      .updateTable('product')
      .set({ price_paise: paise(8100) })
      .where('id', '=', 'dolo')
      .execute()
    const refused = await ring({ seat, who }, { total: quote.totals.total })
    expect([refused.status, refused.code]).toEqual([409, 'totals-changed'])
    expect(refused.data.total).toBe(quote.totals.total + 2)
  })

  it('waits for the pharmacist with a product on prescription, by a prescription of the customer', async () => {
    const { shop, seat, who } = await openAll()
    const lines = [{ productId: 'azithral', quantity: 1 }]
    const { data: quote } = await seat.post('/desk/phoneOrder/quote', { ...wishOf(who), lines })
    expect(quote.isPrescriptionNeeded).toBe(true)
    expect((await ring({ seat, who }, { lines })).code).toBe('select-prescription')
    const other = await buyer(shop, '9876500000')
    const foreign = await addPrescription(shop.db, other.userId)
    expect((await ring({ seat, who }, { lines, prescriptions: [foreign] })).status).toBe(404)
    const own = await addPrescription(shop.db, who.userId)
    const patient = { name: 'Arjun', age: 9 }
    const placed = await ring({ seat, who }, { lines, prescriptions: [own], patient, doctorName: 'Dr. Rao' })
    expect(placed.status).toBe(200)
    const { data: order } = await seat.get('/desk/order', { id: placed.data.id })
    expect(order.order).toMatchObject({
      review: { state: 'waiting' },
      patient,
      doctorInfo: { doctorName: 'Dr. Rao' },
      prescriptions: [{ id: own }],
    })
    const confirm = await seat.post('/desk/order/confirm', { id: order.id, seen: order.version })
    expect(confirm.code).toBe('prescription-not-approved')
  })

  it('goes with a picture that the customer has sent by another way: the desk keeps it for them', async () => {
    const { shop, seat, who } = await openAll()
    const picture = await sharp({ create: { width: 60, height: 80, channels: 3, background: '#fffdf4' } })
      .jpeg()
      .toBuffer()
    const file = Uint8Array.from(picture)
    const { data: record } = await seat.upload('/desk/customers/prescription', { id: who.userId }, file)
    expect(record.prescriptions).toHaveLength(1)
    const [{ id }] = record.prescriptions
    const row = await shop.db
      .selectFrom('audit')
      .selectAll()
      .where('action', '=', 'prescription.add')
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ subject_id: id, staff_name: 'Selvi Mani' })
    const lines = [{ productId: 'azithral', quantity: 1 }]
    expect((await ring({ seat, who }, { lines, prescriptions: [id] })).status).toBe(200)
    const own = await shop.fetch(`/prescriptions/${id}/image`, {
      headers: { authorization: `JWT ${who.token}` },
    })
    expect(own.headers.get('content-type')).toBe('image/jpeg')
    const wrong = await seat.upload('/desk/customers/prescription', { id: who.userId }, '%PDF-1.7')
    expect([wrong.status, wrong.code]).toEqual([415, 'prescription-types'])
  })

  it('asks for the terms and for the patient, and holds to the limits of cash', async () => {
    const { seat, who } = await openAll()
    expect((await ring({ seat, who }, { toldTerms: false })).code).toBe('terms-not-told')
    const patient = { name: '', age: 9 }
    expect((await ring({ seat, who }, { patient })).code).toBe('enter-patient-name')
    const strict = await openAll({ LIMIT_FIRST_CASH_RUPEES: '1' })
    expect((await ring(strict)).code).toBe('cash-needs-code')
  })

  it('is for customers that there are', async () => {
    const { seat, who } = await openAll()
    const wish = { ...wishOf(who), customerId: 'none' }
    expect((await seat.post('/desk/phoneOrder/quote', wish)).code).toBe('customer-not-found')
  })
})
