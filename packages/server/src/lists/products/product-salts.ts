import { saltChip } from '@dawakit/lists/medicines'
import { saltKey } from '@dawakit/lists/salts'
import type { ImportedProduct } from './product-row.ts'

/** The salts of a product as the shop keeps them: one that is there in two strengths, as in a bilayer tablet, is there twice. */
export function saltRows(productId: string, product: Pick<ImportedProduct, 'salts' | 'popularity'>) {
  return product.salts
    .map((salt, position) => ({
      product_id: productId,
      salt: saltChip(salt),
      salt_key: saltKey(salt.name),
      position,
      popularity: product.popularity,
    }))
    .filter((row) => row.salt_key !== '')
}
