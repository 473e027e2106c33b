import type { Database } from '../../ground/database/schema/index.ts'
import type { OrderLineRow } from './order-rows.ts'
import { readOrderLines } from './orders.sql.ts'

/** A line with the packs that pharmacists have approved of it. */
export type CheckedRow = OrderLineRow & { approved: number; isPrescriptionNeeded: boolean }

export async function readCheckedLines(db: Database, orderId: string): Promise<CheckedRow[]> {
  const lines = (await readOrderLines(db, [orderId])).get(orderId) ?? []
  const approvals = await db
    .selectFrom('prescription_approval')
    .select(['line_no', (column) => column.fn.sum('quantity').as('packs')])
    .where('order_id', '=', orderId)
    .groupBy('line_no')
    .execute()
  const packsOf = new Map(approvals.map(({ line_no, packs }) => [line_no, Number(packs)]))
  return lines.map((line) => ({
    ...line,
    approved: packsOf.get(line.line_no) ?? 0,
    isPrescriptionNeeded: line.is_prescription === 1,
  }))
}
