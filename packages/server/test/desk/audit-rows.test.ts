import { expect, it } from 'vitest'
import { sweep } from '../../src/operator/background/sweep.ts'
import { onEachDatabase } from '../databases.ts'
import { type DeskSeat, deskCall, openDesk } from '../desk-shop.ts'
import { buyer, place } from '../ordering.ts'
import { openTestShop, type TestShop } from '../test-shop.ts'

const HOUR_MS = 3_600_000

async function rows({ db }: TestShop, action: string) {
  const found = await db
    .selectFrom('audit')
    .select(['staff_name', 'subject', 'subject_id', 'after'])
    .where('action', '=', action)
    .orderBy('at')
    .orderBy('id')
    .execute()
  return found.map((row) => ({ ...row, after: row.after && JSON.parse(row.after) }))
}

/** Each list that shows customers, and how its look is called. */
const LISTS = [
  ['order.list', (seat: DeskSeat) => seat.get('/desk/orders')],
  ['return.list', (seat: DeskSeat) => seat.get('/desk/returns')],
  ['prescription.list', (seat: DeskSeat) => seat.get('/desk/prescriptions')],
  ['request.list', (seat: DeskSeat) => seat.get('/desk/requests')],
  ['customer.list', (seat: DeskSeat) => seat.get('/desk/customers')],
] as const

onEachDatabase('A look through a list', (open) => {
  it.each(LISTS)('is a row of the audit: %s', async (action, look) => {
    const shop = await openTestShop(await open())
    const desk = await openDesk(shop)
    await look(desk.as('pharmacist'))
    expect(await rows(shop, action)).toMatchObject([{ staff_name: 'Priya Nair', after: { page: 1 } }])
  })

  it.each(LISTS)('is one row however often the page asks for it in ten minutes: %s', async (action, look) => {
    const shop = await openTestShop(await open())
    const desk = await openDesk(shop)
    for (let asked = 0; asked < 4; asked++) await look(desk.as('pharmacist'))
    expect(await rows(shop, action)).toHaveLength(1)
    await look(desk.as('owner'))
    expect(await rows(shop, action)).toHaveLength(2)
    shop.clock.advance(600_000)
    await look(desk.as('owner'))
    expect(await rows(shop, action)).toHaveLength(3)
  })

  it('is a row for each page and each queue of it', async () => {
    const shop = await openTestShop(await open())
    const seat = (await openDesk(shop)).as('support')
    for (const query of [{ page: 1 }, { page: 2 }, { queue: 'pack' }, { page: 2 }] as const)
      await seat.get('/desk/orders', query)
    const looks = (await rows(shop, 'order.list')).map(
      ({ subject_id, after }) => `${subject_id} ${after.page}`,
    )
    expect(looks.sort()).toEqual([' 1', ' 2', 'pack 1'])
  })
})

const guess = (shop: TestShop, email: string) =>
  deskCall(shop, 'POST /desk/signIn', { body: { email, password: 'wrong' } })

onEachDatabase('What strangers do', (open) => {
  it('is one row an hour, and afterwards one of how often it was', async () => {
    const shop = await openTestShop(await open())
    await openDesk(shop)
    for (let wrong = 0; wrong < 7; wrong++) await guess(shop, `nobody${wrong}@pharmacy.example`)
    expect(await rows(shop, 'session.fail')).toMatchObject([{ subject_id: '', after: { by: 'password' } }])
    await sweep(shop.app.context)
    expect(await rows(shop, 'session.fail')).toHaveLength(1)
    shop.clock.advance(HOUR_MS)
    await Promise.all([sweep(shop.app.context), sweep(shop.app.context)])
    const [, told, ...others] = await rows(shop, 'session.fail')
    expect([told?.after, others]).toEqual([
      { by: 'password', hour: '2026-11-14T04:00:00.000Z', times: 7 },
      [],
    ])
  })

  it('is written down of each account by itself, and of a new hour again', async () => {
    const shop = await openTestShop(await open())
    const { staff } = (await openDesk(shop)).as('owner')
    for (let wrong = 0; wrong < 3; wrong++) await guess(shop, staff.email)
    await guess(shop, 'nobody@pharmacy.example')
    expect((await rows(shop, 'session.fail')).map(({ subject_id }) => subject_id).sort()).toEqual(
      ['', staff.id].sort(),
    )
    shop.clock.advance(HOUR_MS)
    await guess(shop, staff.email)
    await sweep(shop.app.context)
    const told = (await rows(shop, 'session.fail')).filter(({ subject_id }) => subject_id === staff.id)
    expect(told.map(({ staff_name, after }) => [staff_name, after.times])).toEqual(
      expect.arrayContaining([
        ['Asha Rao', undefined],
        ['Asha Rao', undefined],
        ['Asha Rao', 3],
      ]),
    )
    expect(told).toHaveLength(3)
  })

  it('is one row at once, of many at once', async () => {
    const shop = await openTestShop(await open())
    await openDesk(shop)
    await Promise.all([1, 2, 3, 4].map(() => guess(shop, 'nobody@pharmacy.example')))
    expect(await rows(shop, 'session.fail')).toHaveLength(1)
  })
})

onEachDatabase('A call that is not for one’s role', (open) => {
  it('is one row an hour of each call', async () => {
    const shop = await openTestShop(await open())
    const seat = (await openDesk(shop)).as('packer')
    for (let asked = 0; asked < 5; asked++) await seat.get('/desk/audit')
    await seat.get('/desk/staff')
    expect((await rows(shop, 'call.refused')).map(({ subject_id }) => subject_id).sort()).toEqual([
      'GET /desk/audit',
      'GET /desk/staff',
    ])
    shop.clock.advance(HOUR_MS)
    await sweep(shop.app.context)
    const told = (await rows(shop, 'call.refused')).slice(2)
    expect(told).toMatchObject([
      { staff_name: 'Ravi Kumar', subject_id: 'GET /desk/audit', after: { times: 5 } },
    ])
  })
})

onEachDatabase('A look at a return', (open) => {
  it('is a row with its order', async () => {
    const shop = await openTestShop(await open())
    const desk = await openDesk(shop)
    const { data: order } = await place(shop, await buyer(shop))
    await shop.db
      .insertInto('return_request')
      .values({
        id: 'r1',
        number: 'RT1',
        order_id: order._id,
        user_id: order.user._id,
        state: 'requested',
        kind: 'damaged',
        reason: 'Broken',
        pay_to_sealed: null,
        staff_id: null,
        decision: '',
        restocking_percent: 0,
        requested_at: 1,
        decided_at: null,
        received_at: null,
        closed_at: null,
      })
      .execute()
    await desk.as('support').get('/desk/return', { id: 'r1' })
    expect(await rows(shop, 'return.look')).toMatchObject([{ staff_name: 'Selvi Mani', subject_id: 'r1' }])
  })
})
