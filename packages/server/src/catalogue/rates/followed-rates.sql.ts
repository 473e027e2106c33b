import type { Database } from '../../ground/database/schema/index.ts'

const FOLLOWED = 'gst-rates'
const HELD = 'gst-rates-held-until'
/** Whoever has not said for so long that it goes on has been stopped. */
const HELD_MS = 120_000

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

/**
 * Takes the work, or goes on holding it.
 *
 * @param isOurs - It is held here.
 * @returns false where another process holds it
 */
export async function holdFollowing(db: Database, now: number, isOurs = false): Promise<boolean> {
  const value = String(now + HELD_MS)
  const held = await db
    .insertInto('meta')
    .values({ key: HELD, value })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ value })
        // Of as many digits for some hundred years.
        .where('meta.value', '<', isOurs ? value : String(now)),
    )
    .returning('key')
    .executeTakeFirst()
  return held !== undefined
}

export const letFollowingGo = (db: Database) => db.deleteFrom('meta').where('key', '=', HELD).execute()

const put = (db: Database, key: string, value: string) =>
  db
    .insertInto('meta')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
