import type { Refusal } from '@dawakit/core/refusals'
import { CallError } from './call-error.ts'

/**
 * The row where it is the customer's own. One of somebody else answers as one that is not there: nobody learns by trying
 * which ids there are.
 *
 * @throws {CallError} 404
 */
export function requireOwn<Row extends { user_id: string }>(
  row: Row | null | undefined,
  userId: string,
  unknown: Refusal,
): Row {
  if (row?.user_id !== userId) throw new CallError(404, unknown)
  return row
}
