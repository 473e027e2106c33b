import { expect, it } from 'vitest'
import { moveOrder } from '../../src/orders/change/move-order.ts'
import { onEachDatabase } from '../databases.ts'
import { type DeskSeat, openDesk } from '../desk-shop.ts'
import { addPrescription, type Buyer, buyer, PARTICULARS, place } from '../ordering.ts'
import { openPaymentShop } from '../payment-shop.ts'
import { openTestShop, type TestShop } from '../test-shop.ts'

const both = [
  { _id: 'azithral', quantity: 3 },
  { _id: 'insulin', quantity: 1 },
]
const VALID = '2026-12-31'

/** An order by cash of two medicines on prescription, and what a pharmacist sees of it. */
async function waiting(shop: TestShop, who: Buyer, seat: DeskSeat, products: object[] = both) {
  const prescriptionId = await addPrescription(shop.db, who.userId)
  const { data } = await place(shop, who, { products, prescriptions: [prescriptionId] })
  const look = async () => (await seat.get('/desk/prescription', { orderId: data._id })).data
  const { version: seen } = await look()
  return { orderId: data._id as string, number: data.orderNumber, prescriptionId, seen, look }
}

const on = (prescriptionId: string, packs: number, validUntil = VALID) => ({
  prescriptionId,
  packs,
  validUntil,
  particulars: PARTICULARS,
})

