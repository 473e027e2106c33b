import { toRupees } from '@dawakit/core/money'
import { LISTING_SORTS, unitPrice } from '@dawakit/core/product'
import type { Selectable } from 'kysely'
import type { ProductTable } from '../database/schema/catalogue.ts'
import type { Database } from '../database/schema/index.ts'
import { type ListedProduct, type ListedState, ListingIndex } from './listing-index.ts'
import type { Stretches } from './stretches.ts'

/** Rows read at a time: some 4 ms, after which other requests get their turn. */
const ROWS = 500

type StateRow = Pick<
  Selectable<ProductTable>,
  'id' | 'price_paise' | 'discount' | 'units_per_pack' | 'unit' | 'is_for_sale'
> & {
  free: number | null
}
type Row = StateRow &
  Pick<
    Selectable<ProductTable>,
    'category_id' | 'subcategory' | 'brand_id' | 'is_prescription' | 'popularity'
  >

const stateColumns = [
  'product.id',
  'product.price_paise',
  'product.discount',
  'product.units_per_pack',
  'product.unit',
  'product.is_for_sale',
  'stock.free',
] as const

export async function buildListingIndex(db: Database, stretches: Stretches): Promise<ListingIndex> {
  const index = new ListingIndex(Date.now())
  let last: Row | undefined
  do {
    const rows = await readRows(db, last)
    for (const row of rows) index.add(toListed(row))
    last = rows.length < ROWS ? undefined : rows.at(-1)
    await stretches.pause()
  } while (last)
  for (const sort of LISTING_SORTS) {
    if (sort !== 'popularity') await stretches.through(index.prepare(sort))
  }
  return index
}

/** The next rows, best sellers first, in the order of an index. */
async function readRows(db: Database, last: Row | undefined): Promise<Row[]> {
  let query = db
    .selectFrom('product')
    .leftJoin('stock', 'stock.product_id', 'product.id')
    .select([
      ...stateColumns,
      'product.category_id',
      'product.subcategory',
      'product.brand_id',
      'product.is_prescription',
      'product.popularity',
    ])
    .where('product.is_main_variant', '=', 1)
    .where('product.withheld', 'is', null)
    .where('product.is_unlisted', '=', 0)
    .orderBy('product.popularity', 'desc')
    .orderBy('product.id', 'desc')
    .limit(ROWS)
  if (last) {
    const { popularity, id } = last
    query = query.where((where) =>
      where(where.refTuple('product.popularity', 'product.id'), '<', where.tuple(popularity, id)),
    )
  }
  return query.execute()
}

/**
 * Reads what has changed of the products since the index was read: pieces that were sold out or came in, prices.
 *
 * @param before - How long before it a change may have been marked that was not seen then.
 */
export async function freshenListingIndex(db: Database, index: ListingIndex, before: number): Promise<void> {
  const begunAt = Date.now()
  const rows = await db
    .selectFrom('stock')
    .innerJoin('product', 'product.id', 'stock.product_id')
    .select(stateColumns)
    .where('stock.shown_at', '>', index.readAt - before)
    .execute()
  for (const row of rows) index.update(row.id, toState(row))
  index.readAt = Math.max(index.readAt, begunAt)
}

const toListed = (row: Row): ListedProduct => ({
  id: row.id,
  categoryId: row.category_id,
  subcategory: row.subcategory,
  brandId: row.brand_id,
  isPrescription: row.is_prescription === 1,
  state: toState(row),
})

function toState(row: StateRow): ListedState {
  const isForSale = row.is_for_sale === 1
  const perUnit = unitPrice({
    salesPrice: toRupees(row.price_paise),
    unitsPerPack: row.units_per_pack,
    unit: row.unit as Parameters<typeof unitPrice>[0]['unit'],
    isForSale,
  })
  return {
    price: row.price_paise,
    unitPrice: perUnit?.price ?? null,
    discount: Number(row.discount),
    canBeBought: isForSale && (row.free ?? 0) > 0,
  }
}
