import { creditNoteNumber, financialYear } from '@dawakit/core/tax'
import type { Database } from '../../ground/database/schema/index.ts'

export interface CreditNotePlace {
  number: string
  /** `2026-27` */
  year: string
  sequence: number
  /** Never before that of the number before it. Unix ms. */
  issuedAt: number
}

/**
 * The next place in the credit notes' series of the financial year, as the invoices have theirs: under a lock that lasts to
 * the commit, so that what is undone leaves no gap. The year is read again under the lock.
 */
export async function takeCreditNotePlace(trx: Database, clock: () => number): Promise<CreditNotePlace> {
  let year = financialYear(clock())
  let sequence = await nextInSeries(trx, year)
  const yearNow = financialYear(clock())
  if (yearNow !== year) {
    await shift(trx, year, -1)
    year = yearNow
    sequence = await nextInSeries(trx, year)
  }
  const last = await trx
    .selectFrom('credit_note')
    .select('issued_at')
    .where('financial_year', '=', year)
    .where('sequence', '=', sequence - 1)
    .executeTakeFirst()
  const issuedAt = Math.max(clock(), last?.issued_at ?? 0)
  return { number: creditNoteNumber(year, sequence), year, sequence, issuedAt }
}

async function nextInSeries(trx: Database, year: string): Promise<number> {
  await trx
    .insertInto('credit_note_series')
    .values({ financial_year: year, last_number: 0 })
    .onConflict((conflict) => conflict.column('financial_year').doNothing())
    .execute()
  return shift(trx, year, 1)
}

async function shift(trx: Database, year: string, by: number): Promise<number> {
  const { last_number } = await trx
    .updateTable('credit_note_series')
    .set((column) => ({ last_number: column('last_number', '+', by) }))
    .where('financial_year', '=', year)
    .returning('last_number')
    .executeTakeFirstOrThrow()
  return last_number
}
