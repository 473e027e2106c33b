import type { RegisterEntryWithHistory, RegisterPeople } from '@dawakit/core/contract'
import { approvesAs } from '@dawakit/core/prescription'
import {
  RuleError,
  reasonNeeded,
  registerEntryChanged,
  registerEntryNotFound,
  registerFieldNeeded,
  registerSaysSo,
} from '@dawakit/core/refusals'
import { missingPeople } from '@dawakit/core/register'
import type { ServerContext } from '../../ground/context/server-context.ts'
import { inTransaction } from '../../ground/database/in-transaction.ts'
import { audit } from '../../ground/desk-calls/audit.ts'
import type { DeskStaff } from '../../ground/desk-calls/define-desk-call.ts'
import { CallError } from '../../ground/http/call-error.ts'
import { lockOrder } from '../read/lock-order.ts'
import { readHistory } from './register-history.sql.ts'
import { writeEntries } from './write-entries.ts'

interface Correction {
  id: string
  /** The version of its history that was looked at. */
  seen: string
  people: RegisterPeople
  reason: string
}

/**
 * A pharmacist says anew who prescribed a supply and for whom: an entry of its own in each register that has it. What was written
 * stays.
 *
 * @throws {RuleError} `registered-pharmacist-only`, `reason-needed`, `register-says-so`
 * @throws {CallError} 404 `register-entry-not-found`; 409 `register-entry-changed` with the history as it is now; 422
 * `register-field-needed` with the fields
 */
export async function correctEntry(
  context: ServerContext,
  staff: DeskStaff,
  { id, seen, people, reason }: Correction,
): Promise<RegisterEntryWithHistory> {
  approvesAs(staff)
  return inTransaction(context.db, async (trx) => {
    const entry = await trx
      .selectFrom('register_entry')
      .select(['order_id', 'supply_id', 'number'])
      .where('id', '=', id)
      .executeTakeFirst()
    if (!entry) throw new CallError(404, registerEntryNotFound)
    await lockOrder(trx, entry.order_id)
    const history = await readHistory(trx, id)
    if (history.version !== seen) throw new CallError(409, registerEntryChanged, { data: history })
    if (reason === '') throw new RuleError(reasonNeeded)
    const missing = missingPeople(people)
    if (missing.length > 0) {
      const fields = Object.fromEntries(missing.map((field) => [field, registerFieldNeeded.text]))
      throw new CallError(422, registerFieldNeeded, { fields })
    }
    const rows = await trx
      .selectFrom('register_entry')
      .selectAll()
      .where('supply_id', '=', entry.supply_id)
      .orderBy('place')
      .execute()
    const columns = {
      prescriber_name: people.prescriberName,
      prescriber_registration: people.prescriberRegistration,
      prescriber_address: people.prescriberAddress,
      patient_name: people.patientName,
      patient_address: people.patientAddress,
    }
    const written = [...new Set(rows.map(({ register }) => register))].flatMap((register) => {
      const own = rows.filter((row) => row.register === register)
      const [first, last] = [own[0], own.at(-1)]
      if (!first || !last) return []
      const isSame = Object.entries(columns).every(
        ([column, text]) => last[column as keyof typeof columns] === text,
      )
      if (isSame) return []
      const kind = 'corrected' as const
      return [{ ...last, ...columns, kind, quantity: 0, refers_to: first.number, reason }]
    })
    if (written.length === 0) throw new RuleError(registerSaysSo)
    await writeEntries(trx, context.clock, written, staff.id)
    const after = await readHistory(trx, id)
    await audit(trx, staff, context.clock, {
      action: 'register.correct',
      subject: 'register',
      subjectId: entry.number,
      orderId: entry.order_id,
      after: { number: after.version },
    })
    return after
  })
}
