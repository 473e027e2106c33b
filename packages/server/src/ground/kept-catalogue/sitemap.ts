import { productPath } from '@dawakit/core/product'
import { isOffered } from '../database/is-offered.ts'
import type { Database } from '../database/schema/index.ts'

/** What a store's sitemap lists: of all products at once, unlike any call. */
export interface Sitemap {
  brandSlugs(): Promise<string[]>
  productCount(): Promise<number>
  /** Paths of the products' pages, variants too, in an order that stays. */
  productPaths(range: { limit: number; offset: number }): Promise<string[]>
}

export function createSitemap(db: Database): Sitemap {
  return {
    async brandSlugs() {
      const rows = await db.selectFrom('brand').select('slug').orderBy('slug').execute()
      return rows.map(({ slug }) => slug)
    },
    async productCount() {
      const { count } = await db
        .selectFrom('product')
        .select((select) => select.fn.countAll().as('count'))
        .where(isOffered('product.id'))
        .executeTakeFirstOrThrow()
      return Number(count)
    },
    async productPaths({ limit, offset }) {
      const rows = await db
        .selectFrom('product')
        .leftJoin('category', 'category.id', 'product.category_id')
        .select(['product.name', 'product.slug', 'product.is_general', 'category.name as category'])
        .where(isOffered('product.id'))
        .orderBy('product.id')
        .limit(limit)
        .offset(offset)
        .execute()
      return rows.map(({ name, slug, is_general, category }) =>
        productPath({
          name,
          slug,
          isGeneralProduct: is_general === 1,
          generalCategory: category,
          specialityCategory: category,
        }),
      )
    },
  }
}
