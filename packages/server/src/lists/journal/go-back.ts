import type { Database } from '../../ground/database/schema/index.ts'
import type { Columns } from '../../ground/journal/journal.ts'

/** Columns of a product of which one is wrong without the others: they go back together, or stay. */
const TOGETHER = [
  ['mrp_paise', 'price_paise', 'discount'],
  ['category_id', 'subcategory', 'is_general'],
  ['hsn', 'gst_bp'],
  ['schedule', 'is_schedule_guessed'],
  ['is_prescription', 'is_prescription_guessed'],
] as const

/** Where products may go back to: what is gone meanwhile is not among it. */
export interface Places {
  hasBrand(id: unknown): boolean
  hasCategory(id: unknown, subcategory: unknown): boolean
}

/** Of the shop's brands and categories those that products are to go back to, or stand in. */
export async function readPlaces(
  trx: Database,
  changes: readonly { before: Columns | null }[],
  rows: readonly { category_id: string | null }[],
): Promise<Places> {
  const named = (column: string) =>
    changes.map(({ before }) => before?.[column]).filter((id) => typeof id === 'string')
  const standing = rows.map(({ category_id }) => category_id).filter((id) => id !== null)
  const brands = await idsOf(trx, 'brand', named('brand_id'))
  const categories = await idsOf(trx, 'category', [...named('category_id'), ...standing])
  const below =
    categories.size === 0
      ? []
      : await trx
          .selectFrom('subcategory')
          .select(['category_id', 'name'])
          .where('category_id', 'in', [...categories])
          .execute()
  const subcategories = new Set(below.map(({ category_id, name }) => JSON.stringify([category_id, name])))
  return {
    hasBrand: (id) => typeof id !== 'string' || brands.has(id),
    hasCategory: (id, subcategory) =>
      typeof id !== 'string' ||
      (categories.has(id) &&
        (typeof subcategory !== 'string' || subcategories.has(JSON.stringify([id, subcategory])))),
  }
}

async function idsOf(
  trx: Database,
  table: 'brand' | 'category',
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await trx
    .selectFrom(table)
    .select('id')
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/**
 * Of columns that would go back those that can: a price that would be above its MRP, or a brand or a category that is gone, stays as it is
 * with all that belongs to it.
 *
 * @param before - All that was changed; `columns` are those that are still as it was left.
 * @returns null where nothing is left
 */
export function goingBack(
  row: Columns,
  before: Columns,
  columns: Columns | null,
  { hasBrand, hasCategory }: Places,
): Columns | null {
  const left = { ...columns }
  for (const group of TOGETHER) {
    if (group.some((column) => column in before && !(column in left))) drop(left, group)
  }
  const then = { ...row, ...left }
  const isPriced = 'price_paise' in left || 'mrp_paise' in left
  if (isPriced && Number(then['price_paise']) > Number(then['mrp_paise'])) drop(left, TOGETHER[0])
  if ('brand_id' in left && !hasBrand(left['brand_id'])) drop(left, ['brand_id'])
  const isMoved = 'category_id' in left || 'subcategory' in left
  if (isMoved && !hasCategory(then['category_id'], then['subcategory'])) drop(left, TOGETHER[1])
  return Object.keys(left).length > 0 ? left : null
}

function drop(columns: Columns, names: readonly string[]): void {
  for (const name of names) delete columns[name]
}
