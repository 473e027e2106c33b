import { saltKey } from '../salts/salt-key.ts'
import { saltChip } from './parse-composition.ts'
import type { ImportedProduct } from './product-row.ts'

/** The salts of a product as the shop keeps them, each once. */
export function saltRows(productId: string, product: ImportedProduct) {
  const rows = product.salts.map((salt, position) => ({
    product_id: productId,
    salt: saltChip(salt),
    salt_key: saltKey(salt.name),
    position,
    popularity: product.popularity,
  }))
  return [...new Map(rows.toReversed().map((row) => [row.salt_key, row])).values()].filter(
    (row) => row.salt_key !== '',
  )
}
