import { csvLine } from '@dawakit/lists/values'
import type { Database } from '../../ground/database/schema/index.ts'

const BATCH = 2000

/** All pincodes as CSV that `importPincodes` takes again, a piece at a time. */
export async function* exportPincodes(db: Database): AsyncGenerator<string> {
  yield csvLine(['pincode', 'district', 'state', 'serviceable'])
  let last = ''
  for (;;) {
    const rows = await db
      .selectFrom('pincode')
      .selectAll()
      .where('pincode', '>', last)
      .orderBy('pincode')
      .limit(BATCH)
      .execute()
    yield rows
      .map((row) => csvLine([row.pincode, row.district, row.state, row.is_serviceable === 1 ? 'yes' : 'no']))
      .join('')
    const end = rows.at(-1)
    if (!end || rows.length < BATCH) return
    last = end.pincode
  }
}
