import { financialYear, invoiceNumber } from '@dawakit/core/tax'
import type { Database } from '../../ground/database/schema/index.ts'

export interface InvoicePlace {
  number: string
  /** `2026-27` */
  year: string
  sequence: number
  /** The invoice's time, never before that of the number before it. Unix ms. */
  issuedAt: number
}

/**
 * The next place in the series of the financial year, under a lock that lasts to the commit: a transaction that is undone
 * leaves no gap, and two deliveries never get one number. The time is read under the same lock, so that numbers and times
 * go up together, whatever waited for whom.
 */
export async function takeInvoicePlace(trx: Database, clock: () => number): Promise<InvoicePlace> {
  let year = financialYear(clock())
  let sequence = await nextInSeries(trx, year)
  const yearNow = financialYear(clock())
  if (yearNow !== year) {
    // The year ended while others held the series.
    await giveBack(trx, year)
    year = yearNow
    sequence = await nextInSeries(trx, year)
  }
  const last = await trx
    .selectFrom('invoice')
    .select('issued_at')
    .where('financial_year', '=', year)
    .where('sequence', '=', sequence - 1)
    .executeTakeFirst()
  const issuedAt = Math.max(clock(), last?.issued_at ?? 0)
  return { number: invoiceNumber(year, sequence), year, sequence, issuedAt }
}

async function nextInSeries(trx: Database, year: string): Promise<number> {
  await trx
    .insertInto('invoice_series')
    .values({ financial_year: year, last_number: 0 })
    .onConflict((conflict) => conflict.column('financial_year').doNothing())
    .execute()
  const { last_number } = await trx
    .updateTable('invoice_series')
    .set((column) => ({ last_number: column('last_number', '+', 1) }))
    .where('financial_year', '=', year)
    .returning('last_number')
    .executeTakeFirstOrThrow()
  return last_number
}

const giveBack = (trx: Database, year: string) =>
  trx
    .updateTable('invoice_series')
    .set((column) => ({ last_number: column('last_number', '-', 1) }))
    .where('financial_year', '=', year)
    .execute()
