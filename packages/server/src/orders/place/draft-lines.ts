import { checkQuantity } from '@dawakit/core/cart'
import type { ChosenVariant } from '@dawakit/core/contract'
import type { Paise } from '@dawakit/core/money'
import { categorySlugOf } from '@dawakit/core/product'
import { productNotFound, RuleError } from '@dawakit/core/refusals'
import { type SaleBan, saleBanRefusals } from '@dawakit/core/sale'
import type { BasisPoints } from '@dawakit/core/tax'
import {
  maxPerOrderOf,
  selectAllProducts,
  toProductSummary,
} from '../../catalogue/products/product-summary.ts'
import { saleBansOf } from '../../catalogue/sale/sale-bans.sql.ts'
import type { StoredPicture } from '../../ground/database/schema/column.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { CallError } from '../../ground/http/call-error.ts'
import { resolveVariant } from '../../people/cart/cart.sql.ts'
import { variantKeyOf } from '../../people/cart/variant-key.ts'
import type { OrderRequest } from '../read/orders.schemas.ts'

/** One line of an order that is being placed: everything in it is the server's. */
export interface DraftLine {
  productId: string
  variantKey: string
  quantity: number
  price: Paise
  mrp: Paise
  name: string
  slug: string
  categorySlug: string
  thumbnail: StoredPicture
  packageSize: string
  hsn: string
  gstBasisPoints: BasisPoints
  isPrescriptionNeeded: boolean
  isForSale: boolean
  /** Why nobody may buy it here. */
  ban: SaleBan | null
  maxPerOrder: number | null
  /** Pieces on the shelf when it was read. */
  free: number
}

/** A draft line as the coupon's rules take it: the product's id is `_id`. */
export function couponLine({ productId, quantity, price }: DraftLine) {
  return { _id: productId, quantity, price }
}

/**
 * The lines of an order at today's prices. A chosen variant means its own product; two lines of one
 * product and variant become one.
 *
 * @throws {CallError} 404 `product-not-found`
 */
export async function draftLines(trx: Database, products: OrderRequest['products']): Promise<DraftLine[]> {
  const wanted = new Map<string, { productId: string; variantKey: string; quantity: number }>()
  for (const { _id, variant, quantity } of products) {
    const sold = variant
      ? await resolveVariant(trx, _id, variant as ChosenVariant)
      : { productId: _id, variant }
    if (!sold) throw new CallError(404, productNotFound)
    const variantKey = variantKeyOf(sold.variant)
    const key = JSON.stringify([sold.productId, variantKey])
    const known = wanted.get(key)
    if (known) known.quantity += quantity
    else wanted.set(key, { productId: sold.productId, variantKey, quantity })
  }
  const ids = [...new Set([...wanted.values()].map((line) => line.productId))]
  const rows = ids.length
    ? await selectAllProducts(trx)
        .select(['product.hsn', 'product.gst_bp'])
        .where('product.id', 'in', ids)
        .execute()
    : []
  const bans = await saleBansOf(trx, ids)
  const rowOf = new Map(rows.map((row) => [row.id, row]))
  return [...wanted.values()].map((line) => {
    const row = rowOf.get(line.productId)
    if (!row) throw new CallError(404, productNotFound)
    // An order keeps no composition.
    const product = toProductSummary(row, [])
    return {
      ...line,
      price: row.price_paise,
      mrp: row.mrp_paise,
      name: row.name,
      slug: row.slug,
      categorySlug: categorySlugOf(product),
      thumbnail: row.thumbnail,
      packageSize: row.package_size,
      hsn: row.hsn,
      gstBasisPoints: row.gst_bp,
      isPrescriptionNeeded: product.isPrescriptionNeeded,
      isForSale: product.isForSale,
      ban: bans.get(row.id) ?? null,
      maxPerOrder: maxPerOrderOf(row),
      free: product.totalStocks,
    }
  })
}

/**
 * Refuses lines that this shop never sells, before anything else is asked of the customer.
 * @throws {RuleError} `schedule-x-not-sold`, `not-sold-online`
 */
export function checkBans(lines: readonly DraftLine[]): void {
  for (const { ban } of lines) if (ban) throw new RuleError(saleBanRefusals[ban])
}

/**
 * Refuses lines that may not be sold, whatever is on the shelf: banned, not for sale, below 1, above what one order takes of the
 * product, in all lines together.
 * @throws {RuleError} as {@link checkBans}, then the cart's own
 */
export function checkSellable(lines: readonly DraftLine[]): void {
  checkBans(lines)
  const ordered = new Map<string, number>()
  for (const { productId, quantity, ...product } of lines) {
    const shelf = { ...product, totalStocks: Number.MAX_SAFE_INTEGER }
    checkQuantity(quantity, shelf)
    const together = quantity + (ordered.get(productId) ?? 0)
    checkQuantity(together, shelf)
    ordered.set(productId, together)
  }
}

/**
 * Refuses lines that the shelf cannot fill.
 * @param own - Pieces that the customer's own unpaid orders hold and would give back.
 * @throws {RuleError} `out-of-stock`, `not-enough-stock`
 */
export function checkStock(lines: readonly DraftLine[], own: ReadonlyMap<string, number>): void {
  for (const { productId, quantity, isForSale, free } of lines) {
    checkQuantity(quantity, { isForSale, totalStocks: free + (own.get(productId) ?? 0) })
  }
}
