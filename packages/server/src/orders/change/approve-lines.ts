import type { Pharmacist, PrescriptionParticulars } from '@dawakit/core/contract'
import { missingParticulars, needsParticulars, openLines } from '@dawakit/core/prescription'
import { particularsNeeded } from '@dawakit/core/refusals'
import { requireSold } from '../../catalogue/sale/sale-bans.sql.ts'
import { schedulesOf } from '../../catalogue/sale/schedules.sql.ts'
import type { ServerContext } from '../../ground/context/server-context.ts'
import { newId } from '../../ground/database/new-id.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { CallError } from '../../ground/http/call-error.ts'
import { readCheckedLines } from '../read/checked-lines.sql.ts'
import { findOrderRow } from '../read/orders.sql.ts'
import { moveLockedOrder } from './move-order.ts'

/** A line on prescription, and what it is approved by. */
export interface LineToApprove {
  lineNo: number
  productId: string
  /** Packs. */
  quantity: number
  grant: { id: string; particulars: PrescriptionParticulars | null }
  /** Whose approval it is. */
  staffId: string
  pharmacist: Pharmacist
}

/** Whoever approves is held to what core's rules say of a line, in whichever way the approval comes. */
type Approving = Pick<ServerContext, 'clock' | 'config' | 'happened' | 'salts'>

/** The particulars that lines lack which a schedule wants, by the line's number: a line that lacks none is not in it. */
export async function particularsLacking(
  trx: Database,
  context: Pick<ServerContext, 'salts'>,
  lines: readonly Pick<LineToApprove, 'lineNo' | 'productId' | 'grant'>[],
): Promise<ReadonlyMap<number, readonly (keyof PrescriptionParticulars)[]>> {
  const schedules = await schedulesOf(
    trx,
    context,
    lines.map(({ productId }) => productId),
  )
  return new Map(
    lines.flatMap(({ lineNo, productId, grant }) => {
      const schedule = schedules.get(productId) ?? null
      if (!needsParticulars({ isPrescriptionNeeded: true, schedule })) return []
      const missing = missingParticulars(grant.particulars)
      return missing.length > 0 ? [[lineNo, missing] as const] : []
    }),
  )
}

/**
 * Writes down that lines of an order are approved: the one place where that is done. The order is locked.
 *
 * @throws {RuleError} `schedule-x-not-sold`, `not-sold-online`
 * @throws {CallError} 422 `particulars-needed`, with the fields of the lines that lack them
 */
export async function approveLines(
  trx: Database,
  context: Approving,
  orderId: string,
  lines: readonly LineToApprove[],
): Promise<void> {
  if (lines.length === 0) return
  await requireSold(
    trx,
    lines.map(({ productId }) => productId),
  )
  const lacking = await particularsLacking(trx, context, lines)
  const fields = lines.flatMap(({ lineNo }, index) =>
    (lacking.get(lineNo) ?? []).map((field) => [
      `lines.${index}.grant.particulars.${field}`,
      particularsNeeded.text,
    ]),
  )
  if (fields.length > 0) {
    throw new CallError(422, particularsNeeded, { fields: Object.fromEntries(fields) })
  }
  const approved_at = context.clock()
  await trx
    .insertInto('prescription_approval')
    .values(
      lines.map(({ lineNo, quantity, grant, staffId, pharmacist }) => ({
        id: newId(),
        order_id: orderId,
        line_no: lineNo,
        quantity,
        grant_id: grant.id,
        staff_id: staffId,
        pharmacist_name: pharmacist.name,
        registration_number: pharmacist.registrationNumber,
        approved_at,
      })),
    )
    .execute()
}

/**
 * Where every line is decided, the check is done, and the order is confirmed: at once, or, where its approval had been taken
 * back, once more. The order is locked.
 *
 * @returns whether it is done
 */
export async function closeCheck(trx: Database, context: Approving, orderId: string): Promise<boolean> {
  if (openLines(await readCheckedLines(trx, orderId)).length > 0) return false
  const last = await trx
    .selectFrom('prescription_approval')
    .select(['id', 'pharmacist_name', 'registration_number'])
    .where('order_id', '=', orderId)
    .where('quantity', '>', 0)
    .orderBy('approved_at', 'desc')
    .orderBy('line_no', 'desc')
    .executeTakeFirst()
  const pharmacist: Pharmacist | null = last
    ? { name: last.pharmacist_name, registrationNumber: last.registration_number }
    : null
  await trx
    .updateTable('orders')
    .set({ review: 'done', pharmacist: pharmacist && JSON.stringify(pharmacist) })
    .where('id', '=', orderId)
    .execute()
  const row = await findOrderRow(trx, orderId)
  const isAgain = row?.delivery_status !== 'pending'
  await context.happened(trx, 'prescription.checked', { orderId, isAgain, approvalId: last?.id ?? null })
  if (!isAgain) await moveLockedOrder(trx, context, orderId, 'confirmed')
  return true
}
