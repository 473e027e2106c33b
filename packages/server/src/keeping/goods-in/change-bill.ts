import type { OnceMade, SeenBill } from '@dawakit/core/contract'
import { billNotReceived, noteNeeded } from '@dawakit/core/refusals'
import type { ServerContext } from '../../ground/context/server-context.ts'
import { inTransaction } from '../../ground/database/in-transaction.ts'
import { newIdInOrder } from '../../ground/database/new-id.ts'
import { audit } from '../../ground/desk-calls/audit.ts'
import type { DeskStaff } from '../../ground/desk-calls/define-desk-call.ts'
import { CallError } from '../../ground/http/call-error.ts'
import { isRepeated } from '../../orders/desk/is-repeated.ts'
import { findBill, holdBill } from './find-bill.sql.ts'

type Changing = Pick<ServerContext, 'db' | 'clock'>

/** A bill that is not received goes. @throws {CallError} 404; 409 `bill-received`, `bill-changed` */
export async function discardBill({ db, clock }: Changing, staff: DeskStaff, seen: SeenBill): Promise<void> {
  await inTransaction(db, async (trx) => {
    const bill = await holdBill(trx, seen)
    await trx.deleteFrom('purchase_line').where('bill_id', '=', bill.id).execute()
    await trx.deleteFrom('purchase_bill').where('id', '=', bill.id).execute()
    await audit(trx, staff, clock, {
      action: 'bill.discard',
      subject: 'bill',
      subjectId: bill.id,
      before: { supplierId: bill.supplier_id, number: bill.bill_number },
    })
  })
}

/** Writes down what is wrong with a bill that is received. @throws {CallError} 404; 409 `bill-not-received`; 422 */
export async function noteOnBill(
  { db, clock }: Changing,
  staff: DeskStaff,
  body: OnceMade & { id: string; text: string },
): Promise<void> {
  const { id, text } = body
  if (text === '') throw new CallError(422, noteNeeded, { fields: { text: noteNeeded.text } })
  await inTransaction(db, async (trx) => {
    if (await isRepeated(trx, { staff, call: 'POST /desk/goodsIn/note', body, now: clock() })) return
    if ((await findBill(trx, id)).state !== 'received') throw new CallError(409, billNotReceived)
    await trx
      .insertInto('purchase_note')
      .values({ id: newIdInOrder(), bill_id: id, text, staff_name: staff.name, at: clock() })
      .execute()
    await audit(trx, staff, clock, { action: 'bill.note', subject: 'bill', subjectId: id })
  })
}
