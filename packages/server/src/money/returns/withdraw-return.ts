import type { Order } from '@dawakit/core/contract'
import { checkReturnMove } from '@dawakit/core/returns'
import type { ServerContext } from '../../ground/context/server-context.ts'
import { inTransaction } from '../../ground/database/in-transaction.ts'
import { readOrder } from '../../orders/read/orders.sql.ts'
import { holdReturn } from './returns.sql.ts'

/**
 * The customer keeps what they wanted to give back, until it has come.
 *
 * @param returnId - Of a return that is theirs.
 * @throws {RuleError} `return-not-allowed`
 */
export async function withdrawReturn(context: ServerContext, returnId: string): Promise<Order> {
  return inTransaction(context.db, async (trx) => {
    const { row } = await holdReturn(trx, returnId)
    checkReturnMove(row.state, 'withdrawn')
    await trx
      .updateTable('return_request')
      .set({ state: 'withdrawn', closed_at: context.clock(), pay_to_sealed: null })
      .where('id', '=', returnId)
      .execute()
    const order = await readOrder(trx, row.order_id)
    await context.happened(trx, 'return.withdrawn', { orderId: order._id, returnId }, { order })
    return order
  })
}
