import { beforeEach, expect, it } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import { type DeskSeat, openDesk } from '../../../test/desk-shop.ts'
import { openTestShop, type TestShop } from '../../../test/test-shop.ts'

const SUPPLIER = {
  name: 'Chennai Pharma Distributors',
  gstin: '33AAACC1206D1ZN',
  stateName: '',
  drugLicences: 'TN-20B-1042, TN-21B-1042',
  address: '4 Godown Street',
  phone: '044 2345 6789',
  email: 'orders@chennaipharma.example',
  paymentDays: 30,
  note: '',
}

const LINE = {
  productId: '',
  code: '',
  name: 'Dolo 650 Tablet',
  maker: 'Micro Labs',
  batch: 'dl26-1',
  expiry: '03/28',
  mrp: 100,
  rate: 60,
  units: 10,
  freeUnits: 2,
  discount: 5,
  gst: 5,
  hsn: '30049099',
}

const FILE = `Item Name,Batch,Exp,Qty,Free,MRP,Rate,GST %,HSN
Dolo 650 Tablet,DL26-7,06/28,10,2,100,60,5,30049099
Zubrizole 40,ZB-1,06/28,5,0,88.50,50,5,30049099
Crocin Advance Tablet,CR-1,99/28,5,0,30,20,5,30049099
`

