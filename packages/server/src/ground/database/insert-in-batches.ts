import type { Insertable } from 'kysely'
import type { Database, Schema } from './schema/index.ts'

/** Bound values of one statement: well below the limits of both engines (32,766 and 65,535). */
const VALUES_PER_STATEMENT = 8000

/**
 * Inserts many rows with few statements, of few lengths: a power of two of rows each, so that every engine meets the same texts
 * again, whatever the number of rows. Inside a transaction give it `trx`.
 */
export async function insertInBatches<Table extends keyof Schema>(
  db: Database,
  table: Table,
  rows: readonly Insertable<Schema[Table]>[],
): Promise<void> {
  const [first] = rows
  if (!first) return
  const most = powerIn(Math.max(1, VALUES_PER_STATEMENT / Object.keys(first).length))
  let size = 0
  for (let at = 0; at < rows.length; at += size) {
    size = Math.min(most, powerIn(rows.length - at))
    await db
      .insertInto(table)
      .values(rows.slice(at, at + size) as never)
      .execute()
  }
}

/** The largest power of two that is not above a number. */
const powerIn = (count: number) => 2 ** Math.floor(Math.log2(count))
