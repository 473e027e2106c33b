import { beforeEach, expect, it } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import { type DeskSeat, openDesk } from '../../../test/desk-shop.ts'
import { openTestShop, type TestShop } from '../../../test/test-shop.ts'
import { keepApart } from '../../shelves/batches/quarantine.ts'

const SUPPLIER = {
  name: 'Chennai Pharma Distributors',
  gstin: '33AAACC1206D1ZN',
  stateName: '',
  drugLicences: 'TN-20B-1042',
  address: '4 Godown Street',
  phone: '',
  email: '',
  paymentDays: 30,
  note: '',
}
const BATCH = { productId: 'dolo', batch: 'DL26-1', expiresOn: '2028-03-31' }

onEachDatabase('Debit notes', (open) => {
  let shop: TestShop
  let owner: DeskSeat
  let supplierId: string
  beforeEach(async () => {
    shop = await openTestShop(await open())
    owner = (await openDesk(shop)).as('owner')
    supplierId = (await owner.post('/desk/supplier/save', { supplier: SUPPLIER })).data.id
    const line = {
      ...{
        productId: 'dolo',
        code: '',
        name: 'Dolo 650 Tablet',
        maker: '',
        batch: 'dl26-1',
        expiry: '03/28',
      },
      ...{ mrp: 100, rate: 60, units: 10, freeUnits: 2, discount: 5, gst: 5, hsn: '30049099' },
    }
    const bill = {
      supplierId,
      number: 'GST/1',
      date: '2026-11-13',
      total: null,
      orderId: null,
      lines: [line],
    }
    const { data } = await owner.post('/desk/goodsIn/save', { bill })
    await owner.post('/desk/goodsIn/check', { id: data.id, seen: data.version })
    const seen = data.version + 1
    await owner.post('/desk/goodsIn/receive', { id: data.id, seen, isSure: true })
  })
  const issue = (units: number, more: object = {}, key: string = crypto.randomUUID()) =>
    owner.post('/desk/debitNote/issue', {
      key,
      supplierId,
      reason: 'damaged',
      lines: [{ ...BATCH, units, isQuarantined: false, ...more }],
    })
  const shelf = async () => {
    const { free } = await shop.db
      .selectFrom('stock')
      .select('free')
      .where('product_id', '=', 'dolo')
      .executeTakeFirstOrThrow()
    const batch = await shop.db
      .selectFrom('stock_batch')
      .select(['units', 'quarantined'])
      .where('batch', '=', BATCH.batch)
      .executeTakeFirstOrThrow()
    return { free, ...batch }
  }

  it('numbers ten notes at once without a gap, and lets go no more than there is', async () => {
    const before = await shelf()
    const answers = await Promise.all(Array.from({ length: 10 }, () => issue(2)))
    const made = answers.filter(({ status }) => status === 200)
    expect(made.map(({ data }) => data.number).sort()).toEqual(
      [1, 2, 3, 4, 5, 6].map((number) => `DN/26-27/00000${number}`),
    )
    expect(answers.find(({ status }) => status !== 200)).toMatchObject({
      status: 422,
      code: 'debit-more-than-billed',
      fields: { 'lines.0.units': expect.any(String) },
      data: { left: 0 },
    })
    expect(await shelf()).toEqual({ free: before.free - 12, units: 0, quarantined: 0 })
    expect(made[0]?.data).toMatchObject({
      taxable: 95,
      cgst: 2.38,
      sgst: 2.38,
      total: 99.76,
      supplier: { name: SUPPLIER.name, stateName: 'Tamil Nadu' },
      lines: [{ rate: 47.5, gst: 5, units: 2 }],
    })
  })

  it('lets no more of a batch go back than its bills brought, less what earlier notes gave back', async () => {
    await owner.post('/desk/corrections', { ...BATCH, reason: 'found', note: '', units: 5 })
    await issue(4)
    const before = await shelf()
    const line = { ...BATCH, isQuarantined: false }
    const both = (one: number, other: number) =>
      owner.post('/desk/debitNote/issue', {
        key: crypto.randomUUID(),
        supplierId,
        reason: 'damaged',
        lines: [one, other].map((units) => ({ ...line, units })),
      })
    expect(await both(7, 2)).toMatchObject({
      status: 422,
      code: 'debit-more-than-billed',
      fields: { 'lines.1.units': expect.any(String) },
      data: { left: 1 },
    })
    expect(await shelf()).toEqual(before)
    expect((await both(7, 1)).status).toBe(200)
    expect(await issue(1)).toMatchObject({ code: 'debit-more-than-billed', data: { left: 0 } })
    expect(await shelf()).toEqual({ ...before, free: before.free - 8, units: 5 })
    // Found packs of it are kept apart: nobody proposes to send them back.
    const by = { subject: 'return', staffId: owner.staff.id, at: shop.clock.now }
    await shop.db.transaction().execute((trx) => keepApart(trx, [{ ...BATCH, units: 3 }], by))
    expect((await owner.get('/desk/debitNote/proposed', { supplierId })).data).toEqual([])
  })

  it('makes one note for a key, and takes what is kept apart without the shelf', async () => {
    const by = { subject: 'return', staffId: owner.staff.id, at: shop.clock.now }
    await shop.db.transaction().execute((trx) => keepApart(trx, [{ ...BATCH, units: 3 }], by))
    const before = await shelf()
    const { data } = await owner.get('/desk/debitNote/proposed', { supplierId })
    expect(data).toEqual([
      { ...BATCH, name: expect.any(String), units: 3, isQuarantined: true, reason: 'damaged', rate: 47.5 },
    ])
    const key = crypto.randomUUID()
    const apart = { isQuarantined: true }
    const both = await Promise.all([issue(2, apart, key), issue(2, apart, key)])
    expect(both.map(({ data }) => data.number)).toEqual(['DN/26-27/000001', 'DN/26-27/000001'])
    expect(await shelf()).toEqual({ ...before, quarantined: 1 })
    expect(await issue(2, apart)).toMatchObject({ status: 422, code: 'batch-too-few' })
    expect(await issue(1, { batch: 'OTHER' })).toMatchObject({
      code: 'debit-rate-unknown',
      fields: { 'lines.0.batch': expect.any(String) },
    })
    expect((await owner.get('/desk/debitNotes', { supplierId })).totalCount).toBe(1)
  })

  it('writes down what the supplier credits, never more than the note, and what is still owed', async () => {
    const { data: note } = await issue(2)
    const credited = (amount: number, key: string = crypto.randomUUID()) =>
      owner.post('/desk/debitNote/credited', { key, id: note.id, amount, reference: 'CN-7' })
    const key = crypto.randomUUID()
    await Promise.all([credited(60, key), credited(60, key)])
    expect(await credited(39.77)).toMatchObject({
      status: 422,
      code: 'debit-too-much',
      fields: { amount: expect.any(String) },
    })
    shop.clock.now += 60_000
    expect((await credited(9.76)).data).toMatchObject({ credited: 69.76, credits: [{ amount: 60 }, {}] })
    expect((await owner.get('/desk/supplier', { id: supplierId })).data.owes).toBe(30)
    const today = new Date(shop.clock.now).toISOString().slice(0, 'yyyy-mm-dd'.length)
    const list = await (await owner.file('/desk/debitNotes/list', { from: today, to: today })).text()
    expect(list.trimEnd().split('\n')).toHaveLength(2)
    expect(list).toContain(`DN/26-27/000001,${SUPPLIER.name},damaged,95,2.38,2.38,0,69.76`)
  })
})
