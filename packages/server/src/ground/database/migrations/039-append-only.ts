import { appendOnly } from '../append-only.ts'
import type { Database } from '../schema/index.ts'

/** What was done, approved and invoiced is not replaced, either, and no table of it is emptied. */
export async function up(db: Database, isPostgres: boolean): Promise<void> {
  for (const table of ['audit', 'prescription_approval', 'invoice', 'credit_note'])
    await appendOnly(db, table, isPostgres)
}
