import { saltFactsOn } from '@dawakit/core/catalogue'
import type { RegisterEntry, RegisterKind } from '@dawakit/core/contract'
import { istDate } from '@dawakit/core/delivery'
import { financialYear } from '@dawakit/core/tax'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { packParcel } from '../../src/desk/parcels/pack-parcel.ts'
import { inTransaction } from '../../src/ground/database/in-transaction.ts'
import { checkRegisters } from '../../src/orders/registers/check-registers.ts'
import { takeRegisterPlaces } from '../../src/orders/registers/register-series.ts'
import { onEachDatabase } from '../databases.ts'
import { type Desk, seenReturn } from '../desk-shop.ts'
import { buyer, PARTICULARS } from '../ordering.ts'
import { openScheduled, placeRegistered } from './registered-order.ts'

const ALL = { from: '2020-01-01', to: '2040-12-31' }

async function book(desk: Desk, register: RegisterKind, search: object = {}): Promise<RegisterEntry[]> {
  const { data } = await desk.as('pharmacist').get('/desk/register', { register, ...ALL, ...search })
  return data.entries
}

const brief = (entries: RegisterEntry[]) =>
  entries.map(({ number, kind, batch, quantity, refersTo }) => [number, kind, batch, quantity, refersTo])

const step = fc.tuple(
  fc.constantFrom('pack', 'pack', 'unpack', 'send', 'bring', 'sendAgain', 'arrive'),
  fc.integer({ min: 1, max: 2 }),
  fc.constantFrom('A1', 'A2'),
)

/** Whoever packs has signed in on the day before. */
async function packAtNight({ shop, desk }: Awaited<ReturnType<typeof openScheduled>>, orderId: string) {
  const staffId = desk.as('packer').staff.id
  const pieces = [{ lineNo: 1, quantity: 2, batch: 'A1', expiresOn: '2028-06' }]
  await inTransaction(shop.db, (trx) =>
    packParcel(trx, shop.app.context, { orderId, pieces, isNearExpiryMeant: false, staffId }),
  )
}

