import type { PrescriptionCheck } from '@dawakit/core/contract'
import { approvesAs, canTakeBackApproval } from '@dawakit/core/prescription'
import {
  approvalNotTakenBack,
  orderChanged,
  orderNotFound,
  RuleError,
  reasonNeeded,
} from '@dawakit/core/refusals'
import type { ServerContext } from '../../ground/context/server-context.ts'
import { inTransaction } from '../../ground/database/in-transaction.ts'
import { newId } from '../../ground/database/new-id.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { audit } from '../../ground/desk-calls/audit.ts'
import type { DeskStaff } from '../../ground/desk-calls/define-desk-call.ts'
import { CallError } from '../../ground/http/call-error.ts'
import { standingOf } from '../../orders/desk/desk-orders.sql.ts'
import { readCheckedLines } from '../../orders/read/checked-lines.sql.ts'
import { lockOrder } from '../../orders/read/lock-order.ts'
import { findOrderRow } from '../../orders/read/orders.sql.ts'
import { prescriptionsOf, readCheck, versionOf } from './read-check.ts'

interface TakingBack {
  orderId: string
  /** The version of the check that was looked at. */
  seen: string
  reason: string
}

/**
 * A pharmacist takes the approval of an order back, until something of it is packed: it waits for a pharmacist again, and its
 * customer is told. Its pieces stay taken and its payment as it is; what was cut or declined has gone back to its customer,
 * and stays so. What the prescription was found good for in that check is good for nothing more.
 *
 * @throws {RuleError} `registered-pharmacist-only`, `reason-needed`
 * @throws {CallError} 404 `order-not-found`; 409 `approval-not-taken-back`, `order-changed` with the check as it is now
 */
export async function takeBackApproval(
  context: ServerContext,
  staff: DeskStaff,
  { orderId, seen, reason }: TakingBack,
): Promise<PrescriptionCheck> {
  const pharmacist = approvesAs(staff)
  const words = reason.trim()
  return inTransaction(context.db, async (trx) => {
    await lockOrder(trx, orderId)
    const row = await findOrderRow(trx, orderId)
    if (!row || row.review === 'none') throw new CallError(404, orderNotFound)
    const fresh = () => readCheck(trx, context, orderId)
    const { review, packing } = row
    if (!canTakeBackApproval({ review, packing, standing: standingOf(row) })) {
      throw new CallError(409, approvalNotTakenBack, { data: await fresh() })
    }
    const prescriptionIds = (await prescriptionsOf(trx, orderId)).map(({ id }) => id)
    if (seen !== versionOf(row, await readCheckedLines(trx, orderId), prescriptionIds)) {
      throw new CallError(409, orderChanged, { data: await fresh() })
    }
    if (words === '') throw new RuleError(reasonNeeded)
    const now = context.clock()
    const standing = await standingApprovals(trx, orderId)
    const rows = standing.map(({ line_no, grant_id, quantity }) => ({
      id: newId(),
      order_id: orderId,
      line_no,
      quantity: -quantity,
      grant_id,
      staff_id: staff.id,
      pharmacist_name: pharmacist.name,
      registration_number: pharmacist.registrationNumber,
      approved_at: now,
    }))
    if (rows.length > 0) await trx.insertInto('prescription_approval').values(rows).execute()
    await endGrants(trx, orderId, standing, now)
    await trx
      .updateTable('orders')
      .set({ review: 'waiting', pharmacist: null })
      .where('id', '=', orderId)
      .execute()
    await context.happened(trx, 'prescription.approval-taken-back', {
      orderId,
      approvalId: rows[0]?.id ?? null,
    })
    await audit(trx, staff, context.clock, {
      action: 'prescription.takeBack',
      subject: 'order',
      subjectId: orderId,
      orderId,
      before: { review, lines: standing.map(({ line_no, quantity }) => ({ lineNo: line_no, quantity })) },
      after: { review: 'waiting', reason: words },
    })
    return fresh()
  })
}

interface Approved {
  line_no: number
  grant_id: string | null
  quantity: number
}

/** What is approved of an order now, by line and grant: rows that were taken back before are out of it. */
async function standingApprovals(trx: Database, orderId: string): Promise<Approved[]> {
  const rows = await trx
    .selectFrom('prescription_approval')
    .select((column) => ['line_no', 'grant_id', column.fn.sum<number>('quantity').as('quantity')])
    .where('order_id', '=', orderId)
    .groupBy(['line_no', 'grant_id'])
    .orderBy('line_no')
    .execute()
  return rows
    .map((row) => ({ ...row, quantity: Number(row.quantity) }))
    .filter(({ quantity }) => quantity > 0)
}

/** Grants that were made with the approval end with it; those of an earlier check stay good. */
async function endGrants(
  trx: Database,
  orderId: string,
  approvals: readonly Approved[],
  now: number,
): Promise<void> {
  const ids = approvals.flatMap(({ grant_id }) => grant_id ?? [])
  if (ids.length === 0) return
  await trx
    .updateTable('prescription_grant')
    .set({ taken_back_at: now })
    .where('id', 'in', ids)
    .where((where) => where.or([where('order_id', '=', orderId), where('request_id', 'is not', null)]))
    .execute()
}
