import type { DeskCategories } from '@dawakit/core/contract'
import type { Selectable } from 'kysely'
import type { CategoryTable, MenuGroupTable } from '../../ground/database/schema/catalogue.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { rowVersion } from '../held/row-version.ts'

export type CategoryRow = Selectable<CategoryTable>
type GroupRow = Selectable<MenuGroupTable>

export const categoryVersion = ({ name, slug, parent_group, logo, banners }: CategoryRow) =>
  rowVersion([name, slug, parent_group, logo, banners])

export const groupsVersion = (groups: readonly GroupRow[]) =>
  rowVersion(groups.map(({ id, name, logo }) => [id, name, logo]))

export function readGroups(db: Database): Promise<GroupRow[]> {
  return db.selectFrom('menu_group').selectAll().orderBy('position').orderBy('id').execute()
}

/** All categories with their subcategories, as the store orders them. */
export async function readCategories(db: Database): Promise<DeskCategories> {
  const rows = await db.selectFrom('category').selectAll().orderBy('position').orderBy('id').execute()
  const subcategories = await db
    .selectFrom('subcategory')
    .selectAll()
    .orderBy('position')
    .orderBy('name')
    .execute()
  const groups = await readGroups(db)
  return {
    categories: rows.map((row) => ({
      id: row.id,
      version: categoryVersion(row),
      isGeneral: row.is_general === 1,
      name: row.name,
      slug: row.slug,
      group: row.parent_group,
      logo: row.logo,
      banners: bannersOf(row),
      products: row.product_count,
      subcategories: subcategories
        .filter(({ category_id }) => category_id === row.id)
        .map(({ name, product_count }) => ({ name, products: product_count })),
    })),
    groups: groups.map(({ id, name, logo }) => ({ id, name, logo })),
    version: groupsVersion(groups),
  }
}

function bannersOf({ banners }: CategoryRow): string[] {
  const all = JSON.parse(banners) as { bannerImageUrl: string }[]
  return all.map(({ bannerImageUrl }) => bannerImageUrl)
}
