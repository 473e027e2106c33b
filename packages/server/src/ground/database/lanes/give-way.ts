import { setTimeout as wait } from 'node:timers/promises'
import { LONGEST_PAUSE_MS } from './node-sqlite.ts'

/** So long one piece of long work may keep others from the database. */
export const HELD_MS = 25

/**
 * For a long piece of work in many transactions: to be awaited between two of them. When they have taken `HELD_MS` together it
 * pauses, long enough for each process that waits for the SQLite file to try again and find it free.
 *
 * @returns to be told when the last transaction ended, where something else was done since: that was a pause too.
 */
export function createGiveWay(): (endedAt?: number) => Promise<void> {
  let pausedAt = performance.now()
  return async (endedAt = performance.now()) => {
    if (endedAt - pausedAt < HELD_MS) return
    const leftMs = LONGEST_PAUSE_MS - (performance.now() - endedAt)
    if (leftMs > 0) await wait(leftMs)
    pausedAt = performance.now()
  }
}
