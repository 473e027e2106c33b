import { nameKey, slugify } from '@dawakit/core/product'
import type { Selectable } from 'kysely'
import { isOffered } from '../database/is-offered.ts'
import type {
  BrandTable,
  CategoryTable,
  MenuGroupTable,
  SubcategoryTable,
} from '../database/schema/catalogue.ts'
import type { Database } from '../database/schema/index.ts'

export type CategoryRow = Selectable<CategoryTable>
export type SubcategoryRow = Selectable<SubcategoryTable>
export type BrandRow = Selectable<BrandTable>
export type MenuGroupRow = Selectable<MenuGroupTable>

/** The small tables of the catalogue, as they stood at one moment. */
export interface Snapshot {
  /** In the order shown. */
  categories: CategoryRow[]
  menuGroups: MenuGroupRow[]
  /** All products that lists show. */
  productCount: number
  subcategoriesOf(categoryId: string): SubcategoryRow[]
  /** @param name - Its name in any case, or its slug. */
  categoryNamed(name: string, isGeneral: boolean): CategoryRow | undefined
  menuGroupNamed(name: string): MenuGroupRow | undefined
  brand(id: string): BrandRow | undefined
  /** @param name - Its name in any case, its slug or its id. */
  brandNamed(name: string): BrandRow | undefined
  /** Ids of the brands with most products in a category, read once per snapshot. */
  topBrands(categoryId: string): Promise<string[]>
}

/** Brands of a category's 'Top Brands' row. */
const TOP_BRANDS = 24

export async function readSnapshot(db: Database): Promise<Snapshot> {
  const categories = await db.selectFrom('category').selectAll().orderBy('position').orderBy('id').execute()
  const subcategories = await db.selectFrom('subcategory').selectAll().orderBy('position').execute()
  const menuGroups = await db.selectFrom('menu_group').selectAll().orderBy('position').execute()
  const brands = await db.selectFrom('brand').selectAll().execute()
  const { count } = await db
    .selectFrom('product')
    .select((select) => select.fn.countAll().as('count'))
    .where('is_main_variant', '=', 1)
    .where(isOffered('product.id'))
    .executeTakeFirstOrThrow()

  const subcategoriesByCategory = new Map<string, SubcategoryRow[]>()
  for (const row of subcategories) {
    const known = subcategoriesByCategory.get(row.category_id)
    if (known) known.push(row)
    else subcategoriesByCategory.set(row.category_id, [row])
  }
  const general = lookUpByName(categories.filter((row) => row.is_general === 1))
  const speciality = lookUpByName(categories.filter((row) => row.is_general !== 1))
  const brandById = new Map(brands.map((row) => [row.id, row]))
  const brandByName = lookUpByName(brands)
  const topBrands = new Map<string, Promise<string[]>>()
  return {
    categories,
    productCount: Number(count),
    menuGroups,
    subcategoriesOf: (categoryId) => subcategoriesByCategory.get(categoryId) ?? [],
    categoryNamed: (name, isGeneral) => (isGeneral ? general(name) : speciality(name)),
    menuGroupNamed: lookUpByName(menuGroups),
    brand: (id) => brandById.get(id),
    brandNamed: (name) => brandByName(name) ?? brandById.get(name),
    topBrands(categoryId) {
      const known = topBrands.get(categoryId)
      if (known) return known
      const asked = readTopBrands(db, categoryId)
      topBrands.set(categoryId, asked)
      asked.catch(() => topBrands.delete(categoryId))
      return asked
    },
  }
}

/** Finds a row by its name in any case, with or without accents, or by its slug. The first row of a name wins. */
function lookUpByName<Row extends { name: string; slug?: string }>(
  rows: Row[],
): (name: string) => Row | undefined {
  const byKey = new Map(rows.toReversed().map((row) => [nameKey(row.name), row]))
  const bySlug = new Map(rows.toReversed().map((row) => [row.slug ?? slugify(row.name), row]))
  return (name) => byKey.get(nameKey(name)) ?? bySlug.get(slugify(name))
}

async function readTopBrands(db: Database, categoryId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('product')
    .select(['brand_id', (select) => select.fn.countAll().as('count')])
    .where('category_id', '=', categoryId)
    .where(isOffered('product.id'))
    .where('brand_id', 'is not', null)
    .groupBy('brand_id')
    .orderBy('count', 'desc')
    .orderBy('brand_id')
    .limit(TOP_BRANDS)
    .execute()
  return rows.flatMap((row) => row.brand_id ?? [])
}
