import type { CreditNotePaper, InvoicePaper } from '@dawakit/core/tax'
import type { Database } from '../../ground/database/schema/index.ts'

/** The invoice of an order as it was issued; null before its delivery. */
export async function findInvoicePaper(db: Database, orderId: string): Promise<InvoicePaper | null> {
  const row = await db
    .selectFrom('invoice')
    .select('paper')
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  return row ? (JSON.parse(row.paper) as InvoicePaper) : null
}

/** The credit notes that an order has. */
export async function creditNotePapers(db: Database, orderId: string): Promise<CreditNotePaper[]> {
  const rows = await db.selectFrom('credit_note').select('paper').where('order_id', '=', orderId).execute()
  return rows.map(({ paper }) => readCreditNotePaper(paper))
}

/** A credit note from the column that keeps it. */
export const readCreditNotePaper = (paper: string) => JSON.parse(paper) as CreditNotePaper
