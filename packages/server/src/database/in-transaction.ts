import type { Transaction } from 'kysely'
import type { Database, Schema } from './schema/index.ts'

/**
 * serialization_failure, deadlock_detected, unique_violation (somebody else wrote the same at the same moment: the
 * next try sees it), and SQLite's busy.
 */
const RETRY = new Set(['40001', '40P01', '23505', 'ERR_SQLITE_ERROR_BUSY'])
const TRIES = 5

/**
 * Runs `work` in one transaction; again, up to 5 times, where the database asks for it.
 * `work` must not do what cannot be repeated (send, charge): that belongs into the outbox.
 */
export async function inTransaction<Result>(
  db: Database,
  work: (trx: Transaction<Schema>) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (attempt >= TRIES || !isRetryable(error)) throw error
    }
  }
}

function isRetryable(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false
  if (typeof error.code === 'string' && RETRY.has(error.code)) return true
  return 'errcode' in error && error.errcode === 5
}
