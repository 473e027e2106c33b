import { returnNotFound } from '@dawakit/core/refusals'
import type { Selectable } from 'kysely'
import type { ReturnLineTable, ReturnRequestTable } from '../../ground/database/schema/desk.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { CallError } from '../../ground/http/call-error.ts'
import { lockOrder } from '../../orders/read/lock-order.ts'
import {
  findOrderRow,
  type OrderLineRow,
  type OrderRow,
  readOrderLines,
} from '../../orders/read/orders.sql.ts'

export type ReturnRow = Selectable<ReturnRequestTable>
export type ReturnLineRow = Selectable<ReturnLineTable>

/** A return with the order that it is of. */
export interface HeldReturn {
  row: ReturnRow
  lines: ReturnLineRow[]
  order: OrderRow
  orderLines: OrderLineRow[]
}

/** Whose return it is, without a lock. @returns undefined when there is no such return */
export const findReturn = (db: Database, id: string) =>
  db.selectFrom('return_request').selectAll().where('id', '=', id).executeTakeFirst()

/**
 * A return under the lock of its order: whoever acts on it at once comes one after the other.
 *
 * @throws {CallError} 404 `return-not-found`
 */
export async function holdReturn(trx: Database, id: string): Promise<HeldReturn> {
  const found = await findReturn(trx, id)
  if (!found) throw new CallError(404, returnNotFound)
  await lockOrder(trx, found.order_id)
  return readReturn(trx, id)
}

/** @throws {CallError} 404 `return-not-found` */
export async function readReturn(db: Database, id: string): Promise<HeldReturn> {
  const row = await findReturn(db, id)
  const order = row && (await findOrderRow(db, row.order_id))
  if (!row || !order) throw new CallError(404, returnNotFound)
  const lines = await db
    .selectFrom('return_line')
    .selectAll()
    .where('return_id', '=', id)
    .orderBy('line_no')
    .execute()
  const orderLines = (await readOrderLines(db, [order.id])).get(order.id) ?? []
  return { row, lines, order, orderLines }
}

/** All returned pieces of an order, by line. */
export async function returnedPieces(db: Database, orderId: string) {
  const rows = await db
    .selectFrom('return_line')
    .innerJoin('return_request', 'return_request.id', 'return_line.return_id')
    .select(['return_id', 'line_no', 'state', 'kind', 'shipment_id'])
    .select(['quantity', 'received_quantity', 'refunded_quantity'])
    .where('order_id', '=', orderId)
    .execute()
  return rows.map((row) => ({
    returnId: row.return_id,
    lineNo: row.line_no,
    kind: row.kind,
    isOfParcel: row.shipment_id !== null,
    state: row.state,
    quantity: row.quantity,
    receivedQuantity: row.received_quantity,
    refundedQuantity: row.refunded_quantity,
  }))
}

/** Pieces of a line that the customer had, and that earlier returns have paid back. */
export const refundedOf = (
  pieces: readonly { lineNo: number; isOfParcel: boolean; refundedQuantity: number | null }[],
  lineNo: number,
): number =>
  pieces
    .filter((one) => one.lineNo === lineNo && !one.isOfParcel)
    .reduce((sum, one) => sum + (one.refundedQuantity ?? 0), 0)
