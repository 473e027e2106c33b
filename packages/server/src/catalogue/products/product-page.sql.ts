import type { Product, ProductAttribute, ProductVariant, Review } from '@dawakit/core/contract'
import { toRupees } from '@dawakit/core/money'
import { slugify } from '@dawakit/core/product'
import { toPercent } from '@dawakit/core/tax'
import type { Database } from '../../ground/database/schema/index.ts'
import { shownGallery } from '../pictures/shown-picture.ts'
import {
  productSummariesInOrder,
  saltsByProduct,
  selectProducts,
  toProductSummary,
} from './product-summary.ts'
import { safeHtml } from './safe-html.ts'

/** Newest reviews on a product's page. */
const REVIEWS = 200
/** Most variants of one article. */
const VARIANTS = 100

type Which = { id: string } | { slug: string }

/**
 * A product with all that its own page shows.
 *
 * @param which - By slug, an id in its place works too.
 * @param readerId - Who asks: only a reviewer sees their own e-mail address.
 */
export async function readProductPage(
  db: Database,
  which: Which,
  readerId: string | null,
): Promise<Product | null> {
  const row = await findRow(db, which)
  if (!row) return null
  const pair = row.pair_product_id ? await productSummariesInOrder(db, [row.pair_product_id]) : []
  const salts = await saltsByProduct(db, [row.id])
  return {
    ...toProductSummary(row, salts.get(row.id) ?? []),
    shortListDescription: safeHtml(row.short_description),
    longListDescription: safeHtml(row.long_description),
    instructions: safeHtml(row.instructions),
    sideEffects: safeHtml(row.side_effects),
    galleryImages: shownGallery(row.gallery),
    reviews: row.rating_count === 0 ? [] : await readReviews(db, row.id, readerId),
    attributes: JSON.parse(row.attributes) as ProductAttribute[],
    variants: row.variant_group === null ? [] : await readVariants(db, row.variant_group),
    pair: pair[0] ?? null,
    hsnCode: row.hsn,
    gstRate: toPercent(row.gst_bp),
  }
}

async function findRow(db: Database, which: Which) {
  const query = selectProducts(db).select([
    'product.short_description',
    'product.long_description',
    'product.instructions',
    'product.side_effects',
    'product.gallery',
    'product.attributes',
    'product.variant_group',
    'product.pair_product_id',
    'product.hsn',
    'product.gst_bp',
  ])
  if ('id' in which) return query.where('product.id', '=', which.id).executeTakeFirst()
  const { slug } = which
  return (
    (await query.where('product.slug', '=', slug).executeTakeFirst()) ??
    (await query.where('product.id', '=', slug).executeTakeFirst()) ??
    (await query.where('product.slug', '=', slugify(slug)).executeTakeFirst())
  )
}

async function readReviews(db: Database, productId: string, readerId: string | null): Promise<Review[]> {
  const rows = await db
    .selectFrom('review')
    .select(['user_id', 'rating', 'review', 'username', 'email', 'updated_at'])
    .where('product_id', '=', productId)
    .orderBy('updated_at', 'desc')
    .orderBy('user_id')
    .limit(REVIEWS)
    .execute()
  return rows.map((row) => ({
    rating: row.rating,
    review: row.review,
    date: new Date(row.updated_at).toISOString(),
    username: row.username,
    userId: row.user_id,
    email: row.user_id === readerId ? row.email : '',
  }))
}

async function readVariants(db: Database, group: string): Promise<ProductVariant[]> {
  const rows = await selectProducts(db)
    .select([
      'product.primary_type',
      'product.primary_value',
      'product.secondary_type',
      'product.secondary_value',
      'product.gallery',
    ])
    .where('product.variant_group', '=', group)
    .orderBy('product.price_paise')
    .orderBy('product.id')
    .limit(VARIANTS)
    .execute()
  return rows.map((row) => ({
    data: {
      primaryType: row.primary_type ?? '',
      primaryValue: row.primary_value ?? '',
      ...(row.secondary_type && row.secondary_value
        ? { secondaryType: row.secondary_type, secondaryValue: row.secondary_value }
        : {}),
    },
    productId: row.id,
    slug: row.slug,
    salesPrice: toRupees(row.price_paise),
    purchasedPrice: toRupees(row.mrp_paise),
    discount: row.discount,
    packageSize: row.package_size,
    totalStocks: row.free ?? 0,
    description: row.description,
    galleryImages: shownGallery(row.gallery),
  }))
}
