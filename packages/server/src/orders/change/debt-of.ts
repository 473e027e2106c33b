import { type Paise, paise } from '@dawakit/core/money'
import type { Database } from '../../ground/database/schema/index.ts'
import { readBalance } from '../balance/read-balance.ts'
import { owedOf } from '../read/order-balance.sql.ts'
import { findOrderRow, readOrderLines } from '../read/orders.sql.ts'
import { readShipments } from '../read/shipments.sql.ts'

/** What a customer owes for an order that has arrived; 0 for any other. Its row is locked by the caller. */
export async function debtOf(trx: Database, orderId: string): Promise<Paise> {
  const order = await findOrderRow(trx, orderId)
  if (order?.delivery_status !== 'delivered' || order.canceled_at !== null) return paise(0)
  const lines = (await readOrderLines(trx, [orderId])).get(orderId) ?? []
  const parcels = (await readShipments(trx, [orderId])).get(orderId) ?? []
  const { owed } = await readBalance(trx, orderId)
  return owedOf(trx, { order, lines, parcels }, owed)
}
