import { inTransaction } from '../database/in-transaction.ts'
import type { Database } from '../database/schema/index.ts'

/** The kind of what is no list, but a change of several products at the desk. It has its number among the imports. */
export const BULK = 'bulk'

/** @returns the number of the import that begins */
export async function beginImport(db: Database, kind: string, file: string, at: number): Promise<number> {
  return inTransaction(db, async (trx) => {
    const last = await trx
      .selectFrom('import')
      .select('number')
      .orderBy('number', 'desc')
      .limit(1)
      .executeTakeFirst()
    const number = (last?.number ?? 0) + 1
    const row = {
      number,
      kind,
      file,
      started_at: at,
      finished_at: null,
      undone_at: null,
      added: 0,
      changed: 0,
    }
    await trx.insertInto('import').values(row).execute()
    return number
  })
}
