import type { Address } from '@dawakit/core/contract'
import {
  addAddress,
  type ErrorMessage,
  notYours,
  orderNotFound,
  selectPrescription,
} from '@dawakit/core/messages'
import { toAddress } from '../customers/read-user.ts'
import type { Database } from '../database/schema/index.ts'
import { CallError } from '../http/call-error.ts'
import { findOrderRow, type OrderRow } from './orders.sql.ts'

/** @throws {CallError} 404 when there is no such thing, 403 when it is someone else's */
function requireOwn<Row extends { user_id: string }>(
  row: Row | null | undefined,
  userId: string,
  unknown: ErrorMessage,
): Row {
  if (!row) throw new CallError(404, unknown)
  if (row.user_id !== userId) throw new CallError(403, notYours)
  return row
}

/** @throws {CallError} 404 `order-not-found`, 403 */
export async function ownOrderRow(db: Database, userId: string, orderId: string): Promise<OrderRow> {
  return requireOwn(await findOrderRow(db, orderId), userId, orderNotFound)
}

/**
 * The saved address that an order names.
 * @returns null when it names none.
 * @throws {CallError} 404 `add-address`, 403
 */
export async function ownAddress(
  db: Database,
  userId: string,
  named: string | { id: string } | null | undefined,
): Promise<Address | null> {
  const id = typeof named === 'string' ? named : named?.id
  if (!id) return null
  const row = await db.selectFrom('address').selectAll().where('id', '=', id).executeTakeFirst()
  return toAddress(requireOwn(row, userId, addAddress))
}

/**
 * The prescriptions selected for an order, each once.
 * @throws {CallError} 404 `select-prescription` for an unknown or deleted one, 403
 */
export async function ownPrescriptions(
  db: Database,
  userId: string,
  ids: readonly string[],
): Promise<string[]> {
  const unique = [...new Set(ids)]
  if (unique.length === 0) return []
  const rows = await db
    .selectFrom('prescription')
    .select(['id', 'user_id', 'deleted_at'])
    .where('id', 'in', unique)
    .execute()
  for (const id of unique) {
    const row = requireOwn(
      rows.find((candidate) => candidate.id === id),
      userId,
      selectPrescription,
    )
    if (row.deleted_at !== null) throw new CallError(404, selectPrescription)
  }
  return unique
}
