import type { DeskQueue } from '@dawakit/core/contract'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import { planOf } from '../../../test/plan-of.ts'
import { fillYearsOfOrders } from '../../../test/years-of-orders.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { type DeskOrderFilter, listDeskOrders } from './desk-orders.sql.ts'
import { countQueues, isInQueue } from './desk-queues.sql.ts'

const page = (db: Database, queue: DeskQueue) =>
  db
    .selectFrom('orders')
    .select('id')
    .where(isInQueue(db, queue))
    .orderBy('ordered_at')
    .orderBy('id')
    .limit(20)

onEachDatabase('The lists of the desk, among years of orders,', (open) => {
  it('are found by what is under way, in its order', async () => {
    const db = await open()
    await fillYearsOfOrders(db)
    for (const queue of ['pack', 'onTheWay'] as const)
      expect(await planOf(db, page(db, queue)), queue).toContain('orders_queued')
    expect(await planOf(db, page(db, 'prescription'))).toMatch(/orders_queued|orders_to_check/)
  })

  it('are found by the parcels that stand here', async () => {
    const db = await open()
    await fillYearsOfOrders(db)
    for (const queue of ['handOver', 'unpack'] as const)
      expect(await planOf(db, page(db, queue)), queue).toContain('shipment_packed')
  })

  it('pass over the newest without reading them', async () => {
    const db = await open()
    await fillYearsOfOrders(db)
    const newest = db.selectFrom('orders').select('id').orderBy('ordered_at', 'desc').orderBy('id')
    expect(await planOf(db, newest.limit(100).offset(1000))).toMatch(
      /(Only|COVERING INDEX)[^"]*orders_newest/i,
    )
  })

  it('count a thousand of a queue, and one more where there are more', async () => {
    const db = await open()
    await fillYearsOfOrders(db)
    await sql`update orders set delivery_status = 'pending'`.execute(db)
    const { pack, handOver, unpack, money } = await countQueues(db)
    expect({ pack, handOver, unpack, money }).toEqual({ pack: 1001, handOver: 270, unpack: 0, money: 0 })
    const numbers = async (filter: DeskOrderFilter, page: number) => {
      const { orders, totalCount } = await listDeskOrders(db, filter, { page, limit: 20 })
      return { first: orders[0]?.number, count: orders.length, totalCount }
    }
    expect(await numbers({ queue: 'pack' }, 1)).toEqual({ first: 'DWK-1', count: 20, totalCount: 1001 })
    expect(await numbers({ queue: 'pack' }, 80)).toMatchObject({ count: 20, totalCount: 1001 })
    expect(await numbers({ queue: 'handOver' }, 1)).toEqual({ first: 'DWK-7', count: 20, totalCount: 270 })
    expect(await numbers({ queue: 'handOver' }, 14)).toMatchObject({ count: 10, totalCount: 270 })
    expect(await numbers({ queue: 'handOver' }, 99)).toMatchObject({ count: 0, totalCount: 270 })
    await sql`update orders set canceled_at = 1 where number = 'DWK-7'`.execute(db)
    expect(await numbers({ queue: 'handOver' }, 1)).toEqual({ first: 'DWK-17', count: 20, totalCount: 269 })
    expect(await numbers({ queue: 'unpack' }, 1)).toEqual({ first: 'DWK-7', count: 1, totalCount: 1 })
  })

  it('find what many orders say among the newest, and what stands far behind all the same', async () => {
    const db = await open()
    await fillYearsOfOrders(db)
    await sql`
      insert into order_word (order_id, word) select id, 'meena' from orders
      union all select id, 'meenakshi' from orders`.execute(db)
    await sql`insert into order_word (order_id, word) select id, 'iyer' from orders where number like '%0'`.execute(
      db,
    )
    const found = async (filter: DeskOrderFilter, page: number, limit = 20) => {
      const { orders, totalCount } = await listDeskOrders(db, filter, { page, limit })
      return { first: orders[0]?.number, last: orders.at(-1)?.number, totalCount }
    }
    const all = { search: 'Meena' }
    expect(await found(all, 1)).toEqual({ first: 'DWK-3000', last: 'DWK-2981', totalCount: 1001 })
    expect(await found(all, 150)).toEqual({ first: 'DWK-20', last: 'DWK-1', totalCount: 1001 })
    expect(await found(all, 5, 700)).toEqual({ first: 'DWK-200', last: 'DWK-1', totalCount: 1001 })
    expect(await found(all, 151)).toEqual({ first: undefined, last: undefined, totalCount: 1001 })
    expect(await found({ search: 'Meena Iyer' }, 2, 100)).toEqual({
      first: 'DWK-2000',
      last: 'DWK-1010',
      totalCount: 300,
    })
    expect(await found({ ...all, queue: 'handOver' }, 1)).toEqual({
      first: 'DWK-7',
      last: 'DWK-197',
      totalCount: 270,
    })
    expect(await found({ ...all, standing: 'pending' }, 1, 10)).toEqual({
      first: 'DWK-3000',
      last: 'DWK-2991',
      totalCount: 300,
    })
  })
})
