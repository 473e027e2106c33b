import { istDate } from '@dawakit/core/delivery'
import type { SaleDays } from '@dawakit/core/shelf'
import { holdStock } from '../../ground/database/hold-stock.ts'
import { insertInBatches } from '../../ground/database/insert-in-batches.ts'
import type { ProductSaltTable } from '../../ground/database/schema/catalogue.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import type { Change, Columns } from '../../ground/journal/journal.ts'
import { groupBy } from '../../ground/values/group-by.ts'
import { followMrp } from '../../shelves/batches/follow-mrp.ts'
import { recalledBatches } from '../../shelves/batches/recalled-batches.sql.ts'
import { setShelf } from '../batches/set-shelf.ts'
import {
  type KeptBatch,
  keptBatches,
  type SaidBatch,
  saidOf,
  soldUntil,
  withSaid,
} from '../batches/stock-batches.ts'
import { goingBack, readPlaces } from './go-back.ts'
import { type TakenBack, unchangedSince } from './taken-back.ts'

/** Products that were to go, and have been ordered. */
export class Ordered extends Error {
  readonly products: readonly string[]

  constructor(products: readonly string[]) {
    super('ordered meanwhile')
    this.products = products
  }
}

/** Tables that name a product and nothing of an order: what stands in them goes with it. */
const WITH_PRODUCT = [
  'deal',
  'cart_line',
  'stock_request',
  'review',
  'coupon_product',
  'product_salt',
  'stock_batch',
  'shelf_move',
] as const

/** @throws {Ordered} when one of them stands in an order */
export async function removeProducts(trx: Database, ids: readonly string[]): Promise<TakenBack> {
  await holdStock(trx, ids)
  // An order holds the stock of what it orders: from here on none is placed.
  await trx.deleteFrom('stock').where('product_id', 'in', ids).execute()
  const ordered = await trx
    .selectFrom('order_line')
    .select('product_id')
    .distinct()
    .where('product_id', 'in', ids)
    .execute()
  if (ordered.length > 0) throw new Ordered(ordered.map(({ product_id }) => product_id))
  for (const table of WITH_PRODUCT) await trx.deleteFrom(table).where('product_id', 'in', ids).execute()
  await trx
    .updateTable('product')
    .set({ pair_product_id: null })
    .where('pair_product_id', 'in', ids)
    .execute()
  await trx.deleteFrom('product').where('id', 'in', ids).execute()
  return { removed: ids.length, restored: 0, kept: 0 }
}

type SaltFacts = Omit<ProductSaltTable, 'product_id'>

/** When and for what shop something is taken back. */
export interface TakenBackBy {
  importNumber: number
  at: number
  saleDays: SaleDays
  /** Hears of each product of which something is as it was. */
  onRestored?: (productId: string) => void
}

export async function restoreProducts(
  trx: Database,
  changes: readonly Change[],
  by: TakenBackBy,
): Promise<TakenBack> {
  const ids = changes.map(({ key }) => key)
  // Whoever changes one of them holds its stock first: what is read here stays so.
  await holdStock(trx, ids)
  const products = await trx.selectFrom('product').selectAll().where('id', 'in', ids).execute()
  const stocks = await trx.selectFrom('stock').selectAll().where('product_id', 'in', ids).execute()
  const salts = await trx
    .selectFrom('product_salt')
    .select(['product_id', 'salt', 'salt_key', 'position', 'popularity'])
    .where('product_id', 'in', ids)
    .orderBy('position')
    .execute()
  const rows = new Map<string, Columns>(products.map((row) => [row.id, { ...row }]))
  const stockOf = new Map(stocks.map((row) => [row.product_id, row.free]))
  const batchesOf = await keptBatches(trx, ids)
  const isRecalled = await recalledBatches(trx, ids)
  const day = istDate(by.at)
  const places = await readPlaces(trx, changes, products)
  const saltsOf = groupBy(salts, ({ product_id }) => product_id)
  const done: TakenBack = { removed: 0, restored: 0, kept: 0 }
  // Stock is locked in the order in which orders lock it; of one product the last change goes first.
  const inOrder = changes.toSorted((one, other) => (one.key < other.key ? -1 : one.key > other.key ? 1 : 0))
  for (const { key, before, after } of inOrder) {
    const row = rows.get(key)
    if (!row || !before) {
      done.kept++
      continue
    }
    const known = {
      ...row,
      free: stockOf.get(key),
      batches: saidOf(batchesOf(key)),
      salts: (saltsOf.get(key) ?? []).map(({ product_id: _, ...facts }) => facts),
    }
    const columns = goingBack(row, before, unchangedSince(known, before, after).columns, places)
    if (columns) {
      const { batches, ...others } = columns as Columns & { batches?: readonly SaidBatch[] }
      const soldBy = {
        day,
        until: soldUntil(day, by.saleDays, String(row['dosage_form'])),
        isRecalled: (batch: string) => isRecalled(key, batch),
      }
      await restore(trx, key, others, batches && withSaid(batchesOf(key), batches, soldBy), by)
    }
    rows.set(key, { ...row, ...columns })
    if (columns) by.onRestored?.(key)
    if (Object.keys(columns ?? {}).length === Object.keys(before).length) done.restored++
    else done.kept++
  }
  await followMrp(trx, [...rows.keys()], by.at)
  return done
}

async function restore(
  trx: Database,
  id: string,
  columns: Columns,
  batches: readonly KeptBatch[] | undefined,
  by: TakenBackBy,
): Promise<void> {
  const { free, salts, ...facts } = columns as Columns & { free?: number; salts?: SaltFacts[] }
  // Stock and batches before the product.
  await setShelf(trx, id, { free, batches }, by)
  if (Object.keys(facts).length > 0) {
    await trx.updateTable('product').set(facts).where('id', '=', id).execute()
  }
  if (salts) {
    await trx.deleteFrom('product_salt').where('product_id', '=', id).execute()
    await insertInBatches(
      trx,
      'product_salt',
      salts.map((salt) => ({ product_id: id, ...salt })),
    )
  } else if (typeof facts['popularity'] === 'number') {
    const { popularity } = facts
    await trx.updateTable('product_salt').set({ popularity }).where('product_id', '=', id).execute()
  }
}
