import type { CatalogueProduct } from '@dawakit/core/catalogue'
import { insertInBatches } from '../../ground/database/insert-in-batches.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { type ProductLinks, toProductRow, toSaltRows, toStockRow } from './product-rows.ts'

/** Inserts products with their stock and salts. Inside a transaction give it `trx`. */
export async function insertProducts(
  db: Database,
  products: readonly CatalogueProduct[],
  links: ProductLinks,
): Promise<void> {
  await insertInBatches(
    db,
    'product',
    products.map((product) => toProductRow(product, links)),
  )
  await insertInBatches(db, 'stock', products.map(toStockRow))
  await insertInBatches(db, 'product_salt', products.flatMap(toSaltRows))
}
