import type { DeskCountLine, DeskCountProduct } from '@dawakit/core/contract'
import { byExpiry } from '@dawakit/core/shelf'
import { type Selectable, sql } from 'kysely'
import { offsetOf, type Page } from '../../ground/contract/page-query.ts'
import { rupeesOrNull } from '../../ground/contract/rupees.ts'
import type { StockCountLineTable } from '../../ground/database/schema/counts.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { groupBy } from '../../ground/values/group-by.ts'
import { isNamed } from '../corrections/lock-shelves.ts'

interface SheetQuery {
  id: string
  only?: 'left' | 'different' | undefined
  productId?: string | undefined
}

/** What of a count decides how its sheet looks. */
export interface SheetOf {
  isBlind: boolean
  isOpen: boolean
}

/** The products of a count with their batches, in the order of the shelf. */
export async function readCountProducts(
  db: Database,
  { id, only, productId }: SheetQuery,
  sheet: SheetOf,
  page: Page,
): Promise<{ data: DeskCountProduct[]; totalCount: number }> {
  const chosen = () =>
    db
      .selectFrom('stock_count_product')
      .where('stock_count_product.count_id', '=', id)
      .$if(productId !== undefined, (query) => query.where('product_id', '=', productId ?? ''))
      .$if(only === 'left', (query) => query.where('is_counted', '=', 0))
      .$if(only === 'different', (query) =>
        query.where((where) =>
          where.exists(
            where
              .selectFrom('stock_count_line')
              .select('stock_count_line.batch')
              .whereRef('stock_count_line.count_id', '=', 'stock_count_product.count_id')
              .whereRef('stock_count_line.product_id', '=', 'stock_count_product.product_id')
              .whereRef('counted', '<>', 'expected'),
          ),
        ),
      )
  const rows = await chosen()
    .select('product_id')
    .orderBy('position')
    .limit(page.limit)
    .offset(offsetOf(page))
    .execute()
  const { count } = await chosen()
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  const ids = rows.map(({ product_id }) => product_id)
  return { data: await withLines(db, id, ids, sheet), totalCount: Number(count) }
}

/** Products of a count as it shows them, in the order in which they are given. */
async function withLines(
  db: Database,
  countId: string,
  ids: readonly string[],
  sheet: SheetOf,
): Promise<DeskCountProduct[]> {
  if (ids.length === 0) return []
  const products = await db
    .selectFrom('product')
    .innerJoin('stock', 'stock.product_id', 'product.id')
    .select(['product.id', 'name', 'package_size', 'place', 'unknown_units'])
    .where('product.id', 'in', ids)
    .execute()
  const standing = await db
    .selectFrom('stock_batch')
    .select(['product_id', 'batch', 'expires_on', 'mrp_paise', 'units'])
    .where('product_id', 'in', ids)
    .where('units', '<>', 0)
    .execute()
  const lines = await db
    .selectFrom('stock_count_line')
    .selectAll()
    .where('count_id', '=', countId)
    .where('product_id', 'in', ids)
    .execute()
  const standingOf = groupBy(standing, ({ product_id }) => product_id)
  const linesOf = groupBy(lines, ({ product_id }) => product_id)
  const known = new Map(products.map((row) => [row.id, row]))
  return ids.map((productId) => {
    const product = known.get(productId)
    const batches = (standingOf.get(productId) ?? [])
      .map((row) => ({
        batch: row.batch,
        expiresOn: row.expires_on,
        mrp: rupeesOrNull(row.mrp_paise),
        units: row.units ?? 0,
      }))
      .filter(isNamed)
    const unknown = product?.unknown_units ?? 0
    const all =
      unknown === 0 ? batches : [...batches, { batch: '', expiresOn: '', mrp: null, units: unknown }]
    return {
      productId,
      name: product?.name ?? '',
      packageSize: product?.package_size ?? '',
      place: product?.place ?? '',
      lines: merged(all, linesOf.get(productId) ?? [], sheet),
    }
  })
}

type Standing = Pick<DeskCountLine, 'batch' | 'expiresOn' | 'mrp'> & { units: number }

function merged(
  standing: readonly Standing[],
  lines: readonly Selectable<StockCountLineTable>[],
  { isBlind, isOpen }: SheetOf,
): DeskCountLine[] {
  const keyOf = (one: { batch: string; expiresOn: string }) => `${one.batch} ${one.expiresOn}`
  const counted = lines.map(
    (row): DeskCountLine => ({
      batch: row.batch,
      expiresOn: row.expires_on,
      mrp: rupeesOrNull(row.mrp_paise),
      expected: row.expected,
      counted: row.counted,
      reason: row.reason,
      note: row.note,
      countedBy: row.counted_by,
      hasMoved: row.has_moved === 1,
    }),
  )
  const isCounted = new Set(counted.map(keyOf))
  const left = standing
    .filter((one) => isOpen && !isCounted.has(keyOf(one)))
    .map(
      ({ units, ...one }): DeskCountLine => ({
        ...one,
        expected: isBlind ? null : units,
        counted: null,
        reason: 'counted',
        note: '',
        countedBy: '',
        hasMoved: false,
      }),
    )
  return [...counted, ...left].toSorted(byExpiry)
}

/** Puts a product into a count, where it is not in it. The count is held alone. */
export async function addToCount(trx: Database, countId: string, productId: string): Promise<void> {
  await trx
    .insertInto('stock_count_product')
    .columns(['count_id', 'product_id', 'position', 'is_counted'])
    .expression(
      trx
        .selectFrom('stock_count_product')
        .select([
          sql<string>`cast(${countId} as text)`.as('count_id'),
          sql<string>`cast(${productId} as text)`.as('product_id'),
          sql<number>`coalesce(max(position), 0) + 1`.as('position'),
          sql<number>`0`.as('is_counted'),
        ])
        .where('count_id', '=', countId),
    )
    .execute()
  await trx
    .updateTable('stock_count')
    .set((set) => ({ products: set('products', '+', 1) }))
    .where('id', '=', countId)
    .execute()
}
