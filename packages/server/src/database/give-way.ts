import { setTimeout as wait } from 'node:timers/promises'
import { LONGEST_PAUSE_MS } from './node-sqlite.ts'

/** Long work pauses after so long. */
const WORK_MS = 100

/**
 * For a long piece of work in many transactions: to be awaited between two of them. Every now and then it pauses, long
 * enough for each process that waits for the SQLite file to try again and find it free.
 */
export function createGiveWay(): () => Promise<void> {
  let pausedAt = performance.now()
  return async () => {
    if (performance.now() - pausedAt < WORK_MS) return
    await wait(LONGEST_PAUSE_MS)
    pausedAt = performance.now()
  }
}
