import type { RegisterEntryWithHistory } from '@dawakit/core/contract'
import { registerEntryNotFound } from '@dawakit/core/refusals'
import type { Database } from '../../ground/database/schema/index.ts'
import { CallError } from '../../ground/http/call-error.ts'
import { toRegisterEntries } from './register-entries.sql.ts'

/**
 * All that a register has of the supply that an entry is about, the entry's own register alone.
 * @throws {CallError} 404 `register-entry-not-found`
 */
export async function readHistory(db: Database, id: string): Promise<RegisterEntryWithHistory> {
  const entry = await db
    .selectFrom('register_entry')
    .select(['register', 'supply_id'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!entry) throw new CallError(404, registerEntryNotFound)
  const rows = await db
    .selectFrom('register_entry')
    .selectAll()
    .where('supply_id', '=', entry.supply_id)
    .where('register', '=', entry.register)
    .orderBy('place')
    .execute()
  return { entries: await toRegisterEntries(db, rows), version: rows.at(-1)?.number ?? '' }
}
