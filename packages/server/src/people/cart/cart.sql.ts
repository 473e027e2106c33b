import type { CartLine, ChosenVariant } from '@dawakit/core/contract'
import { nameKey } from '@dawakit/core/product'
import { shownGallery } from '../../catalogue/pictures/shown-picture.ts'
import {
  saltsByProduct,
  selectAllProducts,
  toProductSummary,
} from '../../catalogue/products/product-summary.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { variantOfKey } from './variant-key.ts'

/** The cart as it is sold now: present names, prices and stock, in the order of adding. */
export async function readCart(db: Database, userId: string): Promise<CartLine[]> {
  const rows = await selectAllProducts(db)
    .innerJoin('cart_line', 'cart_line.product_id', 'product.id')
    .select(['variant_key', 'quantity', 'product.gallery'])
    .where('user_id', '=', userId)
    .orderBy('added_at')
    .orderBy('cart_line.product_id')
    .orderBy('variant_key')
    .execute()
  const salts = await saltsByProduct(
    db,
    rows.map((row) => row.id),
  )
  return rows.map((row): CartLine => {
    const product = toProductSummary(row, salts.get(row.id) ?? [])
    const variant = variantOfKey(row.variant_key)
    const line: CartLine = { ...product, quantity: row.quantity, variant }
    if (!variant) return line
    const galleryImages = shownGallery(row.gallery)
    const { description, salesPrice } = product
    return { ...line, varient: { displayValues: { description, salesPrice, galleryImages } } }
  })
}

/** What is in a cart, and how many of it. */
export interface CartPiece {
  productId: string
  variantKey: string
  quantity: number
}

/** In the order of adding. */
export async function readCartPieces(db: Database, userId: string): Promise<CartPiece[]> {
  const rows = await db
    .selectFrom('cart_line')
    .select(['product_id', 'variant_key', 'quantity'])
    .where('user_id', '=', userId)
    .orderBy('added_at')
    .orderBy('product_id')
    .orderBy('variant_key')
    .execute()
  return rows.map((row) => ({
    productId: row.product_id,
    variantKey: row.variant_key,
    quantity: row.quantity,
  }))
}

/** Writes the quantities of lines, new or present; each line is there once. */
export async function writePieces(
  trx: Database,
  userId: string,
  pieces: readonly CartPiece[],
  now: number,
): Promise<void> {
  if (pieces.length === 0) return
  await trx
    .insertInto('cart_line')
    .values(
      pieces.map(({ productId, variantKey, quantity }) => ({
        user_id: userId,
        product_id: productId,
        variant_key: variantKey,
        quantity,
        added_at: now,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'product_id', 'variant_key'])
        .doUpdateSet((column) => ({ quantity: column.ref('excluded.quantity') })),
    )
    .execute()
}

export async function deletePiece(
  trx: Database,
  userId: string,
  { productId, variantKey }: CartPiece,
): Promise<void> {
  await trx
    .deleteFrom('cart_line')
    .where('user_id', '=', userId)
    .where('product_id', '=', productId)
    .where('variant_key', '=', variantKey)
    .execute()
}

/** Empties a cart of what was in it when it was ordered: what was put there later stays. */
export async function deleteCartUntil(db: Database, userId: string, orderedAt: number): Promise<void> {
  await db.deleteFrom('cart_line').where('user_id', '=', userId).where('added_at', '<=', orderedAt).execute()
}

export async function deleteCart(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('cart_line').where('user_id', '=', userId).execute()
}

/**
 * The product that a chosen variant means: each variant is a product of its own, and a page may send the one
 * it shows together with the choice.
 *
 * @returns null when the product is unknown or comes in no such variant.
 */
export async function resolveVariant(
  db: Database,
  productId: string,
  variant: ChosenVariant,
): Promise<{ productId: string; variant: ChosenVariant } | null> {
  const asked = await db
    .selectFrom('product')
    .select(['id', 'variant_group'])
    .where('id', '=', productId)
    .executeTakeFirst()
  if (!asked?.variant_group) return null
  const siblings = await db
    .selectFrom('product')
    .select(['id', 'primary_type', 'primary_value', 'secondary_type', 'secondary_value'])
    .where('variant_group', '=', asked.variant_group)
    .orderBy('id')
    .execute()
  const same = (one: string | null | undefined, other: string | null | undefined) =>
    nameKey(one ?? '') === nameKey(other ?? '')
  const found = siblings.find(
    (row) =>
      same(row.primary_type, variant.primaryType) &&
      same(row.primary_value, variant.primaryValue) &&
      same(row.secondary_type, variant.secondaryType) &&
      same(row.secondary_value, variant.secondaryValue),
  )
  if (!found?.primary_type || found.primary_value === null) return null
  return {
    productId: found.id,
    variant: {
      primaryType: found.primary_type,
      primaryValue: found.primary_value,
      ...(found.secondary_type && found.secondary_value
        ? { secondaryType: found.secondary_type, secondaryValue: found.secondary_value }
        : {}),
    },
  }
}
