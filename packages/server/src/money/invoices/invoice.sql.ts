import { CASH_ON_DELIVERY } from '@dawakit/core/order'
import { invoiceAfterDelivery } from '@dawakit/core/refusals'
import type { InvoicePaper } from '@dawakit/core/tax'
import type { Database } from '../../ground/database/schema/index.ts'
import { CallError } from '../../ground/http/call-error.ts'
import { findInvoicePaper } from '../../orders/balance/kept-papers.sql.ts'
import type { OrderRow } from '../../orders/read/orders.sql.ts'

/** @throws {CallError} 422 `invoice-after-delivery` */
export async function readInvoice(
  db: Database,
  order: Pick<OrderRow, 'id' | 'payment_method'>,
): Promise<InvoicePaper> {
  const paper = await findInvoicePaper(db, order.id)
  if (!paper) throw new CallError(422, invoiceAfterDelivery)
  // An invoice of an earlier release does not say how it was paid but in words.
  const isCashOnDelivery = order.payment_method === CASH_ON_DELIVERY
  return Object.assign({ isCashOnDelivery }, paper)
}
