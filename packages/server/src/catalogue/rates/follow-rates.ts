import { istDate } from '@dawakit/core/delivery'
import { type BasisPoints, gstSince, lastDayOfRates, rateRowsOn } from '@dawakit/core/tax'
import type { ServerContext } from '../../ground/context/server-context.ts'
import { holdStock } from '../../ground/database/hold-stock.ts'
import { inTransaction } from '../../ground/database/in-transaction.ts'
import { createGiveWay } from '../../ground/database/lanes/give-way.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { audit } from '../../ground/desk-calls/audit.ts'
import { touchCatalogue } from '../../ground/kept-catalogue/catalogue-version.ts'
import { nextMark } from '../../ground/kept-catalogue/shown-products.ts'
import { groupBy } from '../../ground/values/group-by.ts'
import { saltsByProduct } from '../products/product-summary.ts'
import { holdFollowing, keepFollowed, letFollowingGo, readFollowed } from './followed-rates.sql.ts'

/** Products of one transaction: nobody who buys waits for more. */
const AT_ONCE = 200

type FollowContext = Pick<ServerContext, 'db' | 'clock' | 'log'>

/** Products of one code that had one rate and have another. */
interface Followed {
  hsn: string
  from: BasisPoints
  to: BasisPoints
  ids: string[]
}

/**
 * The catalogue follows the dated tables of rates: where they have changed since they were followed last, products at the usual rate
 * of their code take the usual one of today, and a rate of the pharmacy's own that is not in force any more gives way to it.
 * Prices stay: tax is inside. Of several processes one does it; one that was stopped is followed by who comes next.
 *
 * @returns how many products have another rate now
 */
export async function followRates(
  { db, clock, log }: FollowContext,
  isStopped: () => boolean = () => false,
): Promise<number> {
  const day = istDate(clock())
  if ((await changeSince(db, day)) === null) return 0
  if (!(await holdFollowing(db, clock()))) return 0
  try {
    // Another process may have ended just before.
    const change = await changeSince(db, day)
    return change === null ? 0 : await followAll({ db, clock, log }, { ...change, day }, isStopped)
  } finally {
    await letFollowingGo(db)
  }
}

/**
 * The last day of the rates that the catalogue has; the day itself where it never followed any.
 *
 * @returns null where it has those of a day: then the day is kept, so that rows which a later release puts right are no change
 */
async function changeSince(db: Database, day: string): Promise<{ last: string; isFirst: boolean } | null> {
  const known = await readFollowed(db)
  const last = known ? lastDayOfRates(known, day) : day
  if (last !== null) return { last, isFirst: known === null }
  if (known && known.day < day) await keepFollowed(db, { rows: rateRowsOn(day), day })
  return null
}

async function followAll(
  { db, clock, log }: FollowContext,
  { last, day, isFirst }: { last: string; day: string; isFirst: boolean },
  isStopped: () => boolean,
): Promise<number> {
  let count = 0
  const giveWay = createGiveWay()
  let page = await pageAfter(db, '')
  while (page.length > 0) {
    // What was done stays done: the next round does the rest.
    if (isStopped()) return count
    count += await change(db, await changesOf(db, page, { last, day }), clock())
    await holdFollowing(db, clock(), true)
    await giveWay()
    page = await pageAfter(db, page.at(-1)?.id ?? '')
  }
  await inTransaction(db, async (trx) => {
    await keepFollowed(trx, { rows: rateRowsOn(day), day })
    // Also where whoever was stopped has changed them all.
    if (count > 0 || !isFirst) await touchCatalogue(trx, { at: clock() })
  })
  if (count > 0) log.info({ products: count, day }, 'products have the rates of GST of today')
  return count
}

const pageAfter = (db: Database, id: string) =>
  db
    .selectFrom('product')
    .select(['id', 'hsn', 'gst_bp'])
    .where('id', '>', id)
    .orderBy('id')
    .limit(AT_ONCE)
    .execute()

async function changesOf(
  db: Database,
  page: Awaited<ReturnType<typeof pageAfter>>,
  { last, day }: { last: string; day: string },
): Promise<Followed[]> {
  const salts = await saltsByProduct(
    db,
    page.map(({ id }) => id),
  )
  const changed = page.flatMap(({ id, hsn, gst_bp: from }) => {
    const to = gstSince({ hsn, salts: salts.get(id) ?? [] }, { rate: from, day: last }, day)
    return to === from ? [] : [{ id, hsn, from, to }]
  })
  const groups = groupBy(changed, ({ hsn, from, to }) => `${hsn} ${from} ${to}`)
  return [...groups.values()].flatMap((group) =>
    group.slice(0, 1).map(({ hsn, from, to }) => ({ hsn, from, to, ids: group.map(({ id }) => id) })),
  )
}

/** @returns how many of them nobody has changed meanwhile */
async function change(db: Database, changes: readonly Followed[], at: number): Promise<number> {
  if (changes.length === 0) return 0
  return inTransaction(db, async (trx) => {
    // Stock before products.
    await holdStock(
      trx,
      changes.flatMap(({ ids }) => ids),
    )
    let count = 0
    for (const { hsn, from, to, ids } of changes) {
      const changed = await trx
        .updateTable('product')
        .set({ gst_bp: to, updated_at: at })
        .where('id', 'in', ids)
        .where('hsn', '=', hsn)
        .where('gst_bp', '=', from)
        .returning('id')
        .execute()
      const products = changed.map(({ id }) => id)
      if (products.length === 0) continue
      count += products.length
      await trx
        .updateTable('stock')
        .set({ shown_at: nextMark() })
        .where('product_id', 'in', products)
        .execute()
      await audit(trx, null, () => at, {
        action: 'product.followRate',
        subject: 'hsn',
        subjectId: hsn,
        before: { gstBasisPoints: from },
        after: { gstBasisPoints: to, products },
      })
    }
    return count
  })
}
