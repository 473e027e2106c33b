import type { MenuGroup, ProductSummary } from '@dawakit/core/contract'
import { FOOTER_PRODUCTS, nameKey } from '@dawakit/core/product'
import { keep } from './keep.ts'
import { loadList } from './load.ts'
import { shop } from './shop.ts'

export interface LayoutData {
  menuGroups: MenuGroup[]
  /** The first products by lower-cased name. */
  footerProducts: FooterProduct[]
  support: { phone: string; email: string }
}

export type FooterProduct = Pick<
  ProductSummary,
  'name' | 'slug' | 'isGeneralProduct' | 'generalCategory' | 'specialityCategory'
>

/** Milliseconds for which header and footer may lag behind the catalogue. */
const FRESH_MS = 60_000

/** What every page's header and footer show. A part that fails is empty. */
export const layoutData: () => Promise<LayoutData> = keep(FRESH_MS, read)

async function read(): Promise<LayoutData> {
  const { config } = await shop()
  const [menuGroups, footerProducts] = await Promise.all([
    loadList('GET /get/menu-groups'),
    firstProducts().catch(() => []),
  ])
  return {
    menuGroups: menuGroups.filter((group) => group.categories.length > 0),
    footerProducts,
    support: { phone: config.store.supportPhone, email: config.store.supportEmail },
  }
}

/** By the index on the name: never the whole catalogue. */
async function firstProducts(): Promise<FooterProduct[]> {
  const { db } = await shop()
  const rows = await db
    .selectFrom('product')
    .leftJoin('category', 'category.id', 'product.category_id')
    .select(['product.name', 'product.slug', 'category.name as category', 'product.is_general'])
    .orderBy('product.name_key')
    .limit(FOOTER_PRODUCTS)
    .execute()
  return rows
    .map((row) => ({
      name: row.name,
      slug: row.slug,
      isGeneralProduct: row.is_general === 1,
      generalCategory: row.is_general === 1 ? row.category : null,
      specialityCategory: row.is_general === 1 ? null : row.category,
    }))
    .sort((one, other) => (nameKey(one.name) < nameKey(other.name) ? -1 : 1))
}
