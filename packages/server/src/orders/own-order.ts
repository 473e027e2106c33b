import { orderNotFound } from '@dawakit/core/refusals'
import type { Database } from '../database/schema/index.ts'
import { requireOwn } from '../http/require-own.ts'
import { findOrderRow, type OrderRow } from './orders.sql.ts'

/** @throws {CallError} 404 `order-not-found`, 403 */
export async function ownOrderRow(db: Database, userId: string, orderId: string): Promise<OrderRow> {
  return requireOwn(await findOrderRow(db, orderId), userId, orderNotFound)
}
