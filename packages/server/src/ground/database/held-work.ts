import type { Database } from './schema/index.ts'

/** Whoever has not said for so long that it goes on has been stopped. */
const HELD_MS = 120_000

/**
 * Takes a work of which several processes do one, or goes on holding it.
 *
 * @param key - Of `meta`, where it is written down.
 * @param isOurs - It is held here.
 * @returns false where another process holds it
 */
export async function holdWork(db: Database, key: string, now: number, isOurs = false): Promise<boolean> {
  const value = String(now + HELD_MS)
  const held = await db
    .insertInto('meta')
    .values({ key, value })
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

export const letWorkGo = (db: Database, key: string) => db.deleteFrom('meta').where('key', '=', key).execute()
