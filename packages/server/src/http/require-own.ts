import { notYours, type Refusal } from '@dawakit/core/refusals'
import { CallError } from './call-error.ts'

/** @throws {CallError} 404 when there is no such row, 403 when it is someone else's */
export function requireOwn<Row extends { user_id: string }>(
  row: Row | null | undefined,
  userId: string,
  unknown: Refusal,
): Row {
  if (!row) throw new CallError(404, unknown)
  if (row.user_id !== userId) throw new CallError(403, notYours)
  return row
}
