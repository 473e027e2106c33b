import { expect, it } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import { planOf } from '../../../test/plan-of.ts'
import { fillYearsOfOrders } from '../../../test/years-of-orders.ts'
import { isUnderway } from './is-underway.ts'
import { standing } from './standing.ts'

onEachDatabase('Orders among years of them', (open) => {
  it('are found by how they stand, in their order', async () => {
    const db = await open()
    await fillYearsOfOrders(db)
    const queue = db.selectFrom('orders').selectAll().where(standing, '=', 'pending').orderBy('ordered_at')
    expect(await planOf(db, queue)).toContain('orders_standing')
  })

  it('are found by whose they are, those under way alone', async () => {
    const db = await open()
    await fillYearsOfOrders(db)
    const own = db.selectFrom('orders').selectAll().where('user_id', '=', 'customer-5').where(isUnderway)
    expect(await planOf(db, own)).toContain('orders_underway')
  })
})
