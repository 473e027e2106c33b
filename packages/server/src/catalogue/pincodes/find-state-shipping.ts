import type { Selectable } from 'kysely'
import type { StateShippingTable } from '../../ground/database/schema/catalogue.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { stateKey } from './state-key.ts'

export type StateShippingRow = Selectable<StateShippingTable>

/**
 * Delivery fee and days of a state, however its name is written.
 * @returns null where nobody delivers.
 */
export async function findStateShipping(db: Database, stateName: string): Promise<StateShippingRow | null> {
  const row = await db
    .selectFrom('state_shipping')
    .selectAll()
    .where('state_key', '=', stateKey(stateName))
    .executeTakeFirst()
  return row ?? null
}
