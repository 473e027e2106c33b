import { createHash } from 'node:crypto'
import type { SaltFacts } from '@dawakit/core/catalogue'
import type { Schedule } from '@dawakit/core/contract'
import type { Database } from '../../ground/database/schema/index.ts'

const FOLLOWED = 'salt-schedules'

/** What the catalogue has followed. */
interface FollowedSchedules {
  sum: string
  /** Sums of the tables before: a process of an earlier release is not followed back. */
  before: string[]
  salts: SaltRow[]
}

/** Of a salt or a combination, all that a product's schedule and prescription are guessed by. */
type SaltRow = [names: readonly string[], schedule: Schedule | null, needsPrescription: 0 | 1, isCold: 0 | 1]

const texts = new WeakMap<readonly SaltFacts[], { sum: string; salts: SaltRow[] }>()

/** A table of salts as it is kept, with the sum that tells it from others. */
function tableOf(facts: readonly SaltFacts[]): { sum: string; salts: SaltRow[] } {
  const known = texts.get(facts)
  if (known) return known
  const salts = facts.map(
    ({ salts, schedule, isPrescriptionNeeded, isColdChainNeeded }): SaltRow => [
      salts,
      schedule,
      isPrescriptionNeeded ? 1 : 0,
      isColdChainNeeded ? 1 : 0,
    ],
  )
  const table = { sum: createHash('sha256').update(JSON.stringify(salts)).digest('hex'), salts }
  texts.set(facts, table)
  return table
}

/**
 * The table of salts that the catalogue has followed.
 *
 * @returns null where it has followed none; 'same' where it has followed this one, or a later one after it
 */
export async function followedBefore(
  db: Database,
  facts: readonly SaltFacts[],
): Promise<readonly SaltFacts[] | 'same' | null> {
  const row = await db.selectFrom('meta').select('value').where('key', '=', FOLLOWED).executeTakeFirst()
  if (!row) return null
  const { sum, before, salts } = JSON.parse(row.value) as FollowedSchedules
  const own = tableOf(facts).sum
  if (own === sum || before.includes(own)) return 'same'
  return salts.map(([names, schedule, needsPrescription, isCold]) => ({
    salts: names,
    speciality: null,
    subspeciality: null,
    schedule,
    isPrescriptionNeeded: needsPrescription === 1,
    isColdChainNeeded: isCold === 1,
  }))
}

export async function keepFollowedSchedules(db: Database, facts: readonly SaltFacts[]): Promise<void> {
  const row = await db.selectFrom('meta').select('value').where('key', '=', FOLLOWED).executeTakeFirst()
  const last = row ? (JSON.parse(row.value) as FollowedSchedules) : null
  const value = JSON.stringify({ ...tableOf(facts), before: last ? [...last.before, last.sum] : [] })
  await db
    .insertInto('meta')
    .values({ key: FOLLOWED, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
}
