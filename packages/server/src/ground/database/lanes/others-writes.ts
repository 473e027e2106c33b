import { sql } from 'kysely'
import { locksRows } from '../locks-rows.ts'
import type { Database } from '../schema/index.ts'

/** So long after a write of somebody else the next may come: a customer is at the till. */
const EXPECTED_MS = 5_000

/**
 * Tells, asked in each transaction of a long piece of work, whether somebody else writes, too. Of a SQLite file that is known where the
 * connection is this work's alone; of PostgreSQL, which has many writers, it is taken for granted.
 *
 * Source: https://sqlite.org/pragma.html#pragma_data_version
 */
export function createOthersWrites(now = () => performance.now()): (trx: Database) => Promise<boolean> {
  let version: number | undefined
  let wroteAt = now()
  return async (trx) => {
    if (locksRows(trx)) return true
    const { rows } = await sql<{ data_version: number }>`pragma data_version`.execute(trx)
    const seen = rows[0]?.data_version
    if (version !== undefined && seen !== version) wroteAt = now()
    version = seen
    return now() - wroteAt < EXPECTED_MS
  }
}
