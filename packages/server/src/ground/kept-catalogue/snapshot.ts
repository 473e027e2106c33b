import { nameKey, slugify } from '@dawakit/core/product'
import type { Selectable } from 'kysely'
import { isOffered } from '../database/is-offered.ts'
import type {
  BrandTable,
  CategoryTable,
  FormerNameTable,
  MenuGroupTable,
  SubcategoryTable,
} from '../database/schema/catalogue.ts'
import type { Database } from '../database/schema/index.ts'

export type CategoryRow = Selectable<CategoryTable>
export type SubcategoryRow = Selectable<SubcategoryTable>
export type BrandRow = Selectable<BrandTable>
export type MenuGroupRow = Selectable<MenuGroupTable>
type FormerName = Pick<FormerNameTable, 'slug' | 'leads_to'>

/** The small tables of the catalogue, as they stood at one moment. */
export interface Snapshot {
  /** In the order shown. */
  categories: CategoryRow[]
  menuGroups: MenuGroupRow[]
  /** All products that lists show. */
  productCount: number
  subcategoriesOf(categoryId: string): SubcategoryRow[]
  /** What subcategories of a category were called before, by slug. */
  formerSubcategories(categoryId: string): FormerName[]
  /** @param name - Its name in any case, its slug, or what it was called before. */
  categoryNamed(name: string, isGeneral: boolean): CategoryRow | undefined
  menuGroupNamed(name: string): MenuGroupRow | undefined
  brand(id: string): BrandRow | undefined
  /** @param name - Its name in any case, its slug or its id, or what it was called before. */
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
  const formerNames = await db.selectFrom('former_name').selectAll().execute()
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
  const categoryById = new Map(categories.map((row) => [row.id, row]))
  const former = new Map(formerNames.map((row) => [formerKey(row.noun, row.within, row.slug), row.leads_to]))
  const formerly = (noun: FormerNameTable['noun'], within: string, name: string) =>
    former.get(formerKey(noun, within, slugify(name))) ?? ''
  const formerOf = new Map<string, FormerName[]>()
  for (const row of formerNames) {
    if (row.noun !== 'subcategory') continue
    formerOf.set(row.within, [...(formerOf.get(row.within) ?? []), row])
  }
  const topBrands = new Map<string, Promise<string[]>>()
  return {
    categories,
    productCount: Number(count),
    menuGroups,
    subcategoriesOf: (categoryId) => subcategoriesByCategory.get(categoryId) ?? [],
    formerSubcategories: (categoryId) => formerOf.get(categoryId) ?? [],
    categoryNamed: (name, isGeneral) =>
      (isGeneral ? general(name) : speciality(name)) ??
      categoryById.get(formerly('category', isGeneral ? '1' : '0', name)),
    menuGroupNamed: lookUpByName(menuGroups),
    brand: (id) => brandById.get(id),
    brandNamed: (name) =>
      brandByName(name) ?? brandById.get(name) ?? brandById.get(formerly('brand', '', name)),
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

const formerKey = (noun: string, within: string, slug: string) => `${noun} ${within} ${slug}`

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
