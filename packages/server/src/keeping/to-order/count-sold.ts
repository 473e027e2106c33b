import { dayNumber, SOLD_DAYS } from '@dawakit/core/purchase'
import type { ServerContext } from '../../ground/context/server-context.ts'
import { inTransaction } from '../../ground/database/in-transaction.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import type { Subscriber } from '../../ground/happenings/subscriber.ts'
import { reckonNeeds } from './reckon-needs.ts'

type Counting = Pick<ServerContext, 'db' | 'clock'>

/** Counts what orders take by product and day: placed, and cancelled or amended, as often as it is told of them. */
export function countWhatIsSold(context: Counting): Subscriber {
  const count = ({ facts }: { facts: { orderId: string } }) => countOrder(context, facts.orderId)
  return {
    name: 'what-is-sold',
    on: { 'order.placed': count, 'order.cancelled': count, 'order.amended': count },
  }
}

/** An order counts as what it takes now: what it counted as before is taken off, so that it is never counted twice. */
async function countOrder({ db, clock }: Counting, orderId: string): Promise<void> {
  const now = clock()
  await inTransaction(db, async (trx) => {
    const order = await trx
      .selectFrom('orders')
      .select(['ordered_at', 'canceled_at', 'stock_state'])
      .where('id', '=', orderId)
      .executeTakeFirst()
    if (!order) return
    const day = dayNumber(order.ordered_at)
    if (day <= dayNumber(now) - SOLD_DAYS) return
    const isSold = order.stock_state === 'taken' && order.canceled_at === null
    const wanted = isSold ? await takenBy(trx, orderId) : new Map<string, number>()
    const before = await trx.selectFrom('sold_line').selectAll().where('order_id', '=', orderId).execute()
    const counted = new Map(before.map(({ product_id, units }) => [product_id, units]))
    const ids = [...new Set([...wanted.keys(), ...counted.keys()])].sort()
    for (const productId of ids) {
      const units = wanted.get(productId) ?? 0
      const more = units - (counted.get(productId) ?? 0)
      if (more === 0) continue
      await trx
        .insertInto('sold_line')
        .values({ order_id: orderId, product_id: productId, day, units })
        .onConflict((conflict) => conflict.columns(['order_id', 'product_id']).doUpdateSet({ units }))
        .execute()
      await trx
        .insertInto('sold_day')
        .values({ product_id: productId, day, units: more })
        .onConflict((conflict) =>
          conflict
            .columns(['product_id', 'day'])
            .doUpdateSet((set) => ({ units: set('sold_day.units', '+', more) })),
        )
        .execute()
    }
    await reckonNeeds(trx, ids, now)
  })
}

async function takenBy(trx: Database, orderId: string): Promise<Map<string, number>> {
  const rows = await trx
    .selectFrom('order_line')
    .select((select) => ['product_id', select.fn.sum<number>('quantity').as('units')])
    .where('order_id', '=', orderId)
    .groupBy('product_id')
    .execute()
  return new Map(rows.map(({ product_id, units }) => [product_id, Number(units)]))
}
