import type { Database } from '../../ground/database/schema/index.ts'
import { endPartnerSessions } from './partner-keys.ts'

/** The key of the example partner pages on this machine. */
export const EXAMPLE_PARTNER_KEY = 'pk_example_partner'

/**
 * Lets the example partner pages call the API under the example key: their origins are set anew at each start, since
 * their ports may change. Without origins the key is revoked.
 *
 * @param list - E.g. `http://localhost:4500`.
 */
export async function allowPartnerOrigins(db: Database, list: readonly string[]): Promise<void> {
  if (list.length === 0) {
    await db.deleteFrom('partner_key').where('key', '=', EXAMPLE_PARTNER_KEY).execute()
    await endPartnerSessions(db, EXAMPLE_PARTNER_KEY, Date.now())
    return
  }
  const values = { name: 'Example partner pages', origins: JSON.stringify(list), revoked_at: null }
  await db
    .insertInto('partner_key')
    .values({ key: EXAMPLE_PARTNER_KEY, created_at: Date.now(), ...values })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(values))
    .execute()
  await endPartnerSessions(db, EXAMPLE_PARTNER_KEY, Date.now(), list)
}
