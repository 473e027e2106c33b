import type { Pharmacist, PrescriptionParticulars } from '@dawakit/core/contract'
import { saleBansOf } from '../../catalogue/sale/sale-bans.sql.ts'
import type { ServerContext } from '../../ground/context/server-context.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { closeRequestOf } from '../../requests/by-prescription/order-of-request.ts'
import { readParticulars } from '../../requests/grants/grants.sql.ts'
import { approveLines, closeCheck, type LineToApprove, particularsLacking } from './approve-lines.ts'

interface Grant {
  id: string
  productId: string
  staffId: string
  pharmacist: Pharmacist
  particulars: PrescriptionParticulars | null
  /** Packs that no standing order has used. */
  left: number
}

/**
 * An order that now stands and was placed from an order by prescription: what the pharmacist has granted approves its
 * lines, and where that is all of them, the check is done and the order confirmed. What is not covered (the prescription
 * is no longer good, or used up, or lacks what a schedule wants) waits for the pharmacist as in any order.
 *
 * @param orderId - Held by this transaction, paid or to be paid in cash.
 * @returns whether the order is confirmed now
 */
export async function approveByGrants(
  trx: Database,
  context: Pick<ServerContext, 'config' | 'happened' | 'clock' | 'salts'>,
  orderId: string,
): Promise<boolean> {
  const now = context.clock()
  const requestId = await closeRequestOf(trx, orderId, now)
  if (requestId === null) return false
  const lines = await trx
    .selectFrom('order_line')
    .select(['line_no', 'product_id', 'quantity'])
    .where('order_id', '=', orderId)
    .where('is_prescription', '=', 1)
    .orderBy('line_no')
    .execute()
  if (lines.length === 0) return false
  const grants = await goodGrants(trx, requestId, now)
  const bans = await saleBansOf(
    trx,
    lines.map(({ product_id }) => product_id),
  )
  const covered = lines.flatMap(({ line_no, product_id, quantity }): LineToApprove[] => {
    const grant = grants.find(({ productId, left }) => productId === product_id && left >= quantity)
    // What may no longer be sold waits for the pharmacist, who declines it: the payment is taken down all the same.
    if (!grant || bans.has(product_id)) return []
    grant.left -= quantity
    const { staffId, pharmacist } = grant
    return [{ lineNo: line_no, productId: product_id, quantity, grant, staffId, pharmacist }]
  })
  const lacking = await particularsLacking(trx, context, covered)
  const uses = covered.filter(({ lineNo }) => !lacking.has(lineNo))
  if (uses.length === 0) return false
  await approveLines(trx, context, orderId, uses)
  return closeCheck(trx, context, orderId)
}

async function goodGrants(trx: Database, requestId: string, now: number): Promise<Grant[]> {
  // Held until the commit: another order of the same request counts what this one has used.
  await trx
    .updateTable('prescription_grant')
    .set((column) => ({ packs: column.ref('packs') }))
    .where('request_id', '=', requestId)
    .execute()
  const rows = await trx
    .selectFrom('prescription_grant')
    .innerJoin('staff', 'staff.id', 'prescription_grant.staff_id')
    .select([
      'prescription_grant.id',
      'product_id',
      'packs',
      'staff_id',
      'staff.name',
      'staff.registration_number',
      'particulars',
    ])
    .where('taken_back_at', 'is', null)
    .where('request_id', '=', requestId)
    .where('valid_until', '>=', now)
    .where('staff.registration_number', 'is not', null)
    .orderBy('prescription_grant.id')
    .execute()
  if (rows.length === 0) return []
  const used = await trx
    .selectFrom('prescription_approval')
    .innerJoin('orders', 'orders.id', 'prescription_approval.order_id')
    .select((select) => ['grant_id', select.fn.sum('quantity').as('quantity')])
    .where(
      'grant_id',
      'in',
      rows.map(({ id }) => id),
    )
    .where('orders.canceled_at', 'is', null)
    .groupBy('grant_id')
    .execute()
  const usedOf = new Map(used.map(({ grant_id, quantity }) => [grant_id, Number(quantity)]))
  return rows.map((row) => ({
    id: row.id,
    productId: row.product_id,
    staffId: row.staff_id,
    pharmacist: { name: row.name, registrationNumber: row.registration_number ?? '' },
    particulars: readParticulars(row.particulars),
    left: row.packs - (usedOf.get(row.id) ?? 0),
  }))
}
