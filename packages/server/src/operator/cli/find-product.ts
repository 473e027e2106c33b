import type { Paise } from '@dawakit/core/money'
import type { Database } from '../../ground/database/schema/index.ts'
import { OperatorError } from './operator.ts'

export interface FoundProduct {
  id: string
  name: string
  mrp_paise: Paise
  price_paise: Paise
}

/**
 * A product as an operator names it: its id, its code of the import, or its slug.
 *
 * @throws {OperatorError} when there is none.
 */
export async function findProduct(db: Database, name: string): Promise<FoundProduct> {
  for (const column of ['id', 'sku', 'slug'] as const) {
    const found = await db
      .selectFrom('product')
      .select(['id', 'name', 'mrp_paise', 'price_paise'])
      .where(column, '=', name)
      .executeTakeFirst()
    if (found) return found
  }
  throw new OperatorError(`There is no product with the id, code or slug "${name}".`)
}
