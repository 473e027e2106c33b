import type { AdsBanner, Banner, Category, Product, ProductSummary } from '@dawakit/core/contract'

/** What the pages show, as the store's API answers it. */
export interface PlainData {
  carousel: Banner[]
  categories: WithPath<Category>[]
  ads: AdsBanner[]
  rows: { title: string; products: Card[] }[]
  pages: ProductPage[]
}

/** With the address of its page, `/product/category/slug`. */
export type WithPath<Thing> = Thing & { path: string }
export type Card = WithPath<ProductSummary>

export interface ProductPage {
  product: WithPath<Product>
  alternatives: Card[]
  similar: Card[]
}
