import type { RegisterKind } from '@dawakit/core/contract'
import { registerNumber, registerPlace, registerWords } from '@dawakit/core/register'
import type { Insertable } from 'kysely'
import { saltsByProduct } from '../../catalogue/products/product-summary.ts'
import { insertInBatches } from '../../ground/database/insert-in-batches.ts'
import { newId } from '../../ground/database/new-id.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import type { RegisterEntryTable } from '../../ground/database/schema/registers.ts'
import { takeRegisterPlaces } from './register-series.ts'

/** An entry without its place in the book. */
export type NewEntry = Omit<
  Insertable<RegisterEntryTable>,
  'id' | 'financial_year' | 'sequence' | 'place' | 'number' | 'at' | 'staff_id' | 'staff_name'
>

/** In this order their series are locked, whoever writes. */
const BOOKS: readonly RegisterKind[] = ['h1', 'prescriptions']

/** Writes entries into their registers, each with the next number of its year, and the words that they are found by. */
export async function writeEntries(
  trx: Database,
  clock: () => number,
  entries: readonly NewEntry[],
  staffId: string,
): Promise<void> {
  const staff = await trx.selectFrom('staff').select('name').where('id', '=', staffId).executeTakeFirst()
  const products = [...new Set(entries.map(({ product_id }) => product_id))]
  const salts = await saltsByProduct(trx, products)
  for (const register of BOOKS) {
    const own = entries.filter((entry) => entry.register === register)
    if (own.length === 0) continue
    const { year, sequence, at } = await takeRegisterPlaces(trx, clock, register, own.length)
    const rows = own.map((entry, index) => ({
      ...entry,
      id: newId(),
      financial_year: year,
      sequence: sequence + index,
      place: registerPlace(year, sequence + index),
      number: registerNumber(register, year, sequence + index),
      at,
      staff_id: staffId,
      staff_name: staff?.name ?? '',
    }))
    await insertInBatches(trx, 'register_entry', rows)
    await insertInBatches(
      trx,
      'register_word',
      rows.flatMap((row) =>
        registerWords(
          {
            drug: row.drug,
            batch: row.batch,
            prescriberName: row.prescriber_name,
            prescriberRegistration: row.prescriber_registration,
            patientName: row.patient_name,
            orderNumber: row.order_number,
            number: row.number,
          },
          salts.get(row.product_id) ?? [],
        ).map((word) => ({ register, word, place: row.place })),
      ),
    )
  }
}
