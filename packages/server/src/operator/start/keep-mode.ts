import type { Config } from '../../ground/context/config.ts'
import { SettingsError } from '../../ground/context/settings-error.ts'
import type { Database } from '../../ground/database/schema/index.ts'

const MODE = 'mode'

/**
 * Marks the database of a live shop, and lets no demonstration work on it: its SMS, mails and refunds would go to the
 * sandbox, or nowhere.
 *
 * @throws {SettingsError} for a demonstration on a live shop's database
 */
export async function keepMode(db: Database, { isDemo }: Pick<Config, 'isDemo'>): Promise<void> {
  if (!isDemo) {
    await db
      .insertInto('meta')
      .values({ key: MODE, value: 'live' })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute()
    return
  }
  const live = await db.selectFrom('meta').select('value').where('key', '=', MODE).executeTakeFirst()
  if (live) {
    throw new SettingsError([
      {
        variable: 'DAWAKIT_MODE',
        message: 'must be live, with all that a live shop sets: this database is one’s.',
      },
    ])
  }
}
