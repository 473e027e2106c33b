import { respelledKey } from '@dawakit/lists/salts'
import type { Database } from '../schema/index.ts'

/** What a maker spells otherwise is an alternative all the same. */
export async function up(db: Database): Promise<void> {
  const rows = await db
    .selectFrom('product')
    .select('composition_key')
    .distinct()
    .where('composition_key', 'is not', null)
    .execute()
  for (const { composition_key } of rows) {
    const respelled = respelledKey(composition_key ?? '')
    if (respelled === composition_key) continue
    await db
      .updateTable('product')
      .set({ composition_key: respelled })
      .where('composition_key', '=', composition_key)
      .execute()
  }
}
