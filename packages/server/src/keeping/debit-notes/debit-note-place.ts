import { debitNoteNumber } from '@dawakit/core/purchase'
import { financialYear } from '@dawakit/core/tax'
import type { Database } from '../../ground/database/schema/index.ts'

export interface DebitNotePlace {
  number: string
  /** `2026-27` */
  year: string
  sequence: number
}

/** Holds the series of a financial year until the transaction ends: notes are issued one after the other. */
export async function holdDebitNotes(trx: Database, at: number): Promise<void> {
  await trx
    .insertInto('debit_note_series')
    .values({ financial_year: financialYear(at), last_number: 0 })
    .onConflict((conflict) =>
      conflict
        .column('financial_year')
        .doUpdateSet((set) => ({ last_number: set.ref('debit_note_series.last_number') })),
    )
    .execute()
}

/** The next place in the series that {@link holdDebitNotes} holds: what is undone leaves no gap. */
export async function takeDebitNotePlace(trx: Database, at: number): Promise<DebitNotePlace> {
  const year = financialYear(at)
  const { last_number: sequence } = await trx
    .updateTable('debit_note_series')
    .set((column) => ({ last_number: column('last_number', '+', 1) }))
    .where('financial_year', '=', year)
    .returning('last_number')
    .executeTakeFirstOrThrow()
  return { number: debitNoteNumber(year, sequence), year, sequence }
}
