import { createHash } from 'node:crypto'
import type { Balance } from '@dawakit/core/money'
import type { Selectable } from 'kysely'
import type { ReturnRequestTable, ShipmentTable } from '../../ground/database/schema/desk.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { readBalance } from '../balance/read-balance.ts'
import type { OrderLineRow, OrderRow } from '../read/order-rows.ts'
import { findOrderRow, readOrderLines } from '../read/orders.sql.ts'

/** Characters: two versions of one order are hardly ever the same by chance. */
const LENGTH = 16

/** What somebody of the staff decides by, when they change an order. */
export interface VersionedOrder {
  order: OrderRow
  lines: readonly Pick<OrderLineRow, 'line_no' | 'quantity'>[]
  parcels: readonly Pick<Selectable<ShipmentTable>, 'number' | 'state'>[]
  returns: readonly Pick<Selectable<ReturnRequestTable>, 'number' | 'state'>[]
  balance: Balance
}

/**
 * What an order is now, as a short text: the same as long as nothing has changed that staff decide by, what goes back of its
 * money included. Its payment until it is delivered is not in it, nor are notes: they change while somebody works, and who acts on
 * them looks at them in the transaction.
 */
export function deskVersionOf({ order, lines, parcels, returns, balance }: VersionedOrder): string {
  const facts = [
    order.delivery_status,
    order.canceled_at,
    order.stock_state,
    order.review,
    order.packing,
    lines.map(({ line_no, quantity }) => [line_no, quantity]),
    parcels.map(({ number, state }) => [number, state]),
    returns.map(({ number, state }) => [number, state]).sort(),
    balance.credited,
    // A promise that is kept changes nothing.
    balance.wentBack + balance.promisedBack,
    // What is collected of a delivered order is what somebody writes in.
    order.delivery_status === 'delivered' ? balance.collected : null,
  ]
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, LENGTH)
}

/** The version of an order that stands in the database. @returns '' when there is no such order. */
export async function readDeskVersion(db: Database, orderId: string): Promise<string> {
  const order = await findOrderRow(db, orderId)
  if (!order) return ''
  const lines = (await readOrderLines(db, [orderId])).get(orderId) ?? []
  const parcels = await db
    .selectFrom('shipment')
    .select(['number', 'state'])
    .where('order_id', '=', orderId)
    .orderBy('number')
    .execute()
  const returns = await readReturnStates(db, orderId)
  const balance = await readBalance(db, orderId)
  return deskVersionOf({ order, lines, parcels, returns, balance })
}

export const readReturnStates = (db: Database, orderId: string) =>
  db.selectFrom('return_request').select(['number', 'state']).where('order_id', '=', orderId).execute()
