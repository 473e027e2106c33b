import { setTimeout as wait } from 'node:timers/promises'
import type { Transaction } from 'kysely'
import { isConflict, isTaken } from './conflict.ts'
import { DatabaseUnavailable } from './database-unavailable.ts'
import { refusalOfDatabase } from './refusal-of-database.ts'
import type { Database, Schema } from './schema/index.ts'

const TRIES = 5
/** Pause before the second try, on average; it doubles with each. Who collided must not meet again at one moment. */
const PAUSE_MS = 10

/**
 * Runs `work` in one transaction; again, up to 5 times, where the database asks for it or the connection broke before
 * the commit. `work` must not do what cannot be repeated (send, charge): that belongs into the outbox.
 *
 * @throws {DatabaseUnavailable} when it cannot be done now
 * @throws {RuleError} what the database itself refuses
 */
export async function inTransaction<Result>(
  db: Database,
  work: (trx: Transaction<Schema>) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    const then = new Set<() => void>()
    let result: Result
    try {
      result = await db.transaction().execute(async (trx) => {
        committed.set(trx, then)
        try {
          return await work(trx)
        } finally {
          committed.delete(trx)
        }
      })
    } catch (error) {
      if (!isRepeatable(error)) throw refusalOfDatabase(error) ?? error
      if (attempt >= TRIES)
        throw isConflict(error) ? new DatabaseUnavailable('busy', { cause: error }) : error
      await wait(PAUSE_MS * 2 ** (attempt - 1) * (0.5 + Math.random()))
      continue
    }
    // It is done: what fails now is not done again.
    for (const call of then) call()
    return result
  }
}

/** What is done when a transaction that is under way has committed. */
const committed = new WeakMap<object, Set<() => void>>()

/**
 * Calls `then` when the transaction has committed; the same function once, however often it is given.
 *
 * @throws {Error} for what is no transaction of {@link inTransaction}, or one that is over
 */
export function afterCommit(trx: Database, then: () => void): void {
  const calls = committed.get(trx)
  if (!calls) throw new Error('This belongs into a transaction.')
  calls.add(then)
}

/** True for what surely was not committed and may go well the next time. */
function isRepeatable(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable) return error.reason === 'broke' && !error.isPerhapsDone
  return isConflict(error) || isTaken(error)
}
