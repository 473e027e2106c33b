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
  const [carousel, generalCategories, specialityCategories, dealsRow, ads, rows] = await Promise.all([
    loadList('GET /get/carouselBanner'),
    loadList('GET /get/generalCategories'),
    loadList('GET /get/specialityCategories'),
    deals(),
    loadList('GET /get/adsBanner'),
    loadList('GET /get/dynamicCategories').then((categories) =>
      Promise.all(categories.map(async (category) => ({ category, row: await rowOf(category) }))),
    ),
  ])
  return {
    carousel,
    generalCategories,
    specialityCategories,
    deals: dealsRow,
    ads,
    offers: ads.flatMap((banner) => banner.offers ?? []),
    rows,
  }
}

/** The id that the row of deals is asked for by; the others have those of their categories. */
export const DEALS = 'deals'

/** One row of the home page; null when there is none of that id. */
export async function loadHomeRow(id: string): Promise<RowMarkup | null> {
  if (id === DEALS) return deals()
  const category = (await loadList('GET /get/dynamicCategories')).find(({ _id }) => _id === id)
  return category ? rowOf(category) : null
}

const deals = () => keepShown('deals', loadDeals)

/** Each by itself: an order changes some of their products every minute. */
const rowOf = (category: DynamicCategory) => keepShown(`row ${category._id}`, () => loadRow(category))

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
async function loadRow(category: DynamicCategory): Promise<RowMarkup | null> {
  const call = category.isGeneralCategory
    ? 'POST /get/productsByGeneralCategoryName'
    : 'POST /get/productsBySpecialityCategoryName'
  const products = await loadList(call, {
    query: { page: 1, limit: HOME_ROW_LIMIT },
    body: { categoryName: category.name },
  })
  return rowMarkup(slugify(category.name), category.name, [...products].reverse())
}
