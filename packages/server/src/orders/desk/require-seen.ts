import type { StaffRole } from '@dawakit/core/contract'
import { orderChanged, orderNotFound } from '@dawakit/core/refusals'
import type { Database } from '../../ground/database/schema/index.ts'
import { CallError } from '../../ground/http/call-error.ts'
import { lockOrder } from '../read/lock-order.ts'
import { readDeskOrder } from './desk-order.sql.ts'
import { readDeskVersion } from './desk-version.ts'

/**
 * Holds an order for a change by somebody who has seen it: two who act on one at once come one after the other, and the
 * second is told what changed. Called first in the transaction of the change.
 *
 * @param change.seen - The `version` of the order that they looked at.
 * @throws {CallError} 404 `order-not-found`; 409 `order-changed` with the order as it is now as `data`
 */
export async function requireSeen(
  trx: Database,
  staff: { role: StaffRole },
  change: { id: string; seen: string },
): Promise<void> {
  await lockOrder(trx, change.id)
  const version = await readDeskVersion(trx, change.id)
  if (version === '') throw new CallError(404, orderNotFound)
  if (version === change.seen) return
  throw new CallError(409, orderChanged, { data: await readDeskOrder(trx, staff, change.id) })
}
