import { SqliteAdapter, sql } from 'kysely'
import { expect, it } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import { openDesk } from '../../../test/desk-shop.ts'
import { addPrescription, buyer, PARTICULARS, place } from '../../../test/ordering.ts'
import { openTestShop } from '../../../test/test-shop.ts'
import type { Database } from '../../ground/database/schema/index.ts'

const X = {
  code: 'schedule-x-not-sold',
  message: 'A medicine of Schedule X is handed over at the counter only: this shop does not sell it',
}
const GUARDS = {
  product: ['withhold_product_added', 'withhold_product_changed', 'withhold_product'],
  product_salt: ['withhold_salt_added', 'withhold_salt_changed', 'withhold_salt_gone', 'withhold_salt'],
  order_line: ['order_line_withheld'],
  prescription_approval: ['prescription_approval_withheld'],
  prescription_grant: ['prescription_grant_withheld'],
  prescription_request_line: ['prescription_request_line_withheld'],
  shipment_line: ['shipment_line_withheld'],
}

/** The database's own guard away: what is left is the rule that the calls ask. */
async function withoutGuards(db: Database): Promise<Database> {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter
  for (const [table, names] of Object.entries(GUARDS)) {
    for (const name of names) {
      const on = isSqlite ? sql`` : sql`on ${sql.table(table)}`
      await sql`drop trigger if exists ${sql.ref(name)} ${on}`.execute(db)
    }
  }
  return db
}

onEachDatabase('The rule of what is never sold', (open) => {
  async function openWith() {
    const shop = await openTestShop(await withoutGuards(await open()))
    const who = await buyer(shop)
    const prescriptionId = await addPrescription(shop.db, who.userId)
    /** From now on the antibiotic of the fixtures is ketamine. */
    const become = () =>
      shop.db
        .insertInto('product_salt')
        .values({
          product_id: 'azithral',
          salt: 'Ketamine',
          salt_key: 'ketamine',
          position: 0,
          popularity: 1,
        })
        .execute()
    const wish = { products: [{ _id: 'azithral', quantity: 1 }], prescriptions: [prescriptionId] }
    return { shop, who, prescriptionId, become, wish, desk: await openDesk(shop) }
  }

  it('puts it into no cart, and takes no order of it', async () => {
    const { shop, who, become, wish } = await openWith()
    await become()
    const { token, userId } = who
    const body = { userId, products: [{ _id: 'azithral', quantity: 1 }] }
    expect(await shop.call('POST /post/cart', { token, body })).toMatchObject({ status: 422, ...X })
    expect(await place(shop, who, wish)).toMatchObject({ status: 422, ...X })
    // Before the customer is asked for a prescription.
    expect(await place(shop, who, { products: wish.products })).toMatchObject({ status: 422, ...X })
  })

  it('tells the desk of a phone order, and places none', async () => {
    const { who, become, desk } = await openWith()
    await become()
    const seat = desk.as('support')
    const wish = {
      customerId: who.userId,
      lines: [{ productId: 'azithral', quantity: 1 }],
      addressId: who.addressId,
      coupon: '',
    }
    const { data } = await seat.post('/desk/phoneOrder/quote', wish)
    expect(data.lines).toMatchObject([{ product: { _id: 'azithral' }, problem: X }])
    const placing = { prescriptions: [], doctorName: '', patient: null, toldTerms: true, key: 'first' }
    const placed = await seat.post('/desk/phoneOrder/place', {
      ...wish,
      ...placing,
      total: data.totals.total,
    })
    expect(placed).toMatchObject({ status: 422, ...X })
  })

  it('approves nothing of it, and lets the pharmacist decline it', async () => {
    const { shop, who, prescriptionId, become, wish, desk } = await openWith()
    const { _id: orderId } = (await place(shop, who, wish)).data
    await become()
    const seat = desk.as('pharmacist')
    const { version: seen } = (await seat.get('/desk/prescription', { orderId })).data
    const grant = { prescriptionId, packs: 1, validUntil: '2026-12-31', particulars: PARTICULARS }
    const lines = [{ lineNo: 1, quantity: 1, grant }]
    const approved = await seat.post('/desk/prescription/approve', { orderId, seen, lines })
    expect(approved).toMatchObject({ status: 422, ...X })
    const declined = await seat.post('/desk/prescription/decline', { orderId, seen, reason: 'Not sold here' })
    expect(declined.data).toMatchObject({ standing: 'cancelled' })
  })

  it('packs nothing of it that was approved before', async () => {
    const { shop, who, prescriptionId, become, wish, desk } = await openWith()
    const { _id: orderId } = (await place(shop, who, wish)).data
    const { version: seen } = (await desk.as('pharmacist').get('/desk/prescription', { orderId })).data
    const grant = { prescriptionId, packs: 1, validUntil: '2026-12-31', particulars: PARTICULARS }
    const approval = { orderId, seen, lines: [{ lineNo: 1, quantity: 1, grant }] }
    expect((await desk.as('pharmacist').post('/desk/prescription/approve', approval)).status).toBe(200)
    await become()
    const packer = desk.as('packer')
    const { version } = (await packer.get('/desk/order', { id: orderId })).data
    const lines = [{ lineNo: 1, quantity: 1, batch: 'B7', expiresOn: '2027-06' }]
    const packed = await packer.post('/desk/parcel/pack', { id: orderId, seen: version, lines })
    expect(packed).toMatchObject({ status: 422, ...X })
  })

  it('prepares none of it for a prescription that was sent, and says of which line', async () => {
    const { shop, who, prescriptionId, become, desk } = await openWith()
    await become()
    const { token, userId } = who
    const asked = await shop.call('POST /post/prescriptionRequest', {
      token,
      body: { userId, prescriptions: [prescriptionId], note: '' },
    })
    const seat = desk.as('pharmacist')
    const { id } = asked.data
    const { version: seen } = (await seat.get('/desk/request', { id })).data
    const line = { productId: 'dolo', quantity: 1, note: '', grant: null }
    const grant = { prescriptionId, packs: 1, validUntil: '2026-12-31', particulars: PARTICULARS }
    const lines = [line, { ...line, productId: 'azithral', grant }]
    const prepared = await seat.post('/desk/request/prepare', { id, seen, message: '', lines })
    expect(prepared).toMatchObject({ status: 422, ...X, data: { line: 1 } })
  })
})
