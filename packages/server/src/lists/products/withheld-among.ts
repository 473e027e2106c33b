import type { Database } from '../../ground/database/schema/index.ts'

/** Of products that are there now: the place in the batch of those that the database has withheld. */
export async function withheldAmong(
  trx: Database,
  placeOf: ReadonlyMap<string, number>,
): Promise<[string, number][]> {
  if (placeOf.size === 0) return []
  const rows = await trx
    .selectFrom('product')
    .select('id')
    .where('id', 'in', [...placeOf.keys()])
    .where('withheld', 'is not', null)
    .execute()
  return rows.flatMap(({ id }) => {
    const at = placeOf.get(id)
    return at === undefined ? [] : [[id, at]]
  })
}
