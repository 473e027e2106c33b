import type { AdsBanner, Banner, Category, DynamicCategory, Offer } from '@dawakit/core/contract'
import { slugify } from '@dawakit/core/product'
import { storeHomeLabels as labels } from '../language/index.ts'
import { type RowMarkup, rowMarkup } from '../product/row-markup.ts'
import { keepShown } from '../server/keep-shown.ts'
import { loadList } from '../server/load.ts'

/** Products of a row of the home page. */
const HOME_ROW_LIMIT = 24

export interface HomeRow {
  category: DynamicCategory
  row: RowMarkup | null
}

export interface HomeData {
  carousel: Banner[]
  generalCategories: Category[]
  specialityCategories: Category[]
  deals: RowMarkup | null
  ads: AdsBanner[]
  offers: Offer[]
  rows: HomeRow[]
}

/** The stars of every deal. */
const DEAL_RATING = 4.5

/** All sections of the home page, loaded together. What fails is an empty list, never a failed page. */
export async function loadHome(): Promise<HomeData> {
  const [carousel, generalCategories, specialityCategories, deals, ads, rows] = await Promise.all([
    loadList('GET /get/carouselBanner'),
    loadList('GET /get/generalCategories'),
    loadList('GET /get/specialityCategories'),
    keepShown('deals', loadDeals),
    loadList('GET /get/adsBanner'),
    loadList('GET /get/dynamicCategories').then((categories) =>
      // Each by itself: an order changes some of their products every minute.
      Promise.all(categories.map((category) => keepShown(`row ${category._id}`, () => loadRow(category)))),
    ),
  ])
  return {
    carousel,
    generalCategories,
    specialityCategories,
    deals,
    ads,
    offers: ads.flatMap((banner) => banner.offers ?? []),
    rows,
  }
}

async function loadDeals(): Promise<RowMarkup | null> {
  const deals = await loadList('GET /get/dealsOfTheDay')
  return rowMarkup('deals-of-the-day', labels.deals, deals, (deal) => ({
    ...deal,
    packageSize: labels.dealPackage,
    ratingAverage: DEAL_RATING,
    ratingCount: 1,
    reviews: [],
  }))
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
