import type { CatalogueRows } from '@dawakit/core/catalogue'
import { istDate } from '@dawakit/core/delivery'
import { type CategoryName, seedBrands, seedCategories, seedMenuGroups } from './categories.ts'
import { generalCategories } from './general/index.ts'
import { generalGoodsOf } from './general-goods.ts'
import { medicinesOf } from './medicines.ts'
import { withPairs } from './pairs.ts'
import {
  seedBanners,
  seedCoupons,
  seedDeals,
  seedDynamicCategories,
  seedNotifications,
  seedOffers,
  seedPageBanners,
} from './promotions.ts'
import { seedReviewers, seedReviews } from './reviews.ts'
import { specialities } from './salts/index.ts'

/** The moment that the seed's dates are counted from when no other is given. */
const SEED_EPOCH = new Date('2026-11-01T06:30:00.000Z')

/**
 * The reference store's own catalogue: the same rows for the same `at`, on every machine.
 *
 * @param at - Reviews and notifications lie before it, coupons end around it, GST rates are those of its day.
 */
export function catalogueRows(at: Date = SEED_EPOCH): CatalogueRows {
  const day = istDate(at)
  const products = withPairs([...medicinesOf(specialities, day), ...generalGoodsOf(generalCategories, day)])
  const names: CategoryName[] = [
    ...new Map(
      specialities.map(({ speciality }) => [
        speciality,
        { name: speciality, isGeneral: false, group: 'Medicines' },
      ]),
    ).values(),
    ...generalCategories.map(({ category, group }) => ({ name: category, isGeneral: true, group })),
  ]
  const reviewers = seedReviewers()
  return {
    products,
    brands: seedBrands(products),
    categories: seedCategories(names, products),
    menuGroups: seedMenuGroups(),
    reviewers,
    reviews: seedReviews(products, reviewers, at),
    banners: seedBanners(),
    offers: seedOffers(),
    deals: seedDeals(products),
    dynamicCategories: seedDynamicCategories(),
    pageBanners: seedPageBanners(),
    coupons: seedCoupons(products, at),
    notifications: seedNotifications(at),
  }
}
