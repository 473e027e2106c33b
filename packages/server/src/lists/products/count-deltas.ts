import { sql } from 'kysely'
import type { Database } from '../../ground/database/schema/index.ts'

/** Where a product counts: once for its group of variants. */
interface Counted {
  category_id?: string | null
  subcategory?: string | null
  brand_id?: string | null
  is_main_variant: number
  withheld?: string | null
  is_unlisted?: number
}

/**
 * What a batch changes in the numbers that categories, subcategories and brands show, written in its own transaction: an
 * import that is interrupted leaves them right.
 */
export function countDeltas() {
  const categories = new Map<string, number>()
  const subcategories = new Map<string, number>()
  const brands = new Map<string, number>()
  const count = (counts: Map<string, number>, key: string | null | undefined, by: number) => {
    if (key) counts.set(key, (counts.get(key) ?? 0) + by)
  }
  const add = (
    { category_id, subcategory, brand_id, is_main_variant, withheld, is_unlisted }: Counted,
    by: number,
  ) => {
    if (is_main_variant !== 1 || withheld || is_unlisted) return
    count(categories, category_id, by)
    count(brands, brand_id, by)
    if (subcategory) count(subcategories, JSON.stringify([category_id, subcategory]), by)
  }
  return {
    enter: (row: Counted) => add(row, 1),
    leave: (row: Counted) => add(row, -1),
    async write(trx: Database): Promise<void> {
      const product_count = (by: number) => sql<number>`product_count + ${sql.lit(by)}`
      for (const [id, by] of changed(categories)) {
        await trx
          .updateTable('category')
          .set({ product_count: product_count(by) })
          .where('id', '=', id)
          .execute()
      }
      for (const [key, by] of changed(subcategories)) {
        const [categoryId, name] = JSON.parse(key) as [string, string]
        await trx
          .updateTable('subcategory')
          .set({ product_count: product_count(by) })
          .where('category_id', '=', categoryId)
          .where('name', '=', name)
          .execute()
      }
      for (const [id, by] of changed(brands)) {
        await trx
          .updateTable('brand')
          .set({ product_count: product_count(by) })
          .where('id', '=', id)
          .execute()
      }
    },
  }
}

/** In one order, in which all who count lock them. */
const changed = (counts: Map<string, number>) =>
  [...counts].filter(([, by]) => by !== 0).toSorted(([one], [other]) => (one < other ? -1 : 1))
