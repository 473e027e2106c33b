import type { CatalogueProduct, CatalogueRows } from './rows.ts'
import type { SaltFacts } from './salt-facts.ts'

/** What a shop can be opened with while it has nothing of its own. A server without one opens empty. */
export interface ReferenceCatalogue {
  /**
   * Everything that fills an empty shop, asked for once in its life.
   *
   * @param at - Reviews and notifications lie before it, coupons end around it, GST rates are those of its day.
   */
  rows(at: Date): CatalogueRows
  /**
   * Made-up products to measure with, marked `isGenerated`, one by one. The first `n` are the same for every count.
   *
   * @param day - yyyy-mm-dd in Asia/Kolkata, whose GST rates hold.
   */
  generate(count: number, day: string): Iterable<CatalogueProduct>
  /** Facts, not products: they serve the imports of a shop that opens empty too. */
  salts(): readonly SaltFacts[]
}