onEachDatabase('Goods in', (open) => {
  let shop: TestShop
  let owner: DeskSeat
  let supplierId: string
  beforeEach(async () => {
    shop = await openTestShop(await open())
    owner = (await openDesk(shop)).as('owner')
    supplierId = (await owner.post('/desk/supplier/save', { supplier: SUPPLIER })).data.id
  })
  const bill = (lines: object[], more: object = {}) => ({
    supplierId,
    number: 'GST/1042',
    date: '2026-11-13',
    total: null,
    orderId: null,
    lines: lines.map((line) => ({ ...LINE, ...line })),
    ...more,
  })
  const save = (lines: object[], more: object = {}) =>
    owner.post('/desk/goodsIn/save', { bill: bill(lines, more) })
  const seen = ({ data }: { data: { id: string; version: number } }) => ({ id: data.id, seen: data.version })
  const checked = async (lines: object[], more: object = {}) =>
    owner.post('/desk/goodsIn/check', seen(await save(lines, more)))
  const receive = (answer: { data: { id: string; version: number } }, isSure = false) =>
    owner.post('/desk/goodsIn/receive', { ...seen(answer), isSure })
  const shelf = async (id: string) => ({
    stock: await shop.db
      .selectFrom('stock')
      .select(['free', 'unknown_units'])
      .where('product_id', '=', id)
      .executeTakeFirstOrThrow(),
    batches: await shop.db
      .selectFrom('stock_batch')
      .select(['batch', 'expires_on', 'units', 'mrp_paise', 'purchase_paise', 'maker', 'is_sold'])
      .where('product_id', '=', id)
      .orderBy('batch')
      .execute(),
  })

  it('puts the packs of a checked bill on the shelf, free ones among them, with what they print and cost', async () => {
    const { stock: before } = await shelf('dolo')
    const received = await receive(await checked([{}]))
    expect(received.data).toMatchObject({
      state: 'received',
      taxable: 570,
      cgst: 14.25,
      sgst: 14.25,
      total: 598.5,
      lines: [{ productId: 'dolo', batch: 'DL26-1', expiry: '03/2028', cost: 47.5 }],
    })
    expect(await shelf('dolo')).toEqual({
      stock: { ...before, free: before.free + 12 },
      batches: [
        {
          batch: 'DL26-1',
          expires_on: '2028-03-31',
          units: 12,
          mrp_paise: 10_000,
          purchase_paise: 4750,
          maker: 'Micro Labs',
          is_sold: 1,
        },
      ],
    })
    const moves = await shop.db.selectFrom('shelf_move').select(['kind', 'units', 'value_paise']).execute()
    expect(moves).toEqual([{ kind: 'goodsIn', units: 12, value_paise: 57_000 }])
  })

  it('taxes a bill of another state with IGST, by the GSTIN', async () => {
    const other = { ...SUPPLIER, name: 'Bengaluru Drugs', gstin: '29AAGCB7383J1Z4' }
    supplierId = (await owner.post('/desk/supplier/save', { supplier: other })).data.id
    expect((await save([{}])).data).toMatchObject({ taxable: 570, cgst: 0, igst: 28.5 })
  })

  it('lets one of two goods-in of one bill in, however its number is typed', async () => {
    const both = await Promise.all([save([{}]), save([{}], { number: 'gst-1042' })])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)).toMatchObject({
      code: 'bill-taken',
      fields: { number: 'This bill of this supplier is in already' },
    })
    // Another year's bill may have the number.
    expect((await save([{}], { date: '2026-03-31' })).status).toBe(200)
  })

  it('takes a bill in once, whoever presses', async () => {
    const before = (await shelf('dolo')).stock.free
    const ready = await checked([{}])
    const both = await Promise.all([receive(ready), receive(ready), receive(ready)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect((await shelf('dolo')).stock.free).toBe(before + 12)
    const change = { id: ready.data.id, seen: ready.data.version + 1, bill: bill([{ units: 9 }]) }
    expect(await owner.post('/desk/goodsIn/save', change)).toMatchObject({
      status: 409,
      code: 'bill-received',
    })
  })

  it('takes goods in beside orders, and no piece is lost', async () => {
    const before = (await shelf('dolo')).stock.free
    const bills = [1, 2, 3].map((number) =>
      checked([{ batch: `B${number}` }, { name: 'Crocin Advance Tablet', batch: 'C1', mrp: 30, rate: 20 }], {
        number: `N-${number}`,
      }),
    )
    const ready = await Promise.all(bills)
    const order = (kind: 'out' | 'in') =>
      shop.db
        .updateTable('stock')
        .set((set) => ({ free: set('free', kind === 'out' ? '-' : '+', 1) }))
        .where('product_id', '=', 'dolo')
        .execute()
    await Promise.all([...ready.map((one) => receive(one)), order('out'), order('in'), order('out')])
    expect((await shelf('dolo')).stock.free).toBe(before + 35)
    expect((await shelf('crocin')).batches).toMatchObject([{ batch: 'C1', units: 36 }])
  })

  it('refuses an MRP below the rate by its field, and loses nothing of the draft', async () => {
    const draft = await save([{ mrp: 59 }])
    expect(await owner.post('/desk/goodsIn/check', seen(draft))).toMatchObject({
      status: 422,
      code: 'bill-lines-wrong',
      fields: { 'lines.0.mrp': 'The MRP is below what a pack costs with its tax: one of both is wrong' },
    })
    const kept = await owner.get('/desk/goodsIn/bill', { id: draft.data.id })
    expect(kept.data).toMatchObject({ state: 'draft', version: draft.data.version, lines: [{ mrp: 59 }] })
    expect(await save([{ expiry: '13/28' }], { number: 'N2' })).toMatchObject({
      status: 422,
      fields: { 'lines.0.expiry': 'This expiry is no date: write it as 12/2027 or 31-12-2027' },
    })
  })

  it('asks before packs come in that expire soon, and sells none of them', async () => {
    const { free } = (await shelf('dolo')).stock
    const ready = await checked([{ expiry: '11/26' }])
    expect(await receive(ready)).toMatchObject({
      status: 422,
      code: 'bill-not-sure',
      fields: { 'lines.0.expiry': 'These packs expire too soon to be sold' },
    })
    expect((await receive(ready, true)).status).toBe(200)
    const after = await shelf('dolo')
    expect([after.stock.free, after.batches[0]?.is_sold]).toEqual([free, 0])
  })

  it('makes a product of what the shop does not know: off sale, not shown, to be completed', async () => {
    await receive(await checked([{ name: 'Zubrizole 40', code: 'ZB-1', batch: 'Z1' }, { batch: 'D1' }]))
    const { data, totalCount } = await owner.get('/desk/toComplete')
    expect([totalCount, data[0].name, data[0].manufacturer]).toEqual([1, 'Zubrizole 40', 'Micro Labs'])
    const product = await shop.db
      .selectFrom('product')
      .select(['is_for_sale', 'is_unlisted', 'is_prescription', 'sku', 'hsn', 'gst_bp'])
      .where('id', '=', data[0].productId)
      .executeTakeFirst()
    expect(product).toEqual({
      is_for_sale: 0,
      is_unlisted: 1,
      is_prescription: 1,
      sku: 'ZB-1',
      hsn: '30049099',
      gst_bp: 500,
    })
    expect((await shelf(data[0].productId)).batches).toMatchObject([{ batch: 'Z1', units: 12 }])
  })

  it('makes one product of a code that two bills bring first, one after the other or at once', async () => {
    const fresh = { name: 'Zubrizole 40', code: 'ZB-1', batch: 'Z1' }
    const ready = [
      await checked([fresh, { ...fresh, name: 'Zubri 40', batch: 'Z0' }], { number: 'N-1' }),
      await checked([{ ...fresh, name: 'ZUBRIZOLE 40MG', batch: 'Z2' }], { number: 'N-2' }),
      await checked([{ ...fresh, batch: 'Z3' }], { number: 'N-3' }),
    ]
    const [first, second, third] = ready
    if (!first || !second || !third) throw new Error('Three bills are checked.')
    const answers = [...(await Promise.all([receive(first), receive(second)])), await receive(third)]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const ids = new Set(
      answers.flatMap(({ data }) => data.lines.map(({ productId }: { productId: string }) => productId)),
    )
    const { data, totalCount } = await owner.get('/desk/toComplete')
    expect([ids.size, totalCount, data[0].productId]).toEqual([1, 1, [...ids][0]])
    expect((await shelf(data[0].productId)).batches.map(({ batch }) => batch)).toEqual([
      'Z0',
      'Z1',
      'Z2',
      'Z3',
    ])
  })

  it('gives products the MRP that a bill says by one press, never above what packs print, and raises no price', async () => {
    const prices = (id: string) =>
      shop.db
        .selectFrom('product')
        .select(['mrp_paise', 'price_paise'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    const { price_paise } = await prices('dolo')
    const crocin = { name: 'Crocin Advance Tablet', batch: 'C1', mrp: 26, rate: 20 }
    await receive(await checked([{ ...crocin, mrp: 28 }], { number: 'N-1' }))
    const draft = await save([{ mrp: 130 }, { batch: 'D2', mrp: 120 }, { ...crocin, mrp: 29 }])
    const taken = await owner.post('/desk/goodsIn/takeMrp', { ...seen(draft), lineNos: null })
    expect(taken.data.left).toEqual([{ lineNo: 3, reason: expect.stringMatching(/^mrp is above ₹?28/) }])
    expect(await prices('dolo')).toEqual({ mrp_paise: 12_000, price_paise })
    expect(await prices('crocin')).toEqual({ mrp_paise: 2800, price_paise: 2550 })
    const found = taken.data.bill.findings.map(({ lineNo, code }: { lineNo: number; code: string }) => [
      lineNo,
      code,
    ])
    expect(found).toContainEqual([1, 'mrp-raised'])
    expect(found).not.toContainEqual([2, 'mrp-raised'])
    const steps = shop.db.selectFrom('product_step').select(['product_id', 'mrp_before', 'mrp_paise', 'why'])
    expect(await steps.execute()).toEqual([
      { product_id: 'dolo', mrp_before: 10_000, mrp_paise: 12_000, why: 'GST/1042' },
    ])
    const low = await save([{ ...crocin, mrp: 25 }], { number: 'N-3' })
    expect(await owner.post('/desk/goodsIn/takeMrp', { ...seen(low), lineNos: [1] })).toMatchObject({
      status: 422,
      code: 'mrp-not-taken',
      fields: { 'lines.0.mrp': expect.any(String) },
      data: { left: [{ lineNo: 1, reason: 'price is above the MRP' }] },
    })
  })

  it('reads a bill from a file, says which rows it could not, and names a file that is none', async () => {
    const query = { supplierId, number: 'F-1', date: '2026-11-13', fileName: 'bill.csv' }
    const read = await owner.upload('/desk/goodsIn/file', query, FILE)
    expect(read.data).toMatchObject({
      state: 'draft',
      file: 'bill.csv',
      lines: [
        { productId: 'dolo', units: 10, freeUnits: 2 },
        { productId: '', name: 'Zubrizole 40' },
      ],
      unread: [{ line: 4, reason: 'expiry "99/28" is no date: write it as 12/2027 or 31-12-2027' }],
    })
    const other = await owner.upload(
      '/desk/goodsIn/file',
      { ...query, number: 'F-2' },
      'Name,Age\nMeena,40\n',
    )
    expect(other).toMatchObject({ status: 422, code: 'bill-no-file' })
    expect(other.data.reason).toContain('"units", "rate"')
  })

  it('keeps the input tax by bill and rate, and gives it out as CSV', async () => {
    await receive(await checked([{}, { batch: 'D2', gst: 12 }]))
    const period = { from: '2026-11-01', to: '2026-11-30' }
    const { data, totalCount } = await owner.get('/desk/inputTax', period)
    expect([totalCount, data.map(({ rate, cgst }: { rate: number; cgst: number }) => [rate, cgst])]).toEqual([
      2,
      [
        [5, 14.25],
        [12, 34.2],
      ],
    ])
    const list = await (await owner.file('/desk/inputTax/list', period)).text()
    expect(list).toContain('2026-11-13,GST/1042,Chennai Pharma Distributors,33AAACC1206D1ZN,5,570')
    expect(list.trimEnd().split('\n')).toHaveLength(3)
  })

  it('writes a note down once, however often it is sent', async () => {
    const { data } = await receive(await checked([{}]))
    const note = { key: crypto.randomUUID(), id: data.id, text: 'One pack was broken' }
    await Promise.all([owner.post('/desk/goodsIn/note', note), owner.post('/desk/goodsIn/note', note)])
    const other = await owner.post('/desk/goodsIn/note', { ...note, key: crypto.randomUUID() })
    expect(other.data.notes).toHaveLength(2)
    expect(await owner.post('/desk/goodsIn/note', { ...note, text: 'Two were' })).toMatchObject({
      code: 'idempotency-mismatch',
    })
  })

  it('refuses a GSTIN that is none by its field, and a change of what somebody else has changed', async () => {
    const wrong = { ...SUPPLIER, name: 'Other', gstin: '33AAACC1206D1Z0' }
    expect(await owner.post('/desk/supplier/save', { supplier: wrong })).toMatchObject({
      status: 422,
      code: 'supplier-gstin-wrong',
      fields: { gstin: expect.stringContaining('no GSTIN') },
    })
    const change = { id: supplierId, seen: 1, supplier: { ...SUPPLIER, note: 'Pays late' } }
    expect((await owner.post('/desk/supplier/save', change)).data.stateName).toBe('Tamil Nadu')
    expect(await owner.post('/desk/supplier/save', change)).toMatchObject({ code: 'supplier-changed' })
  })
})
