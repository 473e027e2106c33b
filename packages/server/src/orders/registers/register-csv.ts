import type { RegisterEntry, RegisterSearch } from '@dawakit/core/contract'
import { istDate } from '@dawakit/core/delivery'
import { csvLine } from '@dawakit/lists/values'
import type { Database } from '../../ground/database/schema/index.ts'
import { readRegister, toRegisterEntries } from './register-entries.sql.ts'

const PAGE_ROWS = 500

const COLUMNS: Readonly<Record<string, (entry: RegisterEntry) => string | number>> = {
  number: ({ number }) => number,
  // The day of the supply in India: of `at`, which is UTC, it may be the one before.
  date: ({ at }) => istDate(Date.parse(at)),
  at: ({ at }) => at,
  kind: ({ kind }) => kind,
  refers_to: ({ refersTo }) => refersTo,
  order: ({ orderNumber }) => orderNumber,
  invoice: ({ invoiceNumber }) => invoiceNumber ?? '',
  drug: ({ drug }) => drug,
  pack: ({ packageSize }) => packageSize,
  schedule: ({ schedule }) => schedule ?? '',
  maker: ({ manufacturer }) => manufacturer,
  batch: ({ batch }) => batch,
  expiry: ({ expiresOn }) => expiresOn,
  packs: ({ quantity }) => quantity,
  prescriber: ({ prescriberName }) => prescriberName,
  prescriber_registration: ({ prescriberRegistration }) => prescriberRegistration,
  prescriber_address: ({ prescriberAddress }) => prescriberAddress,
  patient: ({ patientName }) => patientName,
  patient_address: ({ patientAddress }) => patientAddress,
  pharmacist: ({ pharmacist }) => pharmacist.name,
  pharmacist_registration: ({ pharmacist }) => pharmacist.registrationNumber,
  reason: ({ reason }) => reason,
  written_by: ({ by }) => by,
}

/** What is searched of a register as CSV, line by line, each entry in its order. */
export async function* registerCsv(db: Database, search: RegisterSearch): AsyncGenerator<string> {
  yield csvLine(Object.keys(COLUMNS))
  let after: number | null = null
  do {
    const { rows, next } = await readRegister(db, { ...search, after, limit: PAGE_ROWS })
    for (const entry of await toRegisterEntries(db, rows)) {
      yield csvLine(Object.values(COLUMNS).map((value) => String(value(entry))))
    }
    after = next
  } while (after !== null)
}