onEachDatabase('The registers', (open) => {
  it('have an entry for each batch that is packed, in both of Schedule H1', async () => {
    const at = await openScheduled(await open())
    const order = await placeRegistered(at, { quantity: 3 })
    await order.pack({ A1: 2, A2: 1 })
    const [first, second] = await book(at.desk, 'prescriptions')
    expect(first).toMatchObject({
      register: 'prescriptions',
      kind: 'supplied',
      number: 'RX/26-27/000001',
      orderId: order.id,
      orderNumber: order.number,
      drug: 'Azithral 500 Tablet',
      schedule: 'H1',
      batch: 'A1',
      expiresOn: '2027-06',
      quantity: 2,
      ...PARTICULARS,
      patientName: 'User 3210',
      pharmacist: { name: 'Priya Nair', registrationNumber: 'TN-PC-20481' },
      prescriptionId: order.prescriptionId,
      by: 'Ravi Kumar',
    })
    expect(first?.manufacturer).not.toBe('')
    expect(second).toMatchObject({ number: 'RX/26-27/000002', batch: 'A2', quantity: 1 })
    expect(brief(await book(at.desk, 'h1'))).toEqual([
      ['H1/26-27/000001', 'supplied', 'A1', 2, ''],
      ['H1/26-27/000002', 'supplied', 'A2', 1, ''],
    ])
  })

  it('take back what is unpacked, brought back or given back, and have what goes again', async () => {
    const at = await openScheduled(await open())
    const order = await placeRegistered(at, { quantity: 2 })
    await order.pack({ A1: 2 })
    await order.unpack(1)
    await order.pack({ A2: 2 })
    await order.send(1)
    await order.bring(1)
    await order.sendAgain(1)
    expect(brief(await book(at.desk, 'h1'))).toEqual([
      ['H1/26-27/000001', 'supplied', 'A1', 2, ''],
      ['H1/26-27/000002', 'unpacked', 'A1', -2, 'H1/26-27/000001'],
      ['H1/26-27/000003', 'supplied', 'A2', 2, ''],
      ['H1/26-27/000004', 'undelivered', 'A2', -2, 'H1/26-27/000003'],
      ['H1/26-27/000005', 'supplied', 'A2', 2, 'H1/26-27/000003'],
    ])
    expect((await book(at.desk, 'h1'))[0]?.invoiceNumber).toBeNull()
    await order.arrive(1)
    const seat = at.desk.as('pharmacist')
    const { invoiceNumber } = (await seat.get('/desk/order', { id: order.id })).data
    expect(invoiceNumber).toMatch(/^INV/)
    expect((await book(at.desk, 'h1')).map((entry) => entry.invoiceNumber)).toEqual(
      Array(5).fill(invoiceNumber),
    )
    const asked = await at.shop.call('POST /post/returnRequest', {
      token: order.who.token,
      body: {
        orderId: order.id,
        kind: 'damaged',
        reason: 'The strip is torn.',
        lines: [{ line: 0, quantity: 1, batch: 'A2' }],
        payTo: { way: 'upi', upiId: 'meena@okbank' },
      },
    })
    expect(asked.status).toBe(200)
    const { returns } = await at.shop.read(order.id)
    const returnId: string = returns.find(({ state }: { state: string }) => state === 'requested').id
    await at.desk.as('support').post('/desk/return/approve', {
      ...(await seenReturn(at.desk, returnId)),
      words: '',
    })
    const received = await at.desk.as('packer').post('/desk/return/receive', {
      ...(await seenReturn(at.desk, returnId)),
      lines: [{ lineNo: 1, quantity: 1 }],
    })
    expect(received).toMatchObject({ status: 200 })
    expect(brief(await book(at.desk, 'prescriptions')).at(-1)).toEqual([
      'RX/26-27/000006',
      'returned',
      'A2',
      -1,
      'RX/26-27/000003',
    ])
    expect((await checkRegisters(at.shop.db, at.shop.app.context)).wrong).toEqual([])
  })

  it('keep a misspelt name and have the right one after it, in both', async () => {
    const at = await openScheduled(await open())
    const order = await placeRegistered(at)
    await order.pack({ A1: 2 })
    const [entry] = await book(at.desk, 'h1')
    if (!entry) throw new Error('Nothing was written.')
    const seat = at.desk.as('pharmacist')
    const { data: seen } = await seat.get('/desk/registerEntry', { id: entry.id })
    const people = { ...PARTICULARS, patientName: 'Meena Raman' }
    const body = { id: entry.id, seen: seen.version, ...people, reason: 'The name was misspelt.' }
    const { data } = await seat.post('/desk/register/correct', body)
    expect(data.entries).toMatchObject([
      { number: 'H1/26-27/000001', patientName: 'User 3210', quantity: 2 },
      { number: 'H1/26-27/000002', kind: 'corrected', patientName: 'Meena Raman', quantity: 0 },
    ])
    expect(await book(at.desk, 'prescriptions')).toMatchObject([
      { patientName: 'User 3210' },
      { kind: 'corrected', patientName: 'Meena Raman', refersTo: 'RX/26-27/000001', by: 'Priya Nair' },
    ])
    expect(await seat.post('/desk/register/correct', body)).toMatchObject({ status: 409 })
    await order.unpack(1)
    expect((await book(at.desk, 'h1')).at(-1)).toMatchObject({ kind: 'unpacked', patientName: 'Meena Raman' })
  })

  it('stop a parcel whose particulars are missing, until a pharmacist has written them down', async () => {
    const at = await openScheduled(await open())
    const order = await placeRegistered(at, { particulars: null })
    const refused = await order.pack({ A1: 2 })
    expect(refused).toMatchObject({ status: 422, code: 'register-particulars-needed' })
    expect(Object.keys(refused.fields ?? {})).toEqual([
      'lines.1.prescriberName',
      'lines.1.prescriberRegistration',
      'lines.1.prescriberAddress',
      'lines.1.patientAddress',
    ])
    expect(await book(at.desk, 'h1')).toEqual([])
    const check = await order.check()
    expect(check.lines).toMatchObject([{ lacksParticulars: true }])
    const written = await at.desk.as('pharmacist').post('/desk/prescription/particulars', {
      orderId: order.id,
      seen: check.version,
      lines: [{ lineNo: 1, particulars: PARTICULARS }],
    })
    expect(written.data.lines).toMatchObject([{ lacksParticulars: false }])
    expect((await order.pack({ A1: 2 })).status).toBe(200)
    expect(await book(at.desk, 'h1')).toMatchObject([{ prescriberName: 'Dr. Meera Rao' }])
  })

  it('have no gap after 40 packers at once, some of whom are undone', async () => {
    const at = await openScheduled(await open())
    await at.shop.db.updateTable('stock').set({ free: 100 }).where('product_id', '=', 'azithral').execute()
    const orders = []
    for (let index = 0; index < 40; index++) {
      const who = await buyer(at.shop, String(9_000_000_000 + index))
      orders.push(await placeRegistered(at, { quantity: 1, who }))
    }
    const { db } = at.shop
    const staffId = at.desk.as('packer').staff.id
    const pieces = [{ lineNo: 1, quantity: 1, batch: 'A1', expiresOn: '2027-06' }]
    const answers = await Promise.allSettled(
      orders.map(({ id: orderId, pack }, index) =>
        index % 4 === 0
          ? inTransaction(db, async (trx) => {
              await packParcel(trx, at.shop.app.context, {
                orderId,
                pieces,
                isNearExpiryMeant: false,
                staffId,
              })
              throw new Error('The lights went out.')
            })
          : pack({ A1: 1 }),
      ),
    )
    expect(answers.filter(({ status }) => status === 'rejected')).toHaveLength(10)
    for (const register of ['h1', 'prescriptions'] as const) {
      const rows = await db
        .selectFrom('register_entry')
        .select(['sequence', 'at'])
        .where('register', '=', register)
        .orderBy('sequence')
        .execute()
      expect(rows.map(({ sequence }) => sequence)).toEqual(
        Array.from({ length: 30 }, (_, index) => index + 1),
      )
      expect(rows.map(({ at: written }) => written)).toEqual(rows.map(({ at: written }) => written).sort())
    }
    expect(await checkRegisters(db, at.shop.app.context)).toEqual({ entries: 60, wrong: [] })
  })

  it('come to what is packed and out, whatever is done with its parcels', async () => {
    const at = await openScheduled(await open())
    await at.shop.db.updateTable('stock').set({ free: 1000 }).where('product_id', '=', 'azithral').execute()
    let customers = 0
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
        const who = await buyer(at.shop, String(9_000_000_000 + customers++))
        const order = await placeRegistered(at, { quantity: 4, who })
        for (const [what, parcel, batch] of steps) {
          if (what === 'pack') await order.pack({ [batch]: parcel })
          else await order[what](parcel)
        }
        const own = (await book(at.desk, 'h1', { words: order.number })).filter(
          ({ orderId }) => orderId === order.id,
        )
        const { parcels } = await order.look()
        const out = parcels.filter(({ state }) => state !== 'returned').flatMap(({ lines }) => lines)
        const sum = (pieces: { quantity: number }[]) =>
          pieces.reduce((all, { quantity }) => all + quantity, 0)
        expect(sum(own)).toBe(sum(out))
      }),
      { numRuns: 8, seed: 2811, endOnFailure: true },
    )
    const { entries, wrong } = await checkRegisters(at.shop.db, at.shop.app.context)
    expect(wrong).toEqual([])
    expect(entries).toBeGreaterThan(30)
  })

  it('begin anew at midnight of the first of April in India', async () => {
    const at = await openScheduled(await open())
    const [before, after] = [await placeRegistered(at), await placeRegistered(at)]
    at.shop.clock.now = Date.parse('2027-03-31T23:59:59.999+05:30')
    expect(financialYear(at.shop.clock.now)).toBe('2026-27')
    await packAtNight(at, before.id)
    at.shop.clock.now += 1
    await packAtNight(at, after.id)
    const rows = await at.shop.db
      .selectFrom('register_entry')
      .select('number')
      .where('register', '=', 'h1')
      .orderBy('place')
      .execute()
    expect(rows.map(({ number }) => number)).toEqual(['H1/26-27/000001', 'H1/27-28/000001'])
  })

  it('take no number of a year that has ended while others held the series', async () => {
    const at = await openScheduled(await open())
    const moments = ['2027-03-31T23:59:59.999+05:30', '2027-04-01T00:00:00+05:30'].map((day) =>
      Date.parse(day),
    )
    const clock = () => moments.shift() ?? Date.parse('2027-04-01T00:00:01+05:30')
    const places = await inTransaction(at.shop.db, (trx) => takeRegisterPlaces(trx, clock, 'h1', 2))
    expect(places).toMatchObject({ year: '2027-28', sequence: 1 })
    const series = await at.shop.db
      .selectFrom('register_series')
      .selectAll()
      .orderBy('financial_year')
      .execute()
    expect(series.map(({ last_number }) => last_number)).toEqual([0, 2])
  })

  it('are found by period, product, salt, batch and prescriber, page by page, each look written down', async () => {
    const at = await openScheduled(await open())
    const first = await placeRegistered(at, { quantity: 2 })
    await first.pack({ A1: 1, A2: 1 })
    const other = { ...PARTICULARS, prescriberName: 'Dr. Arjun Iyer', prescriberRegistration: 'KMC 7' }
    const second = await placeRegistered(at, { particulars: other })
    await second.pack({ A2: 2 })
    const found = async (search: object) =>
      (await book(at.desk, 'h1', search)).map(({ number }) => number.slice(-1))
    expect(await found({ product: 'azithro' })).toEqual(['1', '2', '3'])
    expect(await found({ product: 'dolo' })).toEqual([])
    expect(await found({ batch: 'a2' })).toEqual(['2', '3'])
    expect(await found({ prescriber: 'iyer' })).toEqual(['3'])
    expect(await found({ prescriber: 'Dr. Meera Rao', batch: 'A2' })).toEqual(['2'])
    expect(await found({ words: `${second.number} azithral` })).toEqual(['3'])
    expect(await found({ to: '2026-01-01' })).toEqual([])
    const seat = at.desk.as('owner')
    const page = (after?: string) => seat.get('/desk/register', { register: 'h1', ...ALL, limit: 2, after })
    const one = (await page()).data
    expect(one).toMatchObject({ entriesOfPeriod: 3, entries: [{ batch: 'A1' }, { batch: 'A2' }] })
    const two = (await page(one.next)).data
    expect(two).toMatchObject({ next: null, entries: [{ prescriberName: 'Dr. Arjun Iyer' }] })
    const looks = await at.shop.db
      .selectFrom('audit')
      .select(['subject_id', 'after'])
      .where('action', '=', 'register.look')
      .execute()
    expect(looks).toHaveLength(9)
    expect(looks.map(({ after }) => after).join()).not.toContain('iyer')
    const file = await seat.file('/desk/registerCsv', { register: 'h1', ...ALL, batch: 'A2' })
    const lines = (await file.text()).trim().split('\n')
    expect(lines).toHaveLength(3)
    expect(lines[2]).toContain('Dr. Arjun Iyer')
  })

  it('say whom a medicine was for, and who prescribed it, after the customer has gone from the shop', async () => {
    const at = await openScheduled(await open())
    const order = await placeRegistered(at)
    await order.pack({ A1: 2 })
    const before = await book(at.desk, 'h1')
    expect(before).toMatchObject([{ patientName: 'User 3210', ...PARTICULARS }])
    const { db } = at.shop
    const { userId } = order.who
    await db.deleteFrom('address').where('user_id', '=', userId).execute()
    await db.updateTable('customer').set({ username: '' }).where('id', '=', userId).execute()
    // The law's part of it stays: what an entry is of cannot go before it.
    await expect(db.deleteFrom('customer').where('id', '=', userId).execute()).rejects.toThrow()
    expect(await book(at.desk, 'h1')).toEqual(before)
  })

  it('say in their CSV the day of the supply in India, also of what is packed after midnight', async () => {
    const at = await openScheduled(await open())
    const order = await placeRegistered(at)
    at.shop.clock.now = Date.parse('2026-11-15T00:30:00+05:30')
    await packAtNight(at, order.id)
    const file = await (await at.desk.join('owner')).file('/desk/registerCsv', { register: 'h1', ...ALL })
    const [head = '', line = ''] = (await file.text()).trim().split('\n')
    expect([head.split(',')[1], line.split(',')[1]]).toEqual(['date', '2026-11-15'])
  })

  it('have a guessed medicine in that of Schedule H1 from the day on which its salt is moved there', async () => {
    const at = await openScheduled(await open())
    const { context } = at.shop.app
    const known = context.salts()
    const day = '2026-11-15'
    context.salts = () =>
      saltFactsOn(
        known.map((fact) => ({ ...fact, schedule: 'H', moves: [{ day, schedule: 'H1' }] })),
        istDate(at.shop.clock.now),
      )
    await at.shop.db.updateTable('product').set({ schedule: 'H' }).where('id', '=', 'azithral').execute()
    const [before, after] = [await placeRegistered(at), await placeRegistered(at)]
    await before.pack({ A1: 2 })
    expect(await book(at.desk, 'h1')).toEqual([])
    at.shop.clock.now = Date.parse('2026-11-15T00:00:00+05:30')
    await packAtNight(at, after.id)
    const seat = await at.desk.join('pharmacist')
    const written = async (register: RegisterKind) =>
      (await seat.get('/desk/register', { register, ...ALL })).data.entries
    expect(await written('h1')).toMatchObject([{ schedule: 'H1', orderId: after.id }])
    expect(await written('prescriptions')).toHaveLength(2)
  })
})
