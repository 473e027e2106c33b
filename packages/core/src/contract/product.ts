import type { SafeHtml } from './safe-html.ts'

/** Prices in the contract are rupees as numbers with at most 2 decimals. Inside core and server money is whole paise. */
export type Rupees = number

/** An image is a URL string or an object that carries one; both readings of the specification are valid. */
export type ImageRef = string | { id?: string; url?: string; imageUrl?: string }

/** Schedule of the Drugs Rules 1945 that a medicine falls under; 'none' is free to sell over the counter. */
export type Schedule = 'H' | 'H1' | 'X' | 'C' | 'C1' | 'G' | 'OTC' | 'none'

export type DosageForm =
  | 'tablet'
  | 'capsule'
  | 'syrup'
  | 'suspension'
  | 'drops'
  | 'injection'
  | 'vial'
  | 'cream'
  | 'ointment'
  | 'gel'
  | 'lotion'
  | 'powder'
  | 'sachet'
  | 'inhaler'
  | 'spray'
  | 'patch'
  | 'suppository'
  | 'solution'
  | 'soap'
  | 'shampoo'
  | 'device'
  | 'kit'
  | 'box'
  | 'bottle'

export interface ProductAttribute {
  name: string
  values: string[]
}

/** One buyable variant of a product, chosen by its primary and (optional) secondary attribute. */
export interface ProductVariant {
  data: {
    primaryType: string
    primaryValue: string
    secondaryType?: string
    secondaryValue?: string
  }
  /** The variant's own product id: each variant is a product of its own in stock and cart. */
  productId: string
  slug: string
  salesPrice: Rupees
  purchasedPrice: Rupees
  discount: string
  packageSize: string
  totalStocks: number
  description?: string
  galleryImages?: ImageRef[]
}

export interface ProductRating {
  rating: number
}

/** A product as the lists, the search and the cards show it. */
export interface ProductSummary {
  _id: string
  name: string
  slug: string
  description: string
  thumbnailUrl: ImageRef
  /** MRP, maximum retail price, in rupees, taxes included. */
  purchasedPrice: Rupees
  /** Selling price in rupees, taxes included. */
  salesPrice: Rupees
  /** Percent off the MRP as a string; '0' means none. */
  discount: string
  manufacturerName: string
  packageSize: string
  brand: { name: string; slug: string } | null
  totalStocks: number
  stockAlertThreshold: number
  /** Most pieces in one order, where it has a number of its own: below 100. */
  maxPerOrder?: number | null
  isPrescriptionNeeded: boolean
  isColdChainNeeded: boolean
  saltComposition: string[]
  isGeneralProduct: boolean
  generalCategory: string | null
  specialityCategory: string | null
  generalSubCategory: string | null
  specialitySubCategory: string | null
  /** False where no price is published: shown, never sold. */
  isForSale: boolean
  dosageForm: DosageForm
  /** Units in a pack: 15 tablets, 100 ml; with `unit` the base of the price per unit. Null when unknown. */
  unitsPerPack: number | null
  unit: 'tablet' | 'capsule' | 'ml' | 'g' | 'piece' | 'dose' | null
  /** Average of the review ratings, 0 when there is none. */
  ratingAverage: number
  ratingCount: number
  /** The ratings alone, in lists; whole reviews on the product itself. */
  reviews?: ProductRating[]
}

export interface Review {
  rating: number
  review: string
  /** ISO 8601. */
  date: string
  username: string
  userId: string
  /** Only the reviewer sees their own address; else empty. */
  email: string
}

/** A product with all that its own page shows. */
export interface Product extends ProductSummary {
  shortListDescription: SafeHtml
  longListDescription: SafeHtml
  instructions: SafeHtml
  sideEffects: SafeHtml
  galleryImages: ImageRef[]
  reviews: Review[]
  attributes: ProductAttribute[]
  variants: ProductVariant[]
  /** The second product of the bought-together offer. */
  pair: ProductSummary | null
  /** HSN code, 4 to 8 digits. */
  hsnCode: string
  /** GST inside the price, in percent. */
  gstRate: number
}

/** An active ingredient that products have. */
export interface Salt {
  /** Without a strength. */
  name: string
  slug: string
}

export interface VariantSearchResult {
  productId: string
  primaryType: string
  primaryValue: string
  secondaryType: string
  secondaryValue: string
  productName: string
  name: string
  slug: string
  thumbnailurl: ImageRef
  packageSize?: string
  manufacturerName?: string
  salesPrice: Rupees
  purchasedPrice: Rupees
  discount: string
  isGeneralProduct: boolean
  generalCategory: string | null
  specialityCategory: string | null
}

export interface SearchResult {
  /** Products whose name starts with the text, best sellers first. */
  products: ProductSummary[]
  variants: VariantSearchResult[]
  /** Products whose salt composition matches; never mixed into `products`. */
  salts: ProductSummary[]
  /** When nothing starts with the text: names that have its words elsewhere, else names within one typing error. */
  didYouMean: ProductSummary[]
}
