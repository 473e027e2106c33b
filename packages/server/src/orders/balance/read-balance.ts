import { type Balance, balanceOf, paise } from '@dawakit/core/money'
import type { Database } from '../../ground/database/schema/index.ts'

/** How the money of an order stands. Under the order's lock it stays true until the transaction ends. */
export async function readBalance(db: Database, orderId: string): Promise<Balance> {
  return (await readBalances(db, [orderId])).get(orderId) ?? balanceOf([])
}

/** The balances of some orders, by their ids; of one of which no money has moved there is none. */
export async function readBalances(db: Database, orderIds: readonly string[]): Promise<Map<string, Balance>> {
  if (orderIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('money_entry')
    .select(['order_id', 'kind', 'payment_id', (column) => column.fn.sum<number>('amount_paise').as('sum')])
    .where('order_id', 'in', orderIds)
    .groupBy(['order_id', 'kind', 'payment_id'])
    .execute()
  return new Map(
    orderIds.flatMap((id) => {
      const own = rows.filter(({ order_id }) => order_id === id)
      if (own.length === 0) return []
      const entries = own.map(({ kind, payment_id, sum }) => ({
        kind,
        amount: paise(Number(sum)),
        pot: payment_id,
      }))
      return [[id, balanceOf(entries)] as const]
    }),
  )
}
