import type { Database } from '../../ground/database/schema/index.ts'

/** By the number of each approved line of an order what it was approved on last, with its particulars as they are written. */
export async function standingGrants(
  db: Database,
  orderId: string,
): Promise<Map<number, { id: string; particulars: string | null }>> {
  const rows = await db
    .selectFrom('prescription_approval')
    .innerJoin('prescription_grant', 'prescription_grant.id', 'prescription_approval.grant_id')
    .select(['line_no', 'prescription_grant.id', 'particulars'])
    .where('prescription_approval.order_id', '=', orderId)
    .where('prescription_approval.quantity', '>', 0)
    .orderBy('approved_at')
    .orderBy('prescription_approval.id')
    .execute()
  return new Map(rows.map(({ line_no, id, particulars }) => [line_no, { id, particulars }]))
}
