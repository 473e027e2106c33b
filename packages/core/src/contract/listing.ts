import type { ProductSummary } from './product.ts'

/** What a listing is of: a category or menu group of either kind, a brand, or what a text finds by name. */
export type ListingKind = 'general' | 'speciality' | 'brand' | 'search'

/** Filters travel as lists with commas between; values that mean nothing are left out, an unknown order is `popularity`. */
export interface ListingQuery {
  kind: ListingKind
  /** Name or slug of the category, group or brand; the text of a search. */
  name: string
  /** Of a category; of a group, one of its categories. */
  subCategory?: string
  /** `popularity`, `price`, `unit-price` (the cheapest first) or `discount` (the largest first). */
  sort?: string
  /** Slugs of brands. */
  brand?: string
  /** Ranges of the selling price: `0-100`, `100-250`, `250-500`, `500-1000`, `1000-`. */
  price?: string
  /** `yes`, `no`. */
  prescription?: string
  /** `in`. */
  stock?: string
}

/** One value to filter by, and how many products it would leave beside the other filters. */
export interface FacetValue {
  /** As the query takes it. */
  value: string
  /** Of a brand; the other values are named by who shows them. */
  name?: string
  count: number
  isChosen: boolean
}

export interface ListingFacets {
  /** Those with most products, and those that were asked for. */
  brand: FacetValue[]
  price: FacetValue[]
  prescription: FacetValue[]
  stock: FacetValue[]
}

export interface Listing {
  products: ProductSummary[]
  facets: ListingFacets
}
