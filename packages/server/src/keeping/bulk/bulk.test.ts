import type { DeskBulkChange, DeskBulkRun, DeskBulkSelection, DeskProduct } from '@dawakit/core/contract'
import { paise } from '@dawakit/core/money'
import { beforeEach, expect, it } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import { type Desk, openDesk } from '../../../test/desk-shop.ts'
import { addProduct } from '../../../test/fixture-catalogue.ts'
import { openTestShop, type TestShop } from '../../../test/test-shop.ts'
import { recountProducts } from '../../ground/kept-catalogue/recount-products.ts'
import { undoImport } from '../../lists/journal/undo-import.ts'
import { beginUndo, readBulkRun, sayingBulk } from './bulk-runs.sql.ts'

onEachDatabase('A change of several products', (open) => {
  let shop: TestShop
  let desk: Desk
  beforeEach(async () => {
    shop = await openTestShop(await open())
    desk = await openDesk(shop)
  })
  const staff = () => ({ ...desk.as('owner').staff, sessionId: 's' })
  const one = async (id: string): Promise<DeskProduct> =>
    (await (await desk.join('support')).get('/desk/products/one', { id })).data
  const run = async (
    selection: DeskBulkSelection,
    change: DeskBulkChange,
    key = 'key',
  ): Promise<DeskBulkRun> => {
    const answer = await desk.as('owner').post('/desk/products/bulk', { selection, change, key })
    expect(answer.status, answer.message).toBe(200)
    await shop.app.context.longWork.idle()
    return (await runs()).find(({ id }) => id === answer.data.id) as DeskBulkRun
  }
  const runs = async (): Promise<DeskBulkRun[]> =>
    (await (await desk.join('owner')).get('/desk/products/bulk')).data
  const undo = async (id: string) => {
    const answer = await (await desk.join('owner')).post('/desk/products/bulk/undo', { id })
    await shop.app.context.longWork.idle()
    return answer
  }
  const RAISE = { what: 'price', percent: 10, rounding: 'rupee' } as const

  it('says before what changes, what is refused and why, and does just that', async () => {
    const selection = { filter: { search: '', category: 'cat-fever' }, except: ['azithral'] }
    await addProduct(shop.db, { id: 'full', name: 'At Its MRP', price_paise: paise(10_000), discount: '0' })
    const preview = (await desk.as('owner').post('/desk/products/bulk/preview', { selection, change: RAISE }))
      .data
    expect(preview.samples).toContainEqual({
      id: 'dolo',
      name: 'Dolo 650 Tablet',
      before: '80.00',
      after: '88.00',
    })
    const before = await one('azithral')
    const done = await run(selection, RAISE)
    expect([done.changed, done.same, done.refused]).toEqual([preview.changes, preview.same, preview.refused])
    expect(preview.refused).toEqual([
      { reason: 'price would be above the MRP', count: 1, name: 'At Its MRP' },
    ])
    expect(await one('dolo')).toMatchObject({
      price: 88,
      steps: [{ by: 'Asha Rao', before: { price: 80 }, after: { price: 88 } }],
    })
    expect(await one('azithral')).toEqual(before)
  })

  it('never comes to a price above the MRP', async () => {
    const { refused, changed } = await run({ ids: ['soap', 'dolo'] }, { ...RAISE, percent: 30 })
    expect([changed, refused]).toEqual([
      0,
      [{ reason: 'price would be above the MRP', count: 2, name: 'Dolo 650 Tablet' }],
    ])
  })

  it('is taken back for an hour: what is still as it left it, and nothing that somebody has changed since', async () => {
    const done = await run({ ids: ['dolo', 'crocin', 'insulin'] }, { ...RAISE, percent: -10 })
    expect(done.changed).toBe(3)
    const crocin = await one('crocin')
    await desk.as('pharmacist').post('/desk/products/price', {
      id: 'crocin',
      seen: crocin.version,
      mrp: 30,
      price: 29,
      from: null,
      why: 'By hand',
    })
    shop.clock.advance(3_600_000)
    expect((await undo(done.id)).status).toBe(200)
    expect((await one('dolo')).price).toBe(80)
    expect((await one('insulin')).price).toBe(450)
    expect((await one('crocin')).price).toBe(29)
    const [row] = await runs()
    expect(row).toMatchObject({ state: 'undone', undone: { restored: 2, kept: 1 }, undoUntil: null })
    expect((await undo(done.id)).code).toBe('bulk-too-old')
    expect((await one('dolo')).version).toBeGreaterThan(done.changed)
    expect((await one('dolo')).steps).toMatchObject([{ why: 'taken back', after: { price: 80 } }, {}])
  })

  it('leaves whole what cannot be as it was, says how many, and takes the rest back', async () => {
    const done = await run({ ids: ['dolo', 'crocin', 'insulin'] }, { ...RAISE, percent: -10 })
    const price = async (id: string, prices: { mrp: number; price: number }) => {
      const { version: seen } = await one(id)
      const by = desk.as('pharmacist')
      const sent = await by.post('/desk/products/price', { id, seen, ...prices, from: null, why: '' })
      expect(sent.status, sent.message).toBe(200)
    }
    // Below what it cost before; and by hand what it cost before.
    await price('dolo', { mrp: 75, price: 72 })
    const { mrp } = await one('insulin')
    await price('insulin', { mrp, price: 450 })
    await undo(done.id)
    const [row] = await runs()
    expect(row).toMatchObject({ state: 'undone', undone: { restored: 1, kept: 2 } })
    expect(await one('dolo')).toMatchObject({ mrp: 75, price: 72, steps: [{ why: '' }, { why: '' }] })
    expect((await one('insulin')).steps.map(({ why }) => why)).toEqual(['', ''])
    expect((await one('crocin')).steps[0]).toMatchObject({ why: 'taken back' })
    const told = await shop.db
      .selectFrom('audit')
      .select('subject_id')
      .where('action', '=', 'product.undo')
      .execute()
    expect(told).toEqual([{ subject_id: 'crocin' }])
  })

  it('leaves where it is what stood in a category, a subcategory or a brand that is gone', async () => {
    const owner = desk.as('owner')
    const below = { category: 'cat-fever', newName: 'Pain' }
    await owner.post('/desk/subcategories', below)
    await shop.db.updateTable('product').set({ subcategory: 'Pain' }).where('id', '=', 'crocin').execute()
    const category = {
      what: 'category',
      kind: 'speciality',
      category: 'Diabetes Care',
      subcategory: '',
    } as const
    const moved = await run({ ids: ['dolo', 'crocin', 'soap'] }, category, 'moved')
    const branded = await run({ ids: ['dolo'] }, { what: 'brand', brand: 'Ours' }, 'branded')
    await owner.post('/desk/subcategories/remove', { category: 'cat-fever', name: 'Pain' })
    const brands: { id: string; name: string; version: string }[] = (await owner.get('/desk/brands')).data
    const gone = brands.find(({ id }) => id === 'brand-micro')
    const ours = brands.find(({ name }) => name === 'Ours')
    const into = { id: 'brand-micro', into: ours?.id ?? '', seen: gone?.version ?? '' }
    expect((await owner.post('/desk/brands/join', into)).status).toBe(200)
    await undo(branded.id)
    await undo(moved.id)
    expect((await one('dolo')).fields).toMatchObject({ category: 'Fever and Pain', brand: 'Ours' })
    expect((await one('crocin')).fields).toMatchObject({ category: 'Diabetes Care', subcategory: '' })
    expect((await one('soap')).fields).toMatchObject({ category: 'Personal Care' })
    expect((await runs()).map(({ undone }) => undone)).toEqual(
      expect.arrayContaining([
        { restored: 0, kept: 1 },
        { restored: 2, kept: 1 },
      ]),
    )
    const again = await run({ ids: ['dolo'] }, category, 'again')
    const all: { id: string; version: string }[] = (await owner.get('/desk/categories')).data.categories
    const seen = all.find(({ id }) => id === 'cat-fever')?.version ?? ''
    await owner.post('/desk/categories/join', { id: 'cat-fever', into: 'cat-diabetes', seen })
    await undo(again.id)
    expect((await one('dolo')).fields).toMatchObject({ category: 'Diabetes Care' })
  })

  it('goes on when it is asked for again, where a stop has cut its taking back short', async () => {
    const { id } = await run({ ids: ['dolo'] }, RAISE)
    await beginUndo(shop.app.context, staff(), id)
    expect((await runs())[0]).toMatchObject({ state: 'undoing', undoUntil: null, undone: null })
    expect((await undo(id)).code).toBe('bulk-under-way')
    shop.clock.advance(60_000)
    const { id: next } = await run({ ids: ['soap'] }, { what: 'stockAlert', stockAlert: 33 }, 'next')
    shop.clock.advance(3_600_001)
    expect((await runs()).find((one) => one.id === id)).toMatchObject({
      state: 'halfUndone',
      undoUntil: '2026-12-14T04:30:00.000Z',
      undone: { restored: 0, kept: 0 },
    })
    expect((await undo(next)).code).toBe('bulk-too-old')
    expect((await undo(id)).status).toBe(200)
    expect((await one('dolo')).price).toBe(80)
    expect((await runs()).find((one) => one.id === id)).toMatchObject({
      state: 'undone',
      undone: { restored: 1, kept: 0 },
    })
    expect((await undo(id)).code).toBe('bulk-too-old')
  })

  it('is taken back once by two who press at once', async () => {
    const { id } = await run({ ids: ['dolo'] }, RAISE)
    const [first, second] = [await desk.join('owner'), await desk.join('owner')]
    const pressed = await Promise.all(
      [first, second].map((who) => who.post('/desk/products/bulk/undo', { id })),
    )
    await shop.app.context.longWork.idle()
    expect(pressed.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await runs())[0]?.undone).toEqual({ restored: 1, kept: 0 })
  })

  it('is not taken for interrupted while it counts what stands where, however long that takes', async () => {
    const { id } = await run({ ids: ['dolo'] }, RAISE)
    await beginUndo(shop.app.context, staff(), id)
    const states: string[] = []
    const slowly = async () => {
      shop.clock.advance(59_000)
      states.push((await readBulkRun(shop.app.context, id)).state)
    }
    await recountProducts(shop.db, sayingBulk(shop.app.context, id, slowly))
    expect(states.length).toBeGreaterThan(2)
    expect(new Set(states)).toEqual(new Set(['undoing']))
  })

  it('is taken back no longer one moment after its hour', async () => {
    const { id } = await run({ ids: ['dolo'] }, RAISE)
    shop.clock.advance(3_600_001)
    expect((await undo(id)).code).toBe('bulk-too-old')
    expect((await one('dolo')).price).toBe(88)
  })

  it.each<[DeskBulkChange, Partial<DeskProduct> | { fields: object }]>([
    [
      { what: 'offSale', reason: 'Recalled' },
      { isForSale: false, offSaleReason: 'Recalled' },
    ],
    [
      { what: 'category', kind: 'speciality', category: 'Diabetes Care', subcategory: '' },
      { fields: { category: 'Diabetes Care', kind: 'speciality' } },
    ],
    [{ what: 'schedule', schedule: 'H1' }, { fields: { schedule: 'H1', schedule_by: 'said' } }],
    [{ what: 'stockAlert', stockAlert: 33 }, { fields: { stock_alert: '33' } }],
    [{ what: 'hsn', hsn: '30049066', gstRate: '5' }, { fields: { hsn: '30049066', gst_rate: '5' } }],
    [{ what: 'brand', brand: 'Ours' }, { fields: { brand: 'Ours' } }],
  ])('may be %o, and back', async (change, now) => {
    const before = await one('dolo')
    const { id, changed } = await run({ ids: ['dolo'] }, change)
    expect(changed).toBe(1)
    expect(await one('dolo')).toMatchObject(now)
    await undo(id)
    const { version: _, steps: __, changes: ___, ...after } = await one('dolo')
    expect(before).toMatchObject(after)
  })

  it('leaves a schedule to the salts again, and takes the same one for another where a hand says it', async () => {
    await run({ ids: ['dolo', 'crocin'] }, { what: 'schedule', schedule: 'H1' }, 'first')
    expect(
      await run({ ids: ['dolo', 'soap'] }, { what: 'schedule', schedule: 'salts' }, 'second'),
    ).toMatchObject({
      changed: 1,
      same: 1,
    })
    expect((await one('dolo')).fields).toMatchObject({ schedule: '', schedule_by: 'salts' })
    expect((await one('crocin')).fields).toMatchObject({ schedule: 'H1', schedule_by: 'said' })
    expect(await run({ ids: ['dolo'] }, { what: 'schedule', schedule: 'none' }, 'third')).toMatchObject({
      changed: 1,
    })
    expect((await one('dolo')).fields).toMatchObject({ schedule: 'none', schedule_by: 'said' })
  })

  it('is made once by one key, and is no import that the command line takes back', async () => {
    await run({ ids: ['dolo'] }, RAISE, 'same')
    await run({ ids: ['dolo'] }, RAISE, 'same')
    expect(await runs()).toHaveLength(1)
    expect((await one('dolo')).price).toBe(88)
    expect((await desk.as('owner').get('/desk/imports')).data).toEqual([])
    await expect(undoImport(shop.db, 1)).rejects.toThrow('There is no import 1.')
  })
})
