import type { RegisterKind } from '@dawakit/core/contract'
import { financialYear } from '@dawakit/core/tax'
import type { Database } from '../../ground/database/schema/index.ts'

export interface RegisterPlaces {
  /** `2026-27` */
  year: string
  /** The first of them; the others follow. */
  sequence: number
  /** Never before that of the number before it. Unix ms. */
  at: number
}

/**
 * The next places of a register in the financial year, as the invoices have theirs: under a lock that lasts to the commit, so
 * that what is undone leaves no gap. The year is read again under the lock. The last lock that a transaction takes.
 */
export async function takeRegisterPlaces(
  trx: Database,
  clock: () => number,
  register: RegisterKind,
  count: number,
): Promise<RegisterPlaces> {
  let year = financialYear(clock())
  let last = await shift(trx, register, year, count)
  const now = clock()
  const yearNow = financialYear(now)
  if (yearNow !== year) {
    await shift(trx, register, year, -count)
    year = yearNow
    last = await shift(trx, register, year, count)
  }
  const before = await trx
    .selectFrom('register_entry')
    .select('at')
    .where('register', '=', register)
    .orderBy('place', 'desc')
    .limit(1)
    .executeTakeFirst()
  return { year, sequence: last - count + 1, at: Math.max(now, before?.at ?? 0) }
}

async function shift(trx: Database, register: RegisterKind, year: string, by: number): Promise<number> {
  await trx
    .insertInto('register_series')
    .values({ register, financial_year: year, last_number: 0 })
    .onConflict((conflict) => conflict.columns(['register', 'financial_year']).doNothing())
    .execute()
  const { last_number } = await trx
    .updateTable('register_series')
    .set((column) => ({ last_number: column('last_number', '+', by) }))
    .where('register', '=', register)
    .where('financial_year', '=', year)
    .returning('last_number')
    .executeTakeFirstOrThrow()
  return last_number
}
