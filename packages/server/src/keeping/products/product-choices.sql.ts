import type { DeskProductChoices } from '@dawakit/core/contract'
import { nameKey } from '@dawakit/core/product'
import { dosageForms, units } from '../../catalogue/products/products.schemas.ts'
import type { ServerContext } from '../../ground/context/server-context.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { groupBy } from '../../ground/values/group-by.ts'

const LAST = '\u{10ffff}'
const NAMES = 20

export async function readChoices(db: Database): Promise<DeskProductChoices> {
  const categories = await db
    .selectFrom('category')
    .select(['id', 'name', 'is_general'])
    .orderBy('is_general')
    .orderBy('name_key')
    .execute()
  const below = await db
    .selectFrom('subcategory')
    .select(['category_id', 'name'])
    .orderBy('name_key')
    .execute()
  const subcategories = groupBy(below, ({ category_id }) => category_id)
  return {
    categories: categories.map(({ id, name, is_general }) => ({
      id,
      name,
      isGeneral: is_general === 1,
      subcategories: (subcategories.get(id) ?? []).map((row) => row.name),
    })),
    dosageForms: [...dosageForms],
    units: [...units],
  }
}

/** Brands that begin so. */
export async function brandNames(db: Database, search: string): Promise<string[]> {
  const key = nameKey(search)
  const rows = await db
    .selectFrom('brand')
    .select('name')
    .where('name_key', '>=', key)
    .where('name_key', '<', key + LAST)
    .orderBy('name_key')
    .limit(NAMES)
    .execute()
  return rows.map(({ name }) => name)
}

/** Salts of which a word begins so: those that the shop knows. */
export function saltNames({ salts }: Pick<ServerContext, 'salts'>, search: string): string[] {
  const key = nameKey(search)
  const names = new Set(salts().flatMap((known) => known.salts))
  return [...names]
    .filter((name) => ` ${nameKey(name)}`.includes(` ${key}`))
    .toSorted()
    .slice(0, NAMES)
}
