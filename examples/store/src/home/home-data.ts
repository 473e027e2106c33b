import type { AdsBanner, Banner, Category, DynamicCategory, Offer } from '@dawakit/core/contract'
import { slugify } from '@dawakit/core/product'
import { storeHomeLabels as labels } from '../language/index.ts'
import { type RowMarkup, rowMarkup } from '../product/row-markup.ts'
import { keepFresh } from '../server/keep-fresh.ts'
import { loadList } from '../server/load.ts'

/** Products of a row of the home page. */
const HOME_ROW_LIMIT = 24

export interface HomeRow {
  category: DynamicCategory
  row: RowMarkup | null
}

/** Milliseconds for which the home page may lag behind the catalogue. */
const FRESH_MS = 5000

export interface HomeData {
  carousel: Banner[]
  generalCategories: Category[]
  specialityCategories: Category[]
  deals: RowMarkup | null
  ads: AdsBanner[]
  offers: Offer[]
  rows: HomeRow[]
}

/** All sections of the home page, loaded together. What fails is an empty list, never a failed page. */
export const loadHome: () => Promise<HomeData> = keepFresh(FRESH_MS, read)

/** The stars of every deal. */
const DEAL_RATING = 4.5

async function read(): Promise<HomeData> {
  const [carousel, generalCategories, specialityCategories, deals, ads, rows] = await Promise.all([
    loadList('GET /get/carouselBanner'),
    loadList('GET /get/generalCategories'),
    loadList('GET /get/specialityCategories'),
    loadList('GET /get/dealsOfTheDay'),
    loadList('GET /get/adsBanner'),
    loadList('GET /get/dynamicCategories').then((categories) => Promise.all(categories.map(loadRow))),
  ])
  return {
    carousel,
    generalCategories,
    specialityCategories,
    deals: rowMarkup('deals-of-the-day', labels.deals, deals, (deal) => ({
      ...deal,
      packageSize: labels.dealPackage,
      ratingAverage: DEAL_RATING,
      ratingCount: 1,
      reviews: [],
    })),
    ads,
    offers: ads.flatMap((banner) => banner.offers ?? []),
    rows,
  }
}

/** The first page of a category, the last one first. */
async function loadRow(category: DynamicCategory): Promise<HomeRow> {
  const call = category.isGeneralCategory
    ? 'POST /get/productsByGeneralCategoryName'
    : 'POST /get/productsBySpecialityCategoryName'
  const products = await loadList(call, {
    query: { page: 1, limit: HOME_ROW_LIMIT },
    body: { categoryName: category.name },
  })
  return { category, row: rowMarkup(slugify(category.name), category.name, [...products].reverse()) }
}
