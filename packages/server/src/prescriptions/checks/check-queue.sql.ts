import type { CheckInQueue } from '@dawakit/core/contract'
import { toRupees } from '@dawakit/core/money'
import { CASH_ON_DELIVERY } from '@dawakit/core/order'
import { type SqlBool, sql } from 'kysely'
import { offsetOf } from '../../ground/contract/page-query.ts'
import type { Database } from '../../ground/database/schema/index.ts'

/** In the words of the index `orders_to_check`, off which a page is found and counted. */
const isToCheck = sql<SqlBool>`review in ('waiting', 'asked')`

/** One page of what waits for a pharmacist or for its customer, the oldest order first. */
export async function listChecks(
  db: Database,
  query: { state?: 'waiting' | 'asked' | undefined; page: number; limit: number },
): Promise<{ data: CheckInQueue[]; totalCount: number }> {
  let waiting = db
    .selectFrom('orders')
    .where(isToCheck)
    .where('canceled_at', 'is', null)
    .where('stock_state', '=', 'taken')
  if (query.state) waiting = waiting.where('review', '=', query.state)
  const page = waiting
    .select('id')
    .orderBy('ordered_at')
    .orderBy('id')
    .limit(query.limit)
    .offset(offsetOf(query))
  const rows = await db
    .selectFrom(page.as('page'))
    .innerJoin('orders', 'orders.id', 'page.id')
    .innerJoin('customer', 'customer.id', 'orders.user_id')
    .select((select) => [
      'orders.id',
      'orders.number',
      'orders.review',
      'orders.total_paise',
      'orders.payment_method',
      'orders.ordered_at',
      'customer.username',
      select
        .selectFrom('order_line')
        .select((count) => count.fn.countAll().as('count'))
        .whereRef('order_line.order_id', '=', 'orders.id')
        .where('order_line.is_prescription', '=', 1)
        .as('lines'),
    ])
    .orderBy('orders.ordered_at')
    .orderBy('orders.id')
    .execute()
  const { count } = await waiting
    .select((select) => select.fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  const data = rows.map((row) => ({
    orderId: row.id,
    orderNumber: row.number,
    state: row.review === 'asked' ? ('asked' as const) : ('waiting' as const),
    customerName: row.username,
    lines: Number(row.lines ?? 0),
    totalPrice: toRupees(row.total_paise),
    isCashOnDelivery: row.payment_method === CASH_ON_DELIVERY,
    orderedAt: new Date(row.ordered_at).toISOString(),
  }))
  return { data, totalCount: Number(count) }
}
