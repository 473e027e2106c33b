import type { DeskOrder, PackedPieces } from '@dawakit/core/contract'
import { expect, it } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import { type Desk, openDesk, seenReturn } from '../../../test/desk-shop.ts'
import { type Buyer, buyer, place } from '../../../test/ordering.ts'
import { addBatches, batchOf, fillShelf, shelfOf } from '../../../test/shelf-batches.ts'
import { shelfFaults } from '../../../test/shelf-sums.ts'
import { openTestShop, type TestShop } from '../../../test/test-shop.ts'
import { inTransaction } from '../../ground/database/in-transaction.ts'
import { changePieces } from '../../shelves/batches/move-pieces.ts'
import { putOnSale } from '../../shelves/batches/put-on-sale.ts'

const AT = Date.parse('2026-11-28T10:00:00+05:30')

interface Ordered {
  id: string
  who: Buyer
}

/** Orders of some pieces each, by as many customers. */
async function ordersOf(shop: TestShop, count: number, quantity: number): Promise<Ordered[]> {
  const orders: Ordered[] = []
  for (let index = 0; index < count; index++) {
    const who = await buyer(shop, String(9_000_000_000 + index))
    await shop.db.deleteFrom('attempt').execute()
    const { data, code } = await place(shop, who, { products: [{ _id: 'dolo', quantity }] })
    expect([index, code]).toEqual([index, undefined])
    orders.push({ id: data._id, who })
  }
  return orders
}

function packer(desk: Desk) {
  const seat = desk.as('packer')
  const look = async (id: string): Promise<DeskOrder> => (await seat.get('/desk/order', { id })).data
  const pack = async (id: string, ...lines: Omit<PackedPieces, 'lineNo'>[]) =>
    seat.post('/desk/parcel/pack', {
      id,
      seen: (await look(id)).version,
      lines: lines.map((line) => ({ lineNo: 1, ...line })),
    })
  return { look, pack }
}

const B1 = { batch: 'B1', expiresOn: '06/28' }
const read = [B1, { batch: 'B2', expiresOn: '06/28' }, { batch: 'X9', expiresOn: '06/28' }] as const

onEachDatabase('Packers beside each other', (open) => {
  it('take no pack twice, none that is not there, and in the end all there are: forty on three batches', async () => {
    const shop = await openTestShop(await open())
    await fillShelf(shop.db, [batchOf('B1', 30), batchOf('B2', 30)], { unknown: 20 })
    const orders = await ordersOf(shop, 40, 2)
    const { look, pack } = packer(await openDesk(shop))
    const first = await Promise.all(
      orders.map(({ id }, place) => pack(id, { quantity: 2, ...read[place % 2 === 0 ? 0 : 1] })),
    )
    expect(new Set(first.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await shelfOf(shop.db)).toEqual({
      free: 0,
      unknown: 0,
      batches: [
        ['B1', 0, 0],
        ['B2', 0, 0],
      ],
    })
    expect(await shelfFaults(shop.db)).toEqual([])
    expect((await look(orders[0]?.id ?? '')).packing).toBe('all')
  })

  it('are refused the last pack of a batch but one of them, and take what the desk proposes then', async () => {
    const shop = await openTestShop(await open())
    await fillShelf(shop.db, [batchOf('B1', 5), batchOf('B2', 5)])
    const orders = await ordersOf(shop, 10, 1)
    const { look, pack } = packer(await openDesk(shop))
    const first = await Promise.all(orders.map(({ id }) => pack(id, { quantity: 1, ...B1 })))
    const codes = first.map(({ status, code }) => (status === 200 ? 'packed' : code)).toSorted()
    expect(codes).toEqual([...Array(5).fill('batch-too-few'), ...Array(5).fill('packed')])
    const left = orders.filter((_, place) => first[place]?.status !== 200)
    const second = await Promise.all(
      left.map(async ({ id }) => {
        const proposed = (await look(id)).lines[0]?.batches.find((one) => one.proposed > 0)
        return pack(id, {
          quantity: 1,
          batch: proposed?.batch ?? '',
          expiresOn: proposed?.expiresOn ?? '',
        })
      }),
    )
    expect(second.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(await shelfFaults(shop.db)).toEqual([])
  })

  it('leave the shelf a sum of its batches beside goods in, counts, recalls, cancellations, returns and orders', async () => {
    const shop = await openTestShop(await open())
    await fillShelf(shop.db, [batchOf('B1', 20), batchOf('B2', 20)], { unknown: 20 })
    const desk = await openDesk(shop)
    const orders = await ordersOf(shop, 12, 3)
    const { look, pack } = packer(desk)
    const returns = await Promise.all(orders.slice(0, 2).map((one) => comeBack(desk, pack, look, one)))
    const by = { subject: 'x', staffId: null, at: AT } as const
    const change = (units: number, kind: 'goodsIn' | 'breakage') =>
      inTransaction(shop.db, (trx) => changePieces(trx, [batchOf('B1', units)], { ...by, kind }))
    const sell = (isSold: boolean) =>
      inTransaction(shop.db, (trx) =>
        putOnSale(trx, batchOf('B2', 0), { isSold, held: isSold ? null : 'recalled' }),
      )
    const statuses = await Promise.all([
      ...orders.slice(2).map(async ({ id }, place) => {
        const { status } = await pack(id, { quantity: 3, ...read[place % 3]! })
        if (place % 4 > 0) return status
        const unpacked = { id, seen: (await look(id)).version, parcel: 1 }
        return (await desk.as('packer').post('/desk/parcel/unpack', unpacked)).status
      }),
      ...orders.slice(8, 11).map(async ({ id, who }) => {
        const cancelled = { token: who.token, body: { id } }
        return (await shop.call('PUT /update/cancelOrder', cancelled)).status
      }),
      ...returns.map(async (judged) => (await judged()).status),
      ...[1, 2, 3].map(async (units) => {
        await change(units, 'goodsIn')
        await sell(units !== 2)
        await change(-1, 'breakage')
        await inTransaction(shop.db, (trx) => addBatches(trx, [batchOf(`NEW${units}`, units)]))
        return 200
      }),
      ...orders.slice(0, 3).map(async ({ who }) => {
        await shop.db.deleteFrom('attempt').execute()
        return (await place(shop, who, { products: [{ _id: 'dolo', quantity: 2 }] })).status
      }),
    ])
    expect(statuses.filter((status) => status >= 500)).toEqual([])
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(8)
    expect(await shelfFaults(shop.db)).toEqual([])
  })
})

/** A parcel of an order comes back. @returns what judges it */
async function comeBack(
  desk: Desk,
  pack: ReturnType<typeof packer>['pack'],
  look: ReturnType<typeof packer>['look'],
  { id }: Ordered,
) {
  await pack(id, { quantity: 3, ...B1 })
  const seat = desk.as('packer')
  const parcel = async () => ({ id, seen: (await look(id)).version, parcel: 1 })
  await seat.post('/desk/parcel/handOver', { ...(await parcel()), courier: 'DTDC', trackingNumber: '' })
  await seat.post('/desk/parcel/undelivered', { ...(await parcel()), reason: 'Nobody at home' })
  const { order } = await look(id)
  const seen = await seenReturn(desk, order.returns[0]?.id ?? '')
  const lines = [{ lineNo: 1, judgement: 'restock' as const, refunded: 0 }]
  return () => desk.as('pharmacist').post('/desk/return/judge', { ...seen, lines })
}
