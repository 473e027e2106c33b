import type { Insertable } from 'kysely'
import type { Database, Schema } from './schema/index.ts'

/** Bound values of one statement: well below the limits of both engines (32,766 and 65,535). */
const VALUES_PER_STATEMENT = 8000

/** Inserts many rows with few statements. Inside a transaction give it `trx`. */
export async function insertInBatches<Table extends keyof Schema>(
  db: Database,
  table: Table,
  rows: readonly Insertable<Schema[Table]>[],
): Promise<void> {
  const [first] = rows
  if (!first) return
  const size = Math.max(1, Math.floor(VALUES_PER_STATEMENT / Object.keys(first).length))
  for (let at = 0; at < rows.length; at += size) {
    await db
      .insertInto(table)
      .values(rows.slice(at, at + size) as never)
      .execute()
  }
}
