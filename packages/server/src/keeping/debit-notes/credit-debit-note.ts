import { type Paise, paise } from '@dawakit/core/money'
import { debitTooMuch } from '@dawakit/core/refusals'
import type { ServerContext } from '../../ground/context/server-context.ts'
import { inTransaction } from '../../ground/database/in-transaction.ts'
import { audit } from '../../ground/desk-calls/audit.ts'
import type { DeskStaff } from '../../ground/desk-calls/define-desk-call.ts'
import { CallError } from '../../ground/http/call-error.ts'
import { holdDebitNotes } from './debit-note-place.ts'
import { creditedOf, findDebitNote, totalOfNote } from './debit-notes.sql.ts'

export interface CreditOfSupplier {
  /** Of the dialog: one credit for each. */
  key: string
  id: string
  amount: Paise
  reference: string
}

/**
 * Writes down what a supplier has credited for a note, once for a key; never more than the note says.
 *
 * @throws {CallError} 404 `debit-note-not-found`; 422 `debit-too-much`
 */
export async function creditDebitNote(
  { db, clock }: Pick<ServerContext, 'db' | 'clock'>,
  staff: DeskStaff,
  { key, id, amount, reference }: CreditOfSupplier,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const at = clock()
    // One after the other, as notes are issued: their sum is read before it is added to.
    await holdDebitNotes(trx, at)
    const note = await findDebitNote(trx, id)
    const written = await trx
      .selectFrom('debit_note_credit')
      .select('id')
      .where('id', '=', key)
      .executeTakeFirst()
    if (written) return
    const left = paise(totalOfNote(note) - (await creditedOf(trx, id)))
    if (amount > left) throw new CallError(422, debitTooMuch, { fields: { amount: debitTooMuch.text } })
    await trx
      .insertInto('debit_note_credit')
      .values({ id: key, note_id: id, amount_paise: amount, reference, staff_name: staff.name, at })
      .execute()
    await audit(trx, staff, clock, {
      action: 'debitNote.credited',
      subject: 'debit-note',
      subjectId: id,
      after: { amount, reference },
    })
  })
}
