import { istDate } from '@dawakit/core/delivery'
import { BadValue } from '@dawakit/lists/values'
import type { ServerContext } from '../../ground/context/server-context.ts'
import { inTransaction } from '../../ground/database/in-transaction.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { audit } from '../../ground/desk-calls/audit.ts'
import { recordHappening } from '../../ground/happenings/record-happening.ts'
import { noJournal } from '../../ground/journal/journal.ts'
import { lockProduct } from '../../lists/by-hand/edit-product.ts'
import { pricesOf, setPrice } from './set-price.ts'

/** Prices that take effect in one round. */
const AT_ONCE = 500

/**
 * Has the prices take effect whose day has come in India, in the order of their days. Any number of processes may: who is second finds
 * it done. One that cannot be, as a pack prints less by now, stays in the history with the reason.
 *
 * @returns how many did
 */
export async function applyPlannedPrices(
  { db, clock }: Pick<ServerContext, 'db' | 'clock'>,
  isStopped: () => boolean = () => false,
): Promise<number> {
  const due = await db
    .selectFrom('product_step')
    .select('id')
    .where('state', '=', 'planned')
    .where('day', '<=', istDate(clock()))
    .orderBy('day')
    .orderBy('id')
    .limit(AT_ONCE)
    .execute()
  let done = 0
  for (const { id } of due) {
    if (isStopped()) break
    if (await inTransaction(db, (trx) => applyOne(trx, id, clock))) done++
  }
  return done
}

async function applyOne(trx: Database, id: string, clock: ServerContext['clock']): Promise<boolean> {
  const at = clock()
  const step = await trx.selectFrom('product_step').selectAll().where('id', '=', id).executeTakeFirst()
  if (!step || step.mrp_paise === null || step.price_paise === null) return false
  const known = await lockProduct(trx, step.product_id)
  // Another process may have been first, or somebody may have taken it back.
  const taken = await trx
    .updateTable('product_step')
    .set({ state: 'done', at })
    .where('id', '=', id)
    .where('state', '=', 'planned')
    .executeTakeFirst()
  if (!known || taken.numUpdatedRows !== 1n) return false
  const before = pricesOf(known.row)
  const after = { mrp: step.mrp_paise, price: step.price_paise }
  try {
    await setPrice(trx, known.row, after, { at, journal: noJournal, step: null })
  } catch (error) {
    if (!(error instanceof BadValue)) throw error
    await trx
      .updateTable('product_step')
      .set({ state: 'refused', why: error.message })
      .where('id', '=', id)
      .execute()
    return false
  }
  await trx
    .updateTable('product_step')
    .set({ mrp_before: before.mrp, price_before: before.price })
    .where('id', '=', id)
    .execute()
  await audit(trx, null, clock, {
    action: 'product.price',
    subject: 'product',
    subjectId: step.product_id,
    before: { ...before },
    after: { ...after, day: step.day, by: step.staff_name },
  })
  await recordHappening(trx, 'products.changed', { import: null }, at)
  return true
}