onEachDatabase('A pharmacist’s check', (open) => {
  it('approves every line: the order is confirmed, and names the pharmacist up to its invoice', async () => {
    const shop = await openTestShop(await open())
    const seat = (await openDesk(shop)).as('pharmacist')
    const who = await buyer(shop)
    const { orderId, number, prescriptionId, seen, look } = await waiting(shop, who, seat)
    expect(await look()).toMatchObject({
      isOpen: true,
      review: { state: 'waiting' },
      lines: [
        { lineNo: 1, isOpen: true },
        { lineNo: 2, isOpen: true },
      ],
      prescriptions: [{ id: prescriptionId }],
    })
    const lines = [
      { lineNo: 1, quantity: 3, grant: on(prescriptionId, 6) },
      { lineNo: 2, quantity: 1, grant: on(prescriptionId, 1) },
    ]
    const { data } = await seat.post('/desk/prescription/approve', { orderId, seen, lines })
    const pharmacist = { name: 'Priya Nair', registrationNumber: 'TN-PC-20481' }
    expect(data).toMatchObject({
      isOpen: false,
      standing: 'confirmed',
      review: { state: 'done', pharmacist },
    })
    await moveOrder(shop.app.context, orderId, 'delivered')
    const invoice = await shop.call('GET /get/invoice', { token: who.token, query: { orderId } })
    expect(invoice.data).toMatchObject({ pharmacist })
    await shop.app.context.outbox.runOnce()
    expect(shop.outside.mails.map(({ subject }) => subject).sort()).toEqual([
      `Confirmed: order ${number}`,
      `Delivered: order ${number}`,
      `We have your order: ${number}`,
    ])
    const book = await shop.db.selectFrom('audit').select('action').where('order_id', '=', orderId).execute()
    expect(book.map(({ action }) => action)).toContain('prescription.approve')
  })

  it('approves one line, cuts it, declines the other, and pays back what is too much', async () => {
    const shop = await openPaymentShop(await open())
    const seat = (await openDesk(shop)).as('pharmacist')
    const prescriptionId = await addPrescription(shop.db, shop.who.userId)
    const order = await shop.order('razorpay', { products: both, prescriptions: [prescriptionId] })
    const { _id: orderId } = order
    const { response } = await shop.pay(await shop.open(orderId), 'success')
    const check = async () => (await seat.get('/desk/prescription', { orderId })).data
    expect((await check()).isOpen).toBe(false)
    await shop.verify(orderId, response)
    const first = await seat.post('/desk/prescription/approve', {
      orderId,
      seen: (await check()).version,
      lines: [{ lineNo: 1, quantity: 2, reason: 'For 10 days.', grant: on(prescriptionId, 2) }],
    })
    expect(first.data).toMatchObject({ standing: 'pending', review: { state: 'waiting' } })
    const { data } = await seat.post('/desk/prescription/decline', {
      orderId,
      seen: first.data.version,
      lineNos: [2],
      reason: 'Not on the prescription.',
    })
    expect(data).toMatchObject({
      standing: 'confirmed',
      lines: [
        { quantity: 2, orderedQuantity: 3, declinedReason: 'For 10 days.' },
        { quantity: 0, declinedReason: 'Not on the prescription.' },
      ],
    })
    await shop.refund()
    expect(await shop.read(orderId)).toMatchObject({
      paymentStatus: 'paid',
      refunds: [{ state: 'done' }, { state: 'done' }],
    })
  })

  it('declines the order: it ends with the reason', async () => {
    const shop = await openTestShop(await open())
    const seat = (await openDesk(shop)).as('pharmacist')
    const who = await buyer(shop)
    const { orderId, seen } = await waiting(shop, who, seat)
    const ask = { orderId, seen, reason: '' }
    expect(await seat.post('/desk/prescription/decline', ask)).toMatchObject({ code: 'reason-needed' })
    await seat.post('/desk/prescription/decline', { ...ask, reason: 'The prescription is a year old.' })
    const { data } = await shop.call('GET /get/userOrder', { token: who.token, query: { id: orderId } })
    expect(data).toMatchObject({ isCanceled: true, endReason: 'The prescription is a year old.' })
  })

  it('counts the packs of a prescription over orders, and not those of a cancelled one', async () => {
    const shop = await openTestShop(await open())
    const seat = (await openDesk(shop)).as('pharmacist')
    const who = await buyer(shop)
    const one = await waiting(shop, who, seat, [{ _id: 'azithral', quantity: 2 }])
    const lines = [{ lineNo: 1, quantity: 2, grant: on(one.prescriptionId, 3) }]
    await seat.post('/desk/prescription/approve', { ...one, lines, look: undefined } as never)
    const two = await waiting(shop, who, seat, [{ _id: 'azithral', quantity: 2 }])
    const [{ id, left }] = (await two.look()).lines[0].grants
    expect(left).toBe(1)
    const again = { orderId: two.orderId, seen: two.seen }
    expect(
      await seat.post('/desk/prescription/approve', {
        ...again,
        lines: [{ lineNo: 1, quantity: 2, grant: { id } }],
      }),
    ).toMatchObject({ status: 409, code: 'grant-used-up' })
    await seat.post('/desk/prescription/approve', {
      ...again,
      lines: [{ lineNo: 1, quantity: 1, reason: 'One is left.', grant: { id } }],
    })
    await shop.db
      .updateTable('orders')
      .set({ canceled_at: shop.clock.now })
      .where('id', '=', one.orderId)
      .execute()
    const three = await waiting(shop, who, seat, [{ _id: 'azithral', quantity: 2 }])
    expect((await three.look()).lines[0].grants).toMatchObject([{ id, left: 2 }])
  })

  it.each([
    ['more than was ordered', { quantity: 4 }, 'approve-what-was-ordered'],
    ['half a pack', { quantity: 1.5 }, 'approve-what-was-ordered'],
    ['fewer without a reason', { quantity: 2 }, 'reason-needed'],
    ['another line', { lineNo: 9 }, 'approve-what-was-ordered'],
    ['a day that was', { grant: { validUntil: '2026-11-13' } }, 'prescription-days'],
    ['a day too far', { grant: { validUntil: '2027-11-14' } }, 'prescription-days'],
    ['fewer packs than it gives', { grant: { packs: 2 } }, 'grant-packs'],
    ['somebody else’s prescription', { grant: { prescriptionId: 'other' } }, 'other-prescription'],
  ])('refuses %s, and nothing is changed', async (_what, change, code) => {
    const shop = await openTestShop(await open())
    const seat = (await openDesk(shop)).as('pharmacist')
    const { orderId, seen, prescriptionId, look } = await waiting(shop, await buyer(shop), seat)
    const { grant = {}, ...rest } = change as { grant?: object }
    const line = { lineNo: 1, quantity: 3, grant: { ...on(prescriptionId, 3), ...grant }, ...rest }
    const answer = await seat.call('POST /desk/prescription/approve', {
      body: { orderId, seen, lines: [line] },
    })
    expect(answer.code).toBe(code)
    expect((await look()).version).toBe(seen)
  })

  it('is a registered pharmacist’s: an owner without a number only looks', async () => {
    const shop = await openTestShop(await open())
    const desk = await openDesk(shop)
    const { orderId, seen, prescriptionId } = await waiting(shop, await buyer(shop), desk.as('owner'))
    const lines = [{ lineNo: 1, quantity: 3, grant: on(prescriptionId, 3) }]
    expect(await desk.as('owner').post('/desk/prescription/approve', { orderId, seen, lines })).toMatchObject(
      {
        code: 'registered-pharmacist-only',
      },
    )
  })

  it('of two at once: the second is told what has changed', async () => {
    const shop = await openTestShop(await open())
    const desk = await openDesk(shop)
    const seat = desk.as('pharmacist')
    const other = await desk.join('pharmacist', 'Meera Das')
    const { orderId, seen, prescriptionId } = await waiting(shop, await buyer(shop), seat)
    const approve = { orderId, seen, lines: [{ lineNo: 1, quantity: 3, grant: on(prescriptionId, 3) }] }
    const answers = await Promise.all([
      seat.post('/desk/prescription/approve', approve),
      other.post('/desk/prescription/approve', approve),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const late = answers.find(({ status }) => status === 409)
    expect(late).toMatchObject({ code: 'order-changed', data: { lines: [{ approved: 3 }, { approved: 0 }] } })
  })

  it('and the customer’s cancellation: one wins, whichever comes first', async () => {
    const shop = await openTestShop(await open())
    const seat = (await openDesk(shop)).as('pharmacist')
    const who = await buyer(shop)
    const azithral = [{ _id: 'azithral', quantity: 1 }]
    const cancel = (id: string) => shop.call('PUT /update/cancelOrder', { token: who.token, body: { id } })
    const approve = ({ orderId, seen, prescriptionId }: Awaited<ReturnType<typeof waiting>>) =>
      seat.post('/desk/prescription/approve', {
        orderId,
        seen,
        lines: [{ lineNo: 1, quantity: 1, grant: on(prescriptionId, 1) }],
      })
    const one = await waiting(shop, who, seat, azithral)
    expect((await cancel(one.orderId)).status).toBe(200)
    expect(await approve(one)).toMatchObject({ status: 409, code: 'not-waiting-for-pharmacist' })
    const two = await waiting(shop, who, seat, azithral)
    expect((await approve(two)).status).toBe(200)
    expect(await cancel(two.orderId)).toMatchObject({ status: 409, code: 'cancel-not-allowed' })
    const three = await waiting(shop, who, seat, azithral)
    const answers = await Promise.all([approve(three), cancel(three.orderId)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('asks the customer, who answers with a new prescription, and goes on with it', async () => {
    const shop = await openTestShop(await open())
    const seat = (await openDesk(shop)).as('pharmacist')
    const who = await buyer(shop)
    const { orderId, number, seen, look } = await waiting(shop, who, seat)
    await seat.post('/desk/prescription/ask', { orderId, seen, text: 'Please send the second page.' })
    await shop.app.context.outbox.runOnce()
    expect(shop.outside.mails.map(({ subject }) => subject)).toContain(`A question about order ${number}`)
    expect(shop.outside.sms.map(({ text }) => text).join()).toContain('Our pharmacist has a question')
    const { data: order } = await shop.call('GET /get/userOrder', {
      token: who.token,
      query: { id: orderId },
    })
    expect(order.review).toMatchObject({
      state: 'asked',
      question: { text: 'Please send the second page.' },
    })
    const page = await addPrescription(shop.db, who.userId)
    const answered = await shop.call('POST /post/prescriptionAnswer', {
      token: who.token,
      body: { orderId, questionId: order.review.question.id, answer: 'Here.', prescriptions: [page] },
    })
    expect(answered.data).toMatchObject({ review: { state: 'waiting' }, prescriptions: { length: 2 } })
    const check = await look()
    expect(check.questions).toMatchObject([{ answer: 'Here.', prescriptionId: page, askedBy: 'Priya Nair' }])
    const lines = [
      { lineNo: 1, quantity: 3, grant: on(page, 3) },
      { lineNo: 2, quantity: 1, grant: on(page, 1) },
    ]
    const stale = await seat.post('/desk/prescription/approve', { orderId, seen, lines })
    expect(stale.code).toBe('order-changed')
    const done = await seat.post('/desk/prescription/approve', { orderId, seen: check.version, lines })
    expect(done.data.standing).toBe('confirmed')
  })

  it('asks anew: the newer question takes the place of the one that nobody has answered', async () => {
    const shop = await openTestShop(await open())
    const seat = (await openDesk(shop)).as('pharmacist')
    const who = await buyer(shop)
    const { orderId, seen, look } = await waiting(shop, who, seat)
    const asked = await seat.post('/desk/prescription/ask', { orderId, seen, text: 'Which strength?' })
    shop.clock.advance(1000)
    const again = { orderId, seen: asked.data.version, text: 'For whom is it?' }
    await seat.post('/desk/prescription/ask', again)
    const { data } = await shop.call('GET /get/userOrder', { token: who.token, query: { id: orderId } })
    expect(data.review.question).toMatchObject({ text: 'For whom is it?' })
    const answer = (questionId: string) =>
      shop.call('POST /post/prescriptionAnswer', {
        token: who.token,
        body: { orderId, questionId, answer: 'For my father.' },
      })
    const [older] = (await look()).questions
    expect((await answer(older.id)).code).toBe('nothing-asked')
    expect((await answer(data.review.question.id)).status).toBe(200)
    const unanswered = await shop.db
      .selectFrom('prescription_question')
      .select('id')
      .where('answered_at', 'is', null)
      .execute()
    expect(unanswered).toEqual([])
  })

  it('shows what waits, the oldest first, and what comes next', async () => {
    const shop = await openTestShop(await open())
    const seat = (await openDesk(shop)).as('pharmacist')
    const one = await waiting(shop, await buyer(shop), seat)
    shop.clock.advance(1000)
    const two = await waiting(shop, await buyer(shop, '9876543211'), seat)
    const queue = await seat.get('/desk/prescriptions', {})
    expect(queue.data.map(({ orderId }: { orderId: string }) => orderId)).toEqual([one.orderId, two.orderId])
    expect(queue.totalCount).toBe(2)
    expect(await one.look()).toMatchObject({ next: two.orderId })
    expect(await two.look()).toMatchObject({ next: one.orderId })
  })

  it('lets nothing move before it, and the database neither', async () => {
    const shop = await openTestShop(await open())
    const seat = (await openDesk(shop)).as('pharmacist')
    const { orderId } = await waiting(shop, await buyer(shop), seat)
    await expect(moveOrder(shop.app.context, orderId, 'confirmed')).rejects.toThrow(
      'A pharmacist has to approve the prescription first',
    )
    await expect(
      shop.db.updateTable('orders').set({ delivery_status: 'confirmed' }).where('id', '=', orderId).execute(),
    ).rejects.toThrow('prescription-not-approved')
  })
})
