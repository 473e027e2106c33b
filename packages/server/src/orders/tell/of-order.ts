import type { Order } from '@dawakit/core/contract'
import type { Database } from '../../ground/database/schema/index.ts'
import type { AlongsideContext } from '../../ground/handing-over/alongside.ts'
import type { AtHand } from '../../ground/happenings/happened.ts'
import { readOrder } from '../read/orders.sql.ts'

/** What is said of an order: with the order as it is after what has happened, and the facts of that. */
export function ofOrder<Facts extends { orderId: string }>(
  say: (trx: Database, context: AlongsideContext, order: Order, facts: Facts) => Promise<void>,
) {
  return async (
    trx: Database,
    context: AlongsideContext,
    { facts }: { facts: Facts },
    { order }: AtHand,
  ): Promise<void> => say(trx, context, order ?? (await readOrder(trx, facts.orderId)), facts)
}
