import type { Database } from '../../ground/database/schema/index.ts'
import type { OrderRow } from '../../orders/read/orders.sql.ts'
import { OperatorError } from './operator.ts'

/**
 * An order as an operator names it: its number, in any case, or its id.
 * @throws {OperatorError} when there is none.
 */
export async function findOrder(db: Database, name: string): Promise<OrderRow> {
  for (const [column, value] of [
    ['number', name.toUpperCase()],
    ['id', name],
  ] as const) {
    const row = await db.selectFrom('orders').selectAll().where(column, '=', value).executeTakeFirst()
    if (row) return row
  }
  throw new OperatorError(`There is no order with the number or id "${name}".`)
}
