import { spellingsOf } from '@dawakit/lists/salts'
import type { Database } from '../../ground/database/schema/index.ts'

/** The keys that products of the shop give a salt. One alone is read best sellers first from the index, several are sorted. */
export async function spellingsInUse(db: Database, saltKey: string): Promise<string[]> {
  const [asked = saltKey, ...others] = spellingsOf(saltKey)
  const used = [asked]
  for (const key of others) {
    const any = await db
      .selectFrom('product_salt')
      .select('product_id')
      .where('salt_key', '=', key)
      .limit(1)
      .executeTakeFirst()
    if (any) used.push(key)
  }
  return used
}
