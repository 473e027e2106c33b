import type { PrescriptionCheck, PrescriptionParticulars } from '@dawakit/core/contract'
import { approvesAs, missingParticulars } from '@dawakit/core/prescription'
import {
  orderChanged,
  orderNotFound,
  otherPrescription,
  particularsNeeded,
  particularsWritten,
} from '@dawakit/core/refusals'
import type { ServerContext } from '../../ground/context/server-context.ts'
import { inTransaction } from '../../ground/database/in-transaction.ts'
import { audit } from '../../ground/desk-calls/audit.ts'
import type { DeskStaff } from '../../ground/desk-calls/define-desk-call.ts'
import { CallError } from '../../ground/http/call-error.ts'
import { readCheckedLines } from '../../orders/read/checked-lines.sql.ts'
import { lockOrder } from '../../orders/read/lock-order.ts'
import { findOrderRow } from '../../orders/read/orders.sql.ts'
import { readParticulars } from '../../requests/grants/grants.sql.ts'
import { prescriptionsOf, readCheck, versionOf } from './read-check.ts'
import { standingGrants } from './standing-grants.sql.ts'

interface Writing {
  orderId: string
  /** The version of the check that was looked at. */
  seen: string
  lines: readonly { lineNo: number; particulars: PrescriptionParticulars }[]
}

/**
 * A pharmacist writes down what an approval lacks that was given before its particulars were asked for: until then it is not packed.
 * What is written stays, and is corrected in the register alone.
 *
 * @throws {RuleError} `registered-pharmacist-only`
 * @throws {CallError} 404 `order-not-found`; 409 `order-changed`, `particulars-written` with the check as it is now; 422
 * `other-prescription`, `particulars-needed` with the fields
 */
export async function writeParticulars(
  context: ServerContext,
  staff: DeskStaff,
  { orderId, seen, lines }: Writing,
): Promise<PrescriptionCheck> {
  approvesAs(staff)
  return inTransaction(context.db, async (trx) => {
    await lockOrder(trx, orderId)
    const row = await findOrderRow(trx, orderId)
    if (!row || row.review === 'none') throw new CallError(404, orderNotFound)
    const fresh = () => readCheck(trx, context, orderId)
    const prescriptionIds = (await prescriptionsOf(trx, orderId)).map(({ id }) => id)
    if (seen !== versionOf(row, await readCheckedLines(trx, orderId), prescriptionIds)) {
      throw new CallError(409, orderChanged, { data: await fresh() })
    }
    const grants = await standingGrants(trx, orderId)
    for (const [index, { lineNo, particulars }] of lines.entries()) {
      const grant = grants.get(lineNo)
      if (!grant) throw new CallError(422, otherPrescription)
      if (missingParticulars(readParticulars(grant.particulars)).length === 0) {
        throw new CallError(409, particularsWritten, { data: await fresh() })
      }
      const fields = missingParticulars(particulars).map((field) => [
        `lines.${index}.particulars.${field}`,
        particularsNeeded.text,
      ])
      if (fields.length > 0) {
        throw new CallError(422, particularsNeeded, { fields: Object.fromEntries(fields) })
      }
      await trx
        .updateTable('prescription_grant')
        .set({ particulars: JSON.stringify(particulars) })
        .where('id', '=', grant.id)
        .execute()
      grant.particulars = JSON.stringify(particulars)
    }
    await audit(trx, staff, context.clock, {
      action: 'prescription.particulars',
      subject: 'order',
      subjectId: orderId,
      orderId,
      after: { lines: lines.map(({ lineNo }) => lineNo) },
    })
    return fresh()
  })
}
