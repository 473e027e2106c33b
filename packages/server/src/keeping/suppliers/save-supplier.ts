import type { SupplierInput } from '@dawakit/core/contract'
import { isEmail } from '@dawakit/core/customer'
import { nameKey } from '@dawakit/core/product'
import {
  type Refusal,
  supplierChanged,
  supplierEmailWrong,
  supplierGstinWrong,
  supplierNameNeeded,
  supplierStateWrong,
  supplierTaken,
} from '@dawakit/core/refusals'
import { GST_STATES, gstStateOf, isGstin } from '@dawakit/core/tax'
import type { ServerContext } from '../../ground/context/server-context.ts'
import { inTransaction } from '../../ground/database/in-transaction.ts'
import { newIdInOrder } from '../../ground/database/new-id.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { audit } from '../../ground/desk-calls/audit.ts'
import type { DeskStaff } from '../../ground/desk-calls/define-desk-call.ts'
import { CallError } from '../../ground/http/call-error.ts'
import { findSupplier } from './suppliers.sql.ts'

/**
 * Adds a supplier, or changes one as it was seen.
 *
 * @returns its id
 * @throws {CallError} 404; 409 `supplier-changed`, `supplier-taken`; 422 with the field
 */
export async function saveSupplier(
  { db, clock }: Pick<ServerContext, 'db' | 'clock'>,
  staff: DeskStaff,
  { id, seen, supplier }: { id?: string | undefined; seen?: number | undefined; supplier: SupplierInput },
): Promise<string> {
  const facts = { ...factsOf(supplier), name_key: nameKey(supplier.name) }
  return inTransaction(db, async (trx) => {
    const newId = id ?? newIdInOrder()
    const before = id === undefined ? null : await findSupplier(trx, id)
    await refuseSameName(trx, facts.name_key, newId)
    if (before === null) {
      await trx
        .insertInto('supplier')
        .values({ id: newId, ...facts, version: 1, created_at: clock() })
        .execute()
    } else {
      const { numUpdatedRows } = await trx
        .updateTable('supplier')
        .set({ ...facts, version: (seen ?? 0) + 1 })
        .where('id', '=', newId)
        .where('version', '=', seen ?? 0)
        .executeTakeFirst()
      if (numUpdatedRows === 0n) throw new CallError(409, supplierChanged)
    }
    await audit(trx, staff, clock, {
      action: before === null ? 'supplier.add' : 'supplier.change',
      subject: 'supplier',
      subjectId: newId,
      ...(before && { before: { name: before.name, gstin: before.gstin } }),
      after: { name: facts.name, gstin: facts.gstin },
    })
    return newId
  })
}

/** @throws {CallError} 422 with the field */
function factsOf({ gstin, stateName, paymentDays, drugLicences, ...others }: SupplierInput) {
  const number = gstin.toUpperCase().replace(/\s+/g, '')
  if (others.name === '') throw refusal('name', supplierNameNeeded)
  if (number !== '' && !isGstin(number)) throw refusal('gstin', supplierGstinWrong)
  if (others.email !== '' && !isEmail(others.email)) throw refusal('email', supplierEmailWrong)
  const state = number === '' ? gstStateOf(stateName) : GST_STATES.find(({ code }) => number.startsWith(code))
  if (!state) throw refusal('stateName', supplierStateWrong)
  return {
    ...others,
    gstin: number,
    state_name: state.name,
    payment_days: paymentDays,
    drug_licences: drugLicences,
  }
}

const refusal = (field: string, refused: Refusal) =>
  new CallError(422, refused, { fields: { [field]: refused.text } })

async function refuseSameName(trx: Database, key: string, id: string): Promise<void> {
  const same = await trx
    .selectFrom('supplier')
    .select('id')
    .where('name_key', '=', key)
    .where('id', '<>', id)
    .executeTakeFirst()
  if (same) throw new CallError(409, supplierTaken, { fields: { name: supplierTaken.text } })
}
