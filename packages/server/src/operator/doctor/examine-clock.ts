import { sql } from 'kysely'
import type { Database } from '../../ground/database/schema/index.ts'
import { type Finding, well, wrong } from './finding.ts'

/** Codes, sessions and signatures of services fail by less than a few minutes. */
const MOST_OFF_MS = 60_000
const ASK_MS = 5000

/** What knows the time besides this machine, and what it says: milliseconds since 1970. */
export interface OtherClock {
  name: string
  now(): Promise<number | null>
}

/** PostgreSQL's own; SQLite's is this machine's. */
export const clockOfPostgres = (db: Database): OtherClock => ({
  name: 'the database',
  async now() {
    const { rows } = await sql<{ ms: string | number }>`
      select extract(epoch from clock_timestamp()) * 1000 as ms`.execute(db)
    return Number(rows[0]?.ms)
  },
})

/** What a service says in the head of any answer, to the second. */
export const clockOfService = (name: string, url: string): OtherClock => ({
  name,
  async now() {
    const answer = await fetch(url, {
      method: 'HEAD',
      redirect: 'manual',
      signal: AbortSignal.timeout(ASK_MS),
    }).catch(() => null)
    return Date.parse(answer?.headers.get('date') ?? '') || null
  },
})

/** Compares this machine's clock with the first of the others that answers. */
export async function examineClock(others: readonly OtherClock[]): Promise<Finding> {
  for (const { name, now } of others) {
    const before = Date.now()
    const told = await now().catch(() => null)
    if (told === null) continue
    const offMs = (before + Date.now()) / 2 - told
    const seconds = Math.round(Math.abs(offMs) / 1000)
    return Math.abs(offMs) <= MOST_OFF_MS
      ? well('clock', `As that of ${name}, to the minute.`)
      : wrong(
          'clock',
          `${seconds} s ${offMs > 0 ? 'ahead of' : 'behind'} ${name}: let the machine keep time (NTP).`,
        )
  }
  return well('clock', 'Nothing else that tells the time is set or answers: not compared.')
}
