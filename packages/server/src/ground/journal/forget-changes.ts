import { createGiveWay } from '../database/lanes/give-way.ts'
import type { Database } from '../database/schema/index.ts'

/** Changes deleted at a time: nobody waits for them long. */
const BATCH = 2000

/** Forgets what imports have changed that began before a time: they can be taken back no longer. @returns how many */
export async function forgetChanges(db: Database, before: number): Promise<number> {
  const giveWay = createGiveWay()
  const old = await db.selectFrom('import').select('number').where('started_at', '<', before).execute()
  let deleted = 0
  for (const { number } of old) {
    for (let count = BATCH; count === BATCH; ) {
      const { numDeletedRows } = await db
        .deleteFrom('import_change')
        .where('import_number', '=', number)
        .where('seq', 'in', (from) =>
          from.selectFrom('import_change').select('seq').where('import_number', '=', number).limit(BATCH),
        )
        .executeTakeFirst()
      count = Number(numDeletedRows)
      deleted += count
      await giveWay()
    }
  }
  return deleted
}
