import type { CatalogueRows, ReferenceCatalogue } from '@dawakit/core/catalogue'
import { nameKey } from '@dawakit/core/product'
import { stateCharges } from '../../catalogue/pincodes/state-charges.ts'
import { stateKey } from '../../catalogue/pincodes/state-key.ts'
import { inTransaction } from '../../ground/database/in-transaction.ts'
import { insertInBatches } from '../../ground/database/insert-in-batches.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { touchCatalogue } from '../../ground/kept-catalogue/catalogue-version.ts'
import { recountProducts } from '../../ground/kept-catalogue/recount-products.ts'
import { newCustomer } from '../../people/customers/new-customer.ts'
import { insertProducts } from './insert-products.ts'
import { attributesByGroup, categoryLink, type ProductLinks } from './product-rows.ts'

/** Of `meta`: when the shop was filled. */
export const FILLED = 'seeded'

export interface FillOptions {
  /** The moment that reviews, coupons and notifications are counted from. @default now */
  at?: Date
}

/**
 * Fills an empty shop with a catalogue, in one transaction: all of it or nothing. A shop that has been filled stays as
 * it is; one with products of its own only gets the states' delivery charges, where it has none.
 *
 * @param reference - Without it the shop gets the delivery charges alone, and can be filled another time.
 * @param print - Hears what is being done, one line at a time.
 * @returns whether the catalogue was inserted now.
 */
export async function fillEmptyShop(
  db: Database,
  reference: ReferenceCatalogue | undefined,
  print: (line: string) => void,
  { at = new Date() }: FillOptions = {},
): Promise<boolean> {
  if (await isFilled(db)) return false
  if (!reference) {
    await inTransaction(db, insertStateCharges)
    return false
  }
  print('Making the reference catalogue …')
  const catalogue = reference.rows(at)
  const isInserted = await inTransaction(db, async (trx) => {
    if (await isFilled(trx)) return false
    const own = await trx.selectFrom('product').select('id').limit(1).executeTakeFirst()
    await insertStateCharges(trx)
    if (!own) await insertCatalogue(trx, catalogue, at.getTime(), print)
    await trx.insertInto('meta').values({ key: FILLED, value: at.toISOString() }).execute()
    await touchCatalogue(trx)
    return !own
  })
  print(
    isInserted
      ? `The shop has ${catalogue.products.length} products in ${catalogue.categories.length} categories.`
      : 'The shop has products of its own: the reference catalogue stays out.',
  )
  return isInserted
}

async function isFilled(db: Database): Promise<boolean> {
  return (
    (await db.selectFrom('meta').select('value').where('key', '=', FILLED).executeTakeFirst()) !== undefined
  )
}

async function insertStateCharges(db: Database): Promise<void> {
  const known = await db.selectFrom('state_shipping').select('state_key').limit(1).executeTakeFirst()
  if (known) return
  await insertInBatches(
    db,
    'state_shipping',
    stateCharges().map((state) => ({
      state: state.stateName,
      state_key: stateKey(state.stateName),
      fee_paise: state.deliveryFee,
      tat_days: state.tat,
    })),
  )
}

async function insertCatalogue(
  db: Database,
  catalogue: CatalogueRows,
  at: number,
  print: (line: string) => void,
): Promise<void> {
  print(`Adding ${catalogue.categories.length} categories and ${catalogue.brands.length} brands …`)
  await insertShelves(db, catalogue)
  print(`Adding ${catalogue.products.length} products …`)
  await insertProducts(db, catalogue.products, linksOf(catalogue, at))
  print(`Adding ${catalogue.reviews.length} reviews …`)
  await insertReviews(db, catalogue, at)
  await insertPromotions(db, catalogue)
  await recountProducts(db)
}

function linksOf(catalogue: CatalogueRows, at: number): ProductLinks {
  const ratings = new Map<string, { sum: number; count: number }>()
  for (const { productId, rating } of catalogue.reviews) {
    const known = ratings.get(productId) ?? { sum: 0, count: 0 }
    ratings.set(productId, { sum: known.sum + rating, count: known.count + 1 })
  }
  return {
    brandIds: new Map(catalogue.brands.map((brand) => [brand.slug, brand.id])),
    categoryIds: new Map(
      catalogue.categories.map((category) => [categoryLink(category.isGeneral, category.name), category.id]),
    ),
    ratings,
    attributes: attributesByGroup(catalogue.products),
    at,
  }
}

