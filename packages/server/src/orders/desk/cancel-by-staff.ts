import type { Order } from '@dawakit/core/contract'
import { canCancelByStaff } from '@dawakit/core/order'
import { cancelNotAllowed, orderNotFound, RuleError } from '@dawakit/core/refusals'
import { givenReason } from '@dawakit/core/returns'
import type { ServerContext } from '../../ground/context/server-context.ts'
import { inTransaction } from '../../ground/database/in-transaction.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { type AuditedBy, audit } from '../../ground/desk-calls/audit.ts'
import { CallError } from '../../ground/http/call-error.ts'
import { endAndRefund } from '../change/cancel-order.ts'
import { lockOrder } from '../read/lock-order.ts'
import { findOrderRow, readOrder } from '../read/orders.sql.ts'
import { requireSeen } from './require-seen.ts'

export interface StaffCancelling {
  orderId: string
  /** For the customer to read. */
  reason: string
  /** Null: by the operator's command. */
  staff: AuditedBy
  /** The version of the order that they looked at. @default whatever it is */
  seen?: string
  /** Whether the same call was made before: nothing is done then. */
  isRepeated?: (trx: Database) => Promise<boolean>
}

/**
 * The pharmacy cancels an order, until it is delivered: as a customer's cancellation, and what is in a parcel under way
 * goes back to the shelf when it has come back and was judged.
 *
 * @throws {RuleError} `order-not-found`, `reason-needed`, `reason-too-long`, `cancel-not-allowed`
 */
export async function cancelByStaff(
  context: ServerContext,
  { orderId, reason, staff, seen, isRepeated }: StaffCancelling,
): Promise<Order> {
  const words = givenReason(reason)
  return inTransaction(context.db, async (trx) => {
    if (await isRepeated?.(trx)) return readOrder(trx, orderId)
    if (staff && seen !== undefined) await requireSeen(trx, staff, { id: orderId, seen })
    else await lockOrder(trx, orderId)
    const row = await findOrderRow(trx, orderId)
    if (!row) throw new CallError(404, orderNotFound)
    const standing = { deliveryStatus: row.delivery_status, isCanceled: row.canceled_at !== null }
    const parcels = await trx.selectFrom('shipment').select('state').where('order_id', '=', orderId).execute()
    if (!canCancelByStaff(standing, parcels)) throw new RuleError(cancelNotAllowed)
    const end = { by: 'staff', reason: words, staffId: staff?.id ?? null } as const
    const cancelled = await endAndRefund(trx, context, row, end)
    await audit(trx, staff, context.clock, {
      action: 'order.cancel',
      subject: 'order',
      subjectId: orderId,
      orderId,
      before: { deliveryStatus: row.delivery_status, paymentStatus: row.payment_status },
      after: { reason: words },
    })
    return cancelled
  })
}
