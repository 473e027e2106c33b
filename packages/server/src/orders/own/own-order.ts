import { continueOnStore, orderNotFound } from '@dawakit/core/refusals'
import type { Database } from '../../ground/database/schema/index.ts'
import { CallError } from '../../ground/http/call-error.ts'
import type { SignedInCaller } from '../../ground/http/define-call.ts'
import { requireOwn } from '../../ground/http/require-own.ts'
import { findOrderRow, type OrderRow } from '../read/orders.sql.ts'

/**
 * The customer's order; on a partner's page one that was placed there.
 * @throws {CallError} 404 `order-not-found`, 403 `continue-on-store` for one's own of another page
 */
export async function ownOrderRow(
  db: Database,
  { userId, partner }: Pick<SignedInCaller, 'userId' | 'partner'>,
  orderId: string,
): Promise<OrderRow> {
  const row = requireOwn(await findOrderRow(db, orderId), userId, orderNotFound)
  if (partner && row.partner_key !== partner.key) throw new CallError(403, continueOnStore)
  return row
}
