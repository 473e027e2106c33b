import type { Database } from '../../ground/database/schema/index.ts'

export type Shelf = 'brand' | 'category' | 'subcategory' | 'menu_group'

/** Removes a brand or a shelf that an import made, unless something stands on it. @returns whether it is gone */
export async function removeShelf(trx: Database, what: Shelf, key: string): Promise<boolean> {
  if (await isInUse(trx, what, key)) return false
  if (what === 'subcategory') {
    const [categoryId, name] = placeOf(key)
    await trx
      .deleteFrom('subcategory')
      .where('category_id', '=', categoryId)
      .where('name', '=', name)
      .execute()
  } else await trx.deleteFrom(what).where('id', '=', key).execute()
  return true
}

const placeOf = (key: string) => JSON.parse(key) as [categoryId: string, name: string]

async function isInUse(trx: Database, what: Shelf, key: string): Promise<boolean> {
  const product = trx.selectFrom('product').select('id').limit(1)
  switch (what) {
    case 'brand':
      return isAny(product.where('brand_id', '=', key))
    case 'category':
      return (
        (await isAny(product.where('category_id', '=', key))) ||
        (await isAny(trx.selectFrom('subcategory').select('name').where('category_id', '=', key).limit(1)))
      )
    case 'subcategory': {
      const [categoryId, name] = placeOf(key)
      return isAny(product.where('category_id', '=', categoryId).where('subcategory', '=', name))
    }
    case 'menu_group':
      return isAny(
        trx
          .selectFrom('category')
          .innerJoin('menu_group', 'menu_group.name', 'category.parent_group')
          .select('category.id')
          .where('menu_group.id', '=', key)
          .limit(1),
      )
  }
}

const isAny = async (query: { executeTakeFirst(): Promise<object | undefined> }) =>
  (await query.executeTakeFirst()) !== undefined
