import { statusOfParcels } from '@dawakit/core/shipping'
import type { ServerContext } from '../../ground/context/server-context.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { watchDebt } from '../../money/payouts/watch-debt.ts'
import { type Arrived, moveLockedOrder } from '../../orders/change/move-order.ts'
import { findOrderRow } from '../../orders/read/orders.sql.ts'
import { readShipments } from '../../orders/read/shipments.sql.ts'

/**
 * Moves an order to where its parcels are: the last one that arrives or comes back delivers it, where one has arrived. It is
 * locked.
 *
 * @returns false where it is there already
 */
export async function followParcels(
  trx: Database,
  context: Pick<ServerContext, 'clock' | 'config' | 'happened'>,
  orderId: string,
  arrived: Arrived = {},
): Promise<boolean> {
  const row = await findOrderRow(trx, orderId)
  const parcels = (await readShipments(trx, [orderId])).get(orderId) ?? []
  if (!row) return false
  const status = statusOfParcels({
    status: row.delivery_status,
    isWhollyPacked: row.packing === 'all',
    parcels: parcels.map(({ state }) => state),
  })
  if (status === row.delivery_status || status === 'pending') return false
  await moveLockedOrder(trx, context, orderId, status, arrived)
  if (status === 'delivered') await watchDebt(trx, orderId, context.clock())
  return true
}
