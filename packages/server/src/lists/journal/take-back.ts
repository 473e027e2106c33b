import type { Database } from '../../ground/database/schema/index.ts'
import type { Change, Columns, Journaled } from '../../ground/journal/journal.ts'
import { removeProducts, restoreProducts, type TakenBackBy } from './take-back-products.ts'
import { removeShelf, type Shelf } from './take-back-shelves.ts'
import { type TakenBack, unchangedSince } from './taken-back.ts'

/**
 * Takes changes back, the last one first, inside the caller's transaction.
 *
 * @param kept - Ids of products and coupons that stay as they are.
 * @throws {Ordered} when an added product has been ordered meanwhile
 */
export async function takeBack(
  trx: Database,
  changes: readonly Change[],
  kept: ReadonlySet<string>,
  by: TakenBackBy,
): Promise<TakenBack> {
  const done: TakenBack = { removed: 0, restored: 0, kept: 0 }
  for (const run of runsOf(changes)) {
    const [first] = run
    const wanted = run.filter(({ key }) => !kept.has(key))
    done.kept += run.length - wanted.length
    if (!first || wanted.length === 0) continue
    if (first.what === 'product') {
      const products = await (first.before
        ? restoreProducts(trx, wanted, by)
        : removeProducts(trx, keysOf(wanted)))
      add(done, products)
    } else {
      for (const change of wanted) add(done, await takeBackRow(trx, change))
    }
  }
  return done
}

/** Neighbours of one kind, which are taken back together. */
function runsOf(changes: readonly Change[]): Change[][] {
  const runs: Change[][] = []
  let last: Change | undefined
  for (const change of changes) {
    const isNext = last?.what === change.what && (last.before === null) === (change.before === null)
    if (isNext) runs.at(-1)?.push(change)
    else runs.push([change])
    last = change
  }
  return runs
}

const keysOf = (changes: readonly Change[]) => changes.map(({ key }) => key)

function add(done: TakenBack, more: TakenBack): void {
  done.removed += more.removed
  done.restored += more.restored
  done.kept += more.kept
}

const REMOVED: TakenBack = { removed: 1, restored: 0, kept: 0 }
const RESTORED: TakenBack = { removed: 0, restored: 1, kept: 0 }
const KEPT: TakenBack = { removed: 0, restored: 0, kept: 1 }

const KEYS = { pincode: 'pincode', state_shipping: 'state_key', banner: 'id' } as const

async function takeBackRow(trx: Database, { what, key, before, after }: Change): Promise<TakenBack> {
  if (what === 'coupon') return takeBackCoupon(trx, key, before, after)
  if (!isPlain(what)) return (await removeShelf(trx, what as Shelf, key)) ? REMOVED : KEPT
  const column = KEYS[what]
  if (before === null) {
    await trx.deleteFrom(what).where(column, '=', key).execute()
    return REMOVED
  }
  const row = await trx.selectFrom(what).selectAll().where(column, '=', key).executeTakeFirst()
  const { columns, isWhole } = unchangedSince(row, before, after)
  if (columns) await trx.updateTable(what).set(columns).where(column, '=', key).execute()
  return isWhole ? RESTORED : KEPT
}

const isPlain = (what: Journaled): what is keyof typeof KEYS => what in KEYS

async function takeBackCoupon(
  trx: Database,
  id: string,
  before: Columns | null,
  after: Columns | null,
): Promise<TakenBack> {
  const rows = await trx
    .selectFrom('coupon_product')
    .select('product_id')
    .where('coupon_id', '=', id)
    .execute()
  const products = rows.map(({ product_id }) => product_id).toSorted()
  if (before === null) {
    await trx.deleteFrom('coupon_product').where('coupon_id', '=', id).execute()
    await trx.deleteFrom('coupon').where('id', '=', id).execute()
    return REMOVED
  }
  const row = await trx.selectFrom('coupon').selectAll().where('id', '=', id).executeTakeFirst()
  const { columns, isWhole } = unchangedSince(row && { ...row, products }, before, after)
  if (columns) {
    const { products: wanted, ...terms } = columns as { products?: string[] } & Columns
    if (Object.keys(terms).length > 0) {
      await trx.updateTable('coupon').set(terms).where('id', '=', id).execute()
    }
    if (wanted) {
      await trx.deleteFrom('coupon_product').where('coupon_id', '=', id).execute()
      for (const product_id of wanted) {
        await trx.insertInto('coupon_product').values({ coupon_id: id, product_id }).execute()
      }
    }
  }
  return isWhole ? RESTORED : KEPT
}
