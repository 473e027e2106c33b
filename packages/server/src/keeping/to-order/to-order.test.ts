import { beforeEach, expect, it } from 'vitest'
import { supplied } from '../../../test/conformance/desk/goods-in.rows.ts'
import { onEachDatabase } from '../../../test/databases.ts'
import { type Desk, type DeskSeat, openDesk } from '../../../test/desk-shop.ts'
import { type Buyer, buyer, place } from '../../../test/ordering.ts'
import { openPaymentShop, type PaymentShop } from '../../../test/payment-shop.ts'
import { insertInBatches } from '../../ground/database/insert-in-batches.ts'
import { countWhatIsSold } from './count-sold.ts'
import { followNeeds } from './follow-needs.ts'

const DAY_MS = 86_400_000

onEachDatabase('What is to be ordered', (open) => {
  let shop: PaymentShop
  let desk: Desk
  let owner: DeskSeat
  let who: Buyer
  beforeEach(async () => {
    shop = await openPaymentShop(await open())
    desk = await openDesk(shop)
    owner = desk.as('owner')
    who = await buyer(shop, '9876500011')
    await shop.app.context.subscribers.runOnce()
  })
  const order = async (quantity: number) => {
    const { data } = await place(shop, who, { products: [{ _id: 'crocin', quantity }] })
    await shop.app.context.subscribers.runOnce()
    return data._id as string
  }
  const needs = async (query: { supplierId?: string } = {}) => {
    const { data } = await owner.get('/desk/toOrder', query)
    return data
      .filter(({ productId }: { productId: string }) => productId === 'crocin')
      .map((row: Record<string, number>) => [row['sold'], row['onHand'], row['onWay'], row['proposed']])
  }

  it('counts what orders took in 30 days once, however often it is told, and no more what was cancelled', async () => {
    const id = await order(3)
    // Four were there, the alert asks for ten.
    expect(await needs()).toEqual([[3, 1, 0, 9]])
    const again = countWhatIsSold(shop.app.context).on['order.placed']
    await again?.({ kind: 'order.placed', facts: { orderId: id }, at: shop.clock.now, id: 'h', number: 1 })
    expect(await needs()).toEqual([[3, 1, 0, 9]])
    const seen = (await owner.get('/desk/order', { id })).data.version
    await owner.post('/desk/order/cancel', { id, seen, reason: 'It is out of stock.' })
    await shop.app.context.subscribers.runOnce()
    expect(await needs()).toEqual([[0, 4, 0, 6]])
  })

  it('forgets what was sold a month ago, when the day comes', async () => {
    await order(3)
    await followNeeds(shop.app.context)
    expect(await followNeeds(shop.app.context)).toBe(0)
    shop.clock.advance(30 * DAY_MS)
    expect(await followNeeds(shop.app.context)).toBeGreaterThan(0)
    const kept = shop.db.selectFrom('to_order').select('sold_units').where('product_id', '=', 'crocin')
    expect(await kept.executeTakeFirst()).toEqual({ sold_units: 0 })
  })

  it('takes what is ordered of a supplier for on the way, until it comes or the order is closed', async () => {
    await order(3)
    const supplierId = await supplied({ shop, desk, me: who })
    const lines = [{ productId: 'crocin', units: 9 }]
    const draft = (await owner.post('/desk/supplierOrder/add', { supplierId, lines })).data
    expect(await needs()).toEqual([[3, 1, 0, 9]])
    const sent = await owner.post('/desk/supplierOrder/send', { id: draft.id, seen: 1, by: 'mail' })
    expect(sent.data).toMatchObject({ state: 'sent', lines: [{ units: 9, received: 0 }] })
    const row = await shop.db.selectFrom('to_order').selectAll().where('product_id', '=', 'crocin').execute()
    expect(row).toMatchObject([{ on_way_units: 9, proposed: 0 }])
    const mail = await shop.db
      .selectFrom('outbox')
      .select('kind')
      // It may have left already.
      .where('dedupe_key', '=', `supplier-order:${draft.id}:2`)
      .executeTakeFirst()
    expect(mail?.kind).toBe('mail')
    await receive(supplierId, draft.id, 4)
    expect((await owner.get('/desk/supplierOrder', { id: draft.id })).data).toMatchObject({
      state: 'partReceived',
      lines: [{ received: 4 }],
    })
    expect(await needs({ supplierId })).toEqual([])
    const { version } = (await owner.get('/desk/supplierOrder', { id: draft.id })).data
    await owner.post('/desk/supplierOrder/close', { id: draft.id, seen: version })
    // Of ten that the alert asks for five are there.
    expect(await needs({ supplierId })).toEqual([[3, 5, 0, 5]])
    // What it cost is said to who brought it, and to no other.
    const other = await supplied({ shop, desk, me: who })
    const ordered = [other, supplierId].map((of) =>
      owner.post('/desk/supplierOrder/add', { supplierId: of, lines }),
    )
    const rates = (await Promise.all(ordered)).map(({ data }) => data.lines[0].rate)
    expect(rates).toEqual([null, 20])
  })

  it('makes one order for a key, though it is pressed twice', async () => {
    const supplierId = await supplied({ shop, desk, me: who })
    const body = { key: crypto.randomUUID(), supplierId, lines: [{ productId: 'crocin', units: 9 }] }
    const both = await Promise.all([
      owner.post('/desk/supplierOrder/add', body),
      owner.post('/desk/supplierOrder/add', body),
    ])
    const again = await owner.post('/desk/supplierOrder/add', body)
    expect(new Set([...both, again].map(({ data }) => data.id)).size).toBe(1)
    expect((await owner.get('/desk/supplierOrders', { supplierId })).totalCount).toBe(1)
    const list = await (await owner.file('/desk/supplierOrder/list', { id: again.data.id })).text()
    expect(list.trimEnd().split(/\r?\n/)).toEqual([
      'Code,Product,Pack,Maker,Quantity,Last rate',
      expect.stringMatching(/Crocin.*,9,$/),
    ])
    const other = { ...body, key: crypto.randomUUID() }
    expect((await owner.post('/desk/supplierOrder/add', other)).data.id).not.toBe(again.data.id)
  })

  it('orders all that is proposed of a supplier, the most first, as many lines as an order has', async () => {
    const supplierId = await supplied({ shop, desk, me: who })
    const proposals = Array.from({ length: 1002 }, (_, index) => `p${index}`)
    const { id: _, ...crocin } = await shop.db
      .selectFrom('product')
      .selectAll()
      .where('id', '=', 'crocin')
      .executeTakeFirstOrThrow()
    await insertInBatches(
      shop.db,
      'product',
      proposals.map((id) => ({ ...crocin, id, slug: id, sku: null })),
    )
    await insertInBatches(
      shop.db,
      'to_order',
      proposals.map((id, index) => ({
        product_id: id,
        supplier_id: supplierId,
        sold_units: 1,
        on_way_units: 0,
        proposed: index + 1,
      })),
    )
    const { data } = await owner.post('/desk/supplierOrder/add', {
      supplierId,
      lines: [{ productId: 'p0', units: 7 }],
      all: { without: ['p1001'] },
    })
    const units = new Map(
      data.lines.map(({ productId, units }: { productId: string; units: number }) => [productId, units]),
    )
    // Of 1002 all but the one left out and the one that is needed least; what is written stays as it is.
    expect([units.size, units.get('p0'), units.get('p1000'), units.has('p1001'), units.has('p1')]).toEqual([
      1000,
      7,
      1001,
      false,
      false,
    ])
  })

  async function receive(supplierId: string, orderId: string, units: number): Promise<void> {
    const line = {
      productId: 'crocin',
      code: '',
      name: 'Crocin Advance Tablet',
      maker: '',
      batch: 'CR-1',
      expiry: '03/28',
      mrp: 30,
      rate: 20,
      units,
      freeUnits: 0,
      discount: 0,
      gst: 5,
      hsn: '30049099',
    }
    const bill = { supplierId, number: 'N-1', date: '2026-11-13', total: null, orderId, lines: [line] }
    const saved = (await owner.post('/desk/goodsIn/save', { bill })).data
    expect(saved.findings.map(({ code }: { code: string }) => code)).toEqual(['short'])
    await owner.post('/desk/goodsIn/check', { id: saved.id, seen: 1 })
    const received = await owner.post('/desk/goodsIn/receive', { id: saved.id, seen: 2, isSure: false })
    expect(received.status).toBe(200)
  }
})
