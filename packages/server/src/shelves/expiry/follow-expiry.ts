import { istDate } from '@dawakit/core/delivery'
import { goodUntil } from '@dawakit/core/shelf'
import { sql } from 'kysely'
import type { ServerContext } from '../../ground/context/server-context.ts'
import { holdStock } from '../../ground/database/hold-stock.ts'
import { inTransaction } from '../../ground/database/in-transaction.ts'
import { createGiveWay } from '../../ground/database/lanes/give-way.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { putOnSale } from '../batches/put-on-sale.ts'
import { soldChanged } from '../batches/sold-changed.ts'
import type { BatchOf } from '../batches/write-moves.ts'

/** Batches that are looked for at a time. */
const AT_ONCE = 200
/** Batches of one transaction: their products wait for no more. */
const TOGETHER = 20

type FollowContext = Pick<ServerContext, 'db' | 'clock' | 'config' | 'log' | 'happened'>

/** Dosage forms whose batches are sold until they expire on `until`; `isOther`: all forms but these. */
interface Forms {
  until: string
  names: string[]
  isOther: boolean
}

/**
 * What expires too soon to be sold is taken off sale, and is put back where a setting, a form or an expiry says otherwise since. What is
 * held stays. Any number of processes may do it: whoever is first at a batch does so once.
 *
 * @returns how many batches were put on or off sale
 */
export async function followExpiry(
  context: FollowContext,
  isStopped: () => boolean = () => false,
): Promise<number> {
  const { db, log } = context
  const giveWay = createGiveWay()
  let count = 0
  for (const forms of formsOn(context)) {
    for (const isSold of [false, true]) {
      for (;;) {
        // What was done stays done: the next round does the rest.
        if (isStopped()) return count
        const batches = await batchesToMove(db, forms, isSold)
        let moved = 0
        for (let from = 0; from < batches.length; from += TOGETHER) {
          moved += await move(context, batches.slice(from, from + TOGETHER), isSold)
          await giveWay()
        }
        count += moved
        // Another process did the rest, or there is none.
        if (batches.length < AT_ONCE || moved === 0) break
      }
    }
  }
  if (count > 0) log.info({ batches: count }, 'batches are sold as their expiry says')
  return count
}

function formsOn({ clock, config: { saleDays } }: FollowContext): Forms[] {
  const day = istDate(clock())
  const named = Object.keys(saleDays.ofForm)
  return [
    { until: goodUntil(day, saleDays.days), names: named, isOther: true },
    ...Object.entries(saleDays.ofForm).map(([name, days]) => ({
      until: goodUntil(day, days),
      names: [name],
      isOther: false,
    })),
  ]
}

/** Batches that are sold and expire before `until`, or are not and do not; by index, whatever has been sold ever. */
async function batchesToMove(
  db: Database,
  { until, names, isOther }: Forms,
  isSold: boolean,
): Promise<BatchOf[]> {
  const rows = await db
    .selectFrom('stock_batch')
    .select(['product_id', 'batch', 'expires_on'])
    .where(sql.ref('is_sold'), '=', sql.lit(isSold ? 0 : 1))
    .where('expires_on', isSold ? '>=' : '<', until)
    .where('expires_on', '<>', '')
    .$if(isSold, (query) => query.where('held', 'is', null))
    .$if(names.length > 0, (query) =>
      query
        .innerJoin('product', 'product.id', 'stock_batch.product_id')
        .where(sql`lower(trim(product.dosage_form))`, isOther ? 'not in' : 'in', names),
    )
    .orderBy('expires_on')
    .limit(AT_ONCE)
    .execute()
  return rows
    .map((row) => ({ productId: row.product_id, batch: row.batch, expiresOn: row.expires_on }))
    .toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
}

const keyOf = ({ productId, batch, expiresOn }: BatchOf) => `${productId} ${batch} ${expiresOn}`

/** @returns how many of them nobody has moved meanwhile */
async function move(
  { db, clock, happened }: FollowContext,
  batches: readonly BatchOf[],
  isSold: boolean,
): Promise<number> {
  return inTransaction(db, async (trx) => {
    // Of all of them before any batch.
    await holdStock(
      trx,
      batches.map(({ productId }) => productId),
    )
    const products = new Set<string>()
    let count = 0
    for (const batch of batches) {
      if (!(await putOnSale(trx, batch, { isSold, unlessHeld: true }))) continue
      products.add(batch.productId)
      count++
    }
    if (count === 0) return 0
    await soldChanged(trx, { clock, happened }, products)
    return count
  })
}
