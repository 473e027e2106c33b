import type { Selectable } from 'kysely'
import { locksRows } from './locks-rows.ts'
import type { CustomerTable } from './schema/customers.ts'
import type { Database } from './schema/index.ts'

const columns = ['id', 'username', 'email', 'mobile'] as const

/** Who is held, for those who have to name them. */
export type HeldCustomer = Pick<Selectable<CustomerTable>, (typeof columns)[number]>

/**
 * Holds the customer's row until the transaction ends, so that two changes of one cart, of one address
 * book or of one's prescriptions and orders come one after the other on PostgreSQL too. (SQLite has one writer anyway.)
 */
export async function lockCustomer(trx: Database, userId: string): Promise<HeldCustomer | undefined> {
  const row = trx.selectFrom('customer').select(columns).where('id', '=', userId)
  return (locksRows(trx) ? row.forNoKeyUpdate() : row).executeTakeFirst()
}
