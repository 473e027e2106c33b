import type {
  AdsBanner,
  Banner,
  Category,
  DynamicCategory,
  Offer,
  ProductSummary,
} from '@dawakit/core/contract'
import { HOME_ROW_LIMIT } from '@dawakit/core/product'
import { loadList } from '../server/load.ts'

export interface HomeRow {
  category: DynamicCategory
  products: ProductSummary[]
}

export interface HomeData {
  carousel: Banner[]
  generalCategories: Category[]
  specialityCategories: Category[]
  deals: ProductSummary[]
  ads: AdsBanner[]
  offers: Offer[]
  rows: HomeRow[]
}

/** All sections of the home page, loaded together. What fails is an empty list, never a failed page. */
export async function loadHome(): Promise<HomeData> {
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
    deals,
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
  return { category, products: [...products].reverse() }
}
