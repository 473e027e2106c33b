import type { Patient } from '@dawakit/core/contract'
import { checkPatient } from '@dawakit/core/order'
import { prescriptionsMissing } from '@dawakit/core/refusals'
import type { ServerContext } from '../../ground/context/server-context.ts'
import { inTransaction } from '../../ground/database/in-transaction.ts'
import { lockCustomer } from '../../ground/database/lock-customer.ts'
import { newId } from '../../ground/database/new-id.ts'
import { newNumber } from '../../ground/database/new-number.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { CallError } from '../../ground/http/call-error.ts'
import type { SignedInCaller } from '../../ground/http/define-call.ts'
import { enforceLimit, limitOf } from '../../ground/limits/limits.ts'
import { ownPrescriptions } from '../../people/customers/own-prescriptions.ts'
import { filesOf } from './prescription-requests.sql.ts'

interface Wish {
  /** Ids. */
  prescriptions: readonly string[]
  note: string
  patient: Patient | null
}

/**
 * Asks a pharmacist to prepare an order from prescriptions. Asked again with the same ones while nobody has looked: the
 * same request, as of a button that was pressed twice.
 *
 * @returns its id
 * @throws {CallError} 422 `prescriptions-missing`, 404 and 403 of a prescription, 429
 */
export async function askPharmacist(
  context: Pick<ServerContext, 'db' | 'clock' | 'config'>,
  { userId, sessionId, partner }: Pick<SignedInCaller, 'userId' | 'sessionId' | 'partner'>,
  { prescriptions, note, patient }: Wish,
): Promise<string> {
  const { db, clock, config } = context
  const refusal = checkPatient({ orderingForMyself: patient === null, patient })
  if (refusal) throw new CallError(422, refusal)
  return inTransaction(db, async (trx) => {
    const now = clock()
    await lockCustomer(trx, userId)
    const files = await ownPrescriptions(trx, { userId, sessionId, partner }, prescriptions)
    if (files.length === 0) throw new CallError(422, prescriptionsMissing)
    const same = await waitingOfSame(trx, userId, files)
    if (same !== null) return same
    await enforceLimit({ db: trx, clock: () => now }, limitOf(config, 'prescriptionRequests', userId))
    const id = newId()
    await trx
      .insertInto('prescription_request')
      .values({
        id,
        number: newNumber('DRX', now),
        user_id: userId,
        session_id: sessionId,
        state: 'waiting',
        note,
        patient: patient === null ? null : JSON.stringify(patient),
        staff_id: null,
        message: '',
        reason: '',
        order_id: null,
        created_at: now,
        prepared_at: null,
        closed_at: null,
        valid_until: null,
      })
      .execute()
    await addFiles(trx, id, files)
    return id
  })
}

/** Puts prescriptions to a request; those that are there stay. */
export async function addFiles(trx: Database, requestId: string, files: readonly string[]): Promise<void> {
  if (files.length === 0) return
  await trx
    .insertInto('prescription_request_file')
    .values(files.map((id) => ({ request_id: requestId, prescription_id: id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

async function waitingOfSame(
  trx: Database,
  userId: string,
  files: readonly string[],
): Promise<string | null> {
  const waiting = await trx
    .selectFrom('prescription_request')
    .select('id')
    .where('user_id', '=', userId)
    .where('state', '=', 'waiting')
    .orderBy('created_at')
    .execute()
  if (waiting.length === 0) return null
  const asked = await filesOf(
    trx,
    waiting.map(({ id }) => id),
  )
  const same = waiting.find(({ id }) => {
    const own = asked.filter(({ request_id }) => request_id === id)
    return own.length === files.length && own.every(({ prescription_id }) => files.includes(prescription_id))
  })
  return same?.id ?? null
}