async function insertShelves(db: Database, catalogue: CatalogueRows): Promise<void> {
  await insertInBatches(
    db,
    'menu_group',
    catalogue.menuGroups.map((group) => ({
      id: group.id,
      name: group.name,
      logo: group.logo,
      position: group.sortOrder,
    })),
  )
  await insertInBatches(
    db,
    'category',
    catalogue.categories.map((category) => ({
      id: category.id,
      is_general: category.isGeneral ? 1 : 0,
      name: category.name,
      slug: category.slug,
      name_key: nameKey(category.name),
      parent_group: category.parentGroup,
      logo: category.logo,
      banners: JSON.stringify(category.banners.map(({ id, url }) => ({ id, bannerImageUrl: url }))),
      position: category.sortOrder,
      product_count: 0,
    })),
  )
  await insertInBatches(
    db,
    'subcategory',
    catalogue.categories.flatMap((category) =>
      category.subCategories.map((name, position) => ({
        category_id: category.id,
        name,
        name_key: nameKey(name),
        position,
        product_count: 0,
      })),
    ),
  )
  await insertInBatches(
    db,
    'brand',
    catalogue.brands.map(({ id, slug, name, logo }) => ({ id, slug, name, name_key: nameKey(name), logo })),
  )
}

async function insertReviews(db: Database, catalogue: CatalogueRows, at: number): Promise<void> {
  await insertInBatches(
    db,
    'customer',
    catalogue.reviewers.map(({ id, username }) => newCustomer({ id, username, email: '', created_at: at })),
  )
  await insertInBatches(
    db,
    'review',
    catalogue.reviews.map((review) => ({
      product_id: review.productId,
      user_id: review.reviewerId,
      rating: review.rating,
      review: review.review,
      username: review.username,
      email: '',
      created_at: Date.parse(review.date),
      updated_at: Date.parse(review.date),
    })),
  )
}

async function insertPromotions(db: Database, catalogue: CatalogueRows): Promise<void> {
  await insertInBatches(
    db,
    'banner',
    catalogue.banners.map((banner) => ({
      id: banner.id,
      kind: banner.placement,
      image: banner.image,
      title: banner.title,
      description: banner.description,
      category: banner.category,
      is_general: banner.isGeneralCategory ? 1 : 0,
      position: banner.sortOrder,
    })),
  )
  await insertInBatches(
    db,
    'offer',
    catalogue.offers.map((offer) => ({
      id: offer.id,
      name: offer.name,
      percent: offer.offer,
      color: offer.color,
      category: offer.category,
      is_general: offer.isGeneralCategory ? 1 : 0,
      large_image: offer.largeImage,
      small_image: offer.smallImage,
      position: offer.sortOrder,
    })),
  )
  await insertInBatches(
    db,
    'deal',
    catalogue.deals.map((deal) => ({ product_id: deal.productId, position: deal.sortOrder })),
  )
  await insertInBatches(
    db,
    'dynamic_category',
    catalogue.dynamicCategories.map((row) => ({
      id: row.id,
      name: row.name,
      is_general: row.isGeneralCategory ? 1 : 0,
      position: row.sortOrder,
    })),
  )
  await insertInBatches(db, 'page_banner', catalogue.pageBanners)
  await insertInBatches(
    db,
    'notification',
    catalogue.notifications.map((row) => ({
      id: row.id,
      title: row.title,
      description: row.description,
      link: row.link,
      user_id: null,
      created_at: Date.parse(row.createdAt),
    })),
  )
  await insertInBatches(
    db,
    'coupon',
    catalogue.coupons.map((coupon) => ({
      id: `coupon-${nameKey(coupon.name)}`,
      name: coupon.name,
      name_key: nameKey(coupon.name),
      percent: coupon.discountPercentage,
      expires_at: Date.parse(coupon.expireDate),
      uses_left: coupon.maxLimit,
      is_for_all: coupon.productIds === 'all' ? 1 : 0,
    })),
  )
  await insertInBatches(
    db,
    'coupon_product',
    catalogue.coupons.flatMap(({ name, productIds }) =>
      (productIds === 'all' ? [] : productIds).map((product_id) => ({
        coupon_id: `coupon-${nameKey(name)}`,
        product_id,
      })),
    ),
  )
}
