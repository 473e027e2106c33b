import { CART_MAX, PRESCRIPTION_PIECES_MAX } from '@dawakit/core/cart'
import type { ProductSummary } from '@dawakit/core/contract'
import { toRupees } from '@dawakit/core/money'
import type { Selectable } from 'kysely'
import type { BrandTable, CategoryTable, ProductTable } from '../../ground/database/schema/catalogue.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import type { StockTable } from '../../ground/database/schema/shelves.ts'
import { shownPicture } from '../pictures/shown-picture.ts'

const columns = [
  'product.id',
  'product.name',
  'product.slug',
  'product.description',
  'product.thumbnail',
  'product.mrp_paise',
  'product.price_paise',
  'product.discount',
  'product.manufacturer',
  'product.package_size',
  'product.stock_alert_threshold',
  'product.max_per_order',
  'product.is_prescription',
  'product.is_cold_chain',
  'product.is_general',
  'product.subcategory',
  'product.is_for_sale',
  'product.dosage_form',
  'product.units_per_pack',
  'product.unit',
  'product.rating_sum',
  'product.rating_count',
  'stock.free',
  'category.name as category_name',
  'brand.name as brand_name',
  'brand.slug as brand_slug',
] as const

const selections = new WeakMap<Database, ReturnType<typeof newSelection>>()

/**
 * A product with its stock, category and brand: what {@link toProductSummary} takes. Every page reads some: it is built once.
 * What may not be sold is not among them, nor is what is unlisted, whoever asks.
 */
export function selectProducts(db: Database): ReturnType<typeof newSelection> {
  const known = selections.get(db)
  if (known) return known
  const selection = newSelection(db)
    .where('product.withheld', 'is', null)
    .where('product.is_unlisted', '=', 0)
  selections.set(db, selection)
  return selection
}

/** As {@link selectProducts}, with what may not be sold: for a cart or a wish that holds some, and says so. */
export const selectAllProducts = (db: Database): ReturnType<typeof newSelection> => newSelection(db)

function newSelection(db: Database) {
  return db
    .selectFrom('product')
    .leftJoin('stock', 'stock.product_id', 'product.id')
    .leftJoin('category', 'category.id', 'product.category_id')
    .leftJoin('brand', 'brand.id', 'product.brand_id')
    .select(columns)
}

export type ProductSummaryRow = Pick<
  Selectable<ProductTable>,
  | 'id'
  | 'name'
  | 'slug'
  | 'description'
  | 'thumbnail'
  | 'mrp_paise'
  | 'price_paise'
  | 'discount'
  | 'manufacturer'
  | 'package_size'
  | 'stock_alert_threshold'
  | 'max_per_order'
  | 'is_prescription'
  | 'is_cold_chain'
  | 'is_general'
  | 'subcategory'
  | 'is_for_sale'
  | 'dosage_form'
  | 'units_per_pack'
  | 'unit'
  | 'rating_sum'
  | 'rating_count'
> & {
  free: StockTable['free'] | null
  category_name: CategoryTable['name'] | null
  brand_name: BrandTable['name'] | null
  brand_slug: BrandTable['slug'] | null
}

/** @param salts - The composition as its chips show it, in order. */
export function toProductSummary(row: ProductSummaryRow, salts: string[]): ProductSummary {
  const isGeneral = row.is_general === 1
  return {
    _id: row.id,
    name: row.name,
    slug: row.slug,
    description: row.description,
    thumbnailUrl: shownPicture(row.thumbnail, row.id),
    purchasedPrice: toRupees(row.mrp_paise),
    salesPrice: toRupees(row.price_paise),
    discount: row.discount,
    manufacturerName: row.manufacturer,
    packageSize: row.package_size,
    brand:
      row.brand_name === null || row.brand_slug === null
        ? null
        : { name: row.brand_name, slug: row.brand_slug },
    totalStocks: row.free ?? 0,
    stockAlertThreshold: row.stock_alert_threshold,
    maxPerOrder: maxPerOrderOf(row),
    isPrescriptionNeeded: row.is_prescription === 1,
    isColdChainNeeded: row.is_cold_chain === 1,
    saltComposition: salts,
    isGeneralProduct: isGeneral,
    generalCategory: isGeneral ? row.category_name : null,
    specialityCategory: isGeneral ? null : row.category_name,
    generalSubCategory: isGeneral ? row.subcategory : null,
    specialitySubCategory: isGeneral ? null : row.subcategory,
    isForSale: row.is_for_sale === 1,
    dosageForm: row.dosage_form as ProductSummary['dosageForm'],
    unitsPerPack: row.units_per_pack,
    unit: row.unit as ProductSummary['unit'],
    ratingAverage: row.rating_count === 0 ? 0 : Math.round((row.rating_sum / row.rating_count) * 10) / 10,
    ratingCount: row.rating_count,
  }
}

/** Most pieces of a product in one order: its own number, else its kind's; null where it is any product's. */
export function maxPerOrderOf(
  row: Pick<ProductSummaryRow, 'max_per_order' | 'is_prescription'>,
): number | null {
  const most = row.max_per_order ?? (row.is_prescription === 1 ? PRESCRIPTION_PIECES_MAX : CART_MAX)
  return most < CART_MAX ? most : null
}

/** The composition of each product, as its chips show it. */
export async function saltsByProduct(db: Database, ids: readonly string[]): Promise<Map<string, string[]>> {
  const salts = new Map<string, string[]>()
  if (ids.length === 0) return salts
  const rows = await db
    .selectFrom('product_salt')
    .select(['product_id', 'salt'])
    .where('product_id', 'in', ids)
    .orderBy('product_id')
    .orderBy('position')
    .execute()
  for (const { product_id, salt } of rows) {
    const known = salts.get(product_id)
    if (known) known.push(salt)
    else salts.set(product_id, [salt])
  }
  return salts
}

/**
 * Reads products by id, also what may not be sold: who holds one says so. Works inside a transaction too: give it `trx`.
 *
 * @param ids - At most a few hundred. Unknown ones are left out of the answer.
 */
export function productSummariesById(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, ProductSummary>> {
  return readSummaries(db, selectAllProducts(db), ids)
}

async function readSummaries(
  db: Database,
  selection: ReturnType<typeof newSelection>,
  ids: readonly string[],
): Promise<Map<string, ProductSummary>> {
  if (ids.length === 0) return new Map()
  const rows = await selection.where('product.id', 'in', ids).execute()
  const salts = await saltsByProduct(db, ids)
  return new Map(rows.map((row) => [row.id, toProductSummary(row, salts.get(row.id) ?? [])]))
}

/** What lists show of products, in the order of `ids`: without what may not be sold. */
export async function productSummariesInOrder(
  db: Database,
  ids: readonly string[],
): Promise<ProductSummary[]> {
  const found = await readSummaries(db, selectProducts(db), ids)
  return ids.flatMap((id) => found.get(id) ?? [])
}
