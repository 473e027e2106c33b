import type { DosageForm, ProductSummary, Schedule } from '../contract/product.ts'

export interface CatalogueSalt {
  name: string
  /** As printed on the pack: '500mg', '125mg/5ml', '1% w/w'. Empty where a pack does not say. */
  strength: string
}

/** One product of the shop: a row to insert as it is. Each variant is a product of its own. */
export interface CatalogueProduct {
  /** `p` and seven characters of the slug's hash: the same as long as the slug is. */
  id: string
  name: string
  /** Unique over the catalogue. */
  slug: string
  /** One plain sentence, as the lists and the breadcrumb show it. */
  description: string
  /** HTML: the key facts as a short list. */
  shortDescription: string
  /** HTML: what it is, what it is for, how to keep it. */
  longDescription: string
  /** HTML, empty when there is nothing to say. */
  instructions: string
  /** HTML, empty for goods that are no medicine. */
  sideEffects: string
  /** Whole paise. */
  mrpPaise: number
  /** Selling price in whole paise, taxes inside; never above `mrpPaise`. */
  pricePaise: number
  /** Whole percent off the MRP, rounded; 0 means none. */
  discountPercent: number
  manufacturer: string
  /** Slug of the row in `brands`. */
  brandSlug: string
  brandName: string
  packageSize: string
  dosageForm: DosageForm
  unitsPerPack: number | null
  unit: ProductSummary['unit']
  salts: CatalogueSalt[]
  /** As the composition chips show it: 'Paracetamol (500mg)'. */
  saltComposition: string[]
  /** Equal for medicines of the same salts, strengths and kind of form: the alternatives of each other. Null for general goods. */
  compositionKey: string | null
  schedule: Schedule
  isPrescriptionNeeded: boolean
  isColdChainNeeded: boolean
  isGeneralProduct: boolean
  generalCategory: string | null
  generalSubCategory: string | null
  specialityCategory: string | null
  specialitySubCategory: string | null
  hsn: string
  /** Percent of GST inside the price, on the day that the rows were asked for. */
  gstRate: number
  stock: number
  stockAlertThreshold: number
  /** Higher sells more; orders the lists. 1 to 10,000. */
  popularity: number
  isForSale: boolean
  /** Same for all variants of one article; null when it has none. */
  variantGroup: string | null
  /** True for the variant that stands for its group in lists, and for every product without variants. */
  isMainVariant: boolean
  primaryType: string | null
  primaryValue: string | null
  secondaryType: string | null
  secondaryValue: string | null
  /** The second product of the bought-together offer. */
  pairProductId: string | null
  /** Path below the API's base: `/images/packs/{id}.svg`. */
  thumbnail: string
  gallery: { id: string; url: string }[]
  /** True for products of the benchmark generator. */
  isGenerated: boolean
}

export interface CatalogueBrand {
  id: string
  slug: string
  name: string
  logo: string
}

export interface CatalogueCategory {
  id: string
  slug: string
  name: string
  isGeneral: boolean
  /** Name of the menu group. */
  parentGroup: string
  subCategories: string[]
  logo: string
  banners: { id: string; url: string }[]
  sortOrder: number
}

export interface CatalogueMenuGroup {
  id: string
  slug: string
  name: string
  logo: string
  sortOrder: number
}

export interface CatalogueReviewer {
  id: string
  username: string
}

/** At most one per reviewer and product. */
export interface CatalogueReview {
  id: string
  productId: string
  reviewerId: string
  username: string
  /** 1 to 5. */
  rating: number
  review: string
  /** ISO 8601. */
  date: string
}

export interface CatalogueBanner {
  id: string
  title: string
  description: string
  image: string
  category: string
  isGeneralCategory: boolean
  /** 'carousel' is the home page's; 'phone' is one of the four that phones show; 'ads' the advertisement block. */
  placement: 'carousel' | 'phone' | 'ads'
  sortOrder: number
}

export interface CatalogueOffer {
  id: string
  name: string
  /** Percent. */
  offer: number
  /** CSS colour of the card. */
  color: string
  category: string
  isGeneralCategory: boolean
  largeImage: string
  smallImage: string
  sortOrder: number
}

export interface CatalogueDeal {
  productId: string
  sortOrder: number
}

export interface CatalogueDynamicCategory {
  id: string
  name: string
  isGeneralCategory: boolean
  sortOrder: number
}

export interface CataloguePageBanner {
  page: string
  title: string
  description: string
}

export interface CatalogueCoupon {
  /** The code that a customer types. */
  name: string
  /** Uses left over all customers; 0 is used up. */
  maxLimit: number
  discountPercentage: number
  /** ISO 8601. */
  expireDate: string
  /** `all` counts for products to come too. */
  productIds: string[] | 'all'
}

export interface CatalogueNotification {
  id: string
  title: string
  description: string
  link: string
  /** ISO 8601. */
  createdAt: string
}

export interface CatalogueRows {
  products: CatalogueProduct[]
  brands: CatalogueBrand[]
  categories: CatalogueCategory[]
  menuGroups: CatalogueMenuGroup[]
  reviewers: CatalogueReviewer[]
  reviews: CatalogueReview[]
  banners: CatalogueBanner[]
  offers: CatalogueOffer[]
  deals: CatalogueDeal[]
  dynamicCategories: CatalogueDynamicCategory[]
  pageBanners: CataloguePageBanner[]
  coupons: CatalogueCoupon[]
  notifications: CatalogueNotification[]
}
