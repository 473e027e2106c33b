import { holdWork, letWorkGo } from '../../ground/database/held-work.ts'
import type { Database } from '../../ground/database/schema/index.ts'

const FOLLOWED = 'gst-rates'
const HELD = 'gst-rates-held-until'

/** The rows of the tables of rates that the catalogue has followed, and the day of it. */
export interface FollowedRates {
  rows: string[]
  /** yyyy-mm-dd in Asia/Kolkata. */
  day: string
}

/** @returns null where nobody has ever followed them */
export async function readFollowed(db: Database): Promise<FollowedRates | null> {
  const row = await db.selectFrom('meta').select('value').where('key', '=', FOLLOWED).executeTakeFirst()
  return row ? (JSON.parse(row.value) as FollowedRates) : null
}

export const keepFollowed = (db: Database, followed: FollowedRates) =>
  put(db, FOLLOWED, JSON.stringify(followed))

/** Takes the work, or goes on holding it: see `holdWork`. */
export const holdFollowing = (db: Database, now: number, isOurs = false) => holdWork(db, HELD, now, isOurs)

export const letFollowingGo = (db: Database) => letWorkGo(db, HELD)

const put = (db: Database, key: string, value: string) =>
  db
    .insertInto('meta')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
