import { dayNumber } from '@dawakit/core/purchase'
import type { ServerContext } from '../../ground/context/server-context.ts'
import { inTransaction } from '../../ground/database/in-transaction.ts'
import { createGiveWay } from '../../ground/database/lanes/give-way.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { reckonNeeds } from './reckon-needs.ts'

/** Products of one transaction: nobody who buys waits for more. */
const AT_ONCE = 200
const KEPT = 'to-order'

/**
 * Once a day all products are gone through: what was sold a month ago counts no more, and what lists and counts have changed is
 * seen. What was stopped goes on where it was; of several processes each does a part.
 *
 * @returns how many products were looked at
 */
export async function followNeeds(
  { db, clock }: Pick<ServerContext, 'db' | 'clock'>,
  isStopped: () => boolean = () => false,
): Promise<number> {
  const giveWay = createGiveWay()
  let count = 0
  while (!isStopped()) {
    const done = await inTransaction(db, (trx) => goOn(trx, clock()))
    if (done === 0) return count
    count += done
    await giveWay()
  }
  return count
}

async function goOn(trx: Database, now: number): Promise<number> {
  const day = dayNumber(now)
  await trx
    .insertInto('meta')
    .values({ key: KEPT, value: JSON.stringify({ day: 0, after: null }) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  // Held until the commit: who comes meanwhile goes on behind.
  const { value } = await trx
    .updateTable('meta')
    .set((set) => ({ value: set.ref('value') }))
    .where('key', '=', KEPT)
    .returning('value')
    .executeTakeFirstOrThrow()
  const kept = JSON.parse(value) as { day: number; after: string | null }
  const isBegun = kept.day === day
  if (isBegun && kept.after === null) return 0
  const rows = await trx
    .selectFrom('stock')
    .select('product_id')
    .where('product_id', '>', isBegun ? (kept.after ?? '') : '')
    .orderBy('product_id')
    .limit(AT_ONCE)
    .execute()
  const ids = rows.map(({ product_id }) => product_id)
  await reckonNeeds(trx, ids, now)
  const after = ids.length < AT_ONCE ? null : (ids.at(-1) ?? null)
  await trx
    .updateTable('meta')
    .set({ value: JSON.stringify({ day, after }) })
    .where('key', '=', KEPT)
    .execute()
  return ids.length
}
