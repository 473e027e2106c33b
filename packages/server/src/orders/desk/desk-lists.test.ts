import type { DeskQueue } from '@dawakit/core/contract'
import { expect, it } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import { planOf } from '../../../test/plan-of.ts'
import { fillYearsOfOrders } from '../../../test/years-of-orders.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { isInQueue } from './desk-queues.sql.ts'

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
})
