import type { MenuGroup, ProductSummary } from '@dawakit/core/contract'
import type { Brand } from '@dawakit/server'
import { keepShown } from './keep-shown.ts'
import { loadList } from './load.ts'
import { shop } from './shop.ts'

/** Products that the footer lists. */
const FOOTER_PRODUCTS = 6

export interface LayoutData {
  menuGroups: MenuGroup[]
  /** The first products by lower-cased name. */
  footerProducts: FooterProduct[]
  support: { phone: string; email: string }
  brand: Brand
}

export type FooterProduct = Pick<
  ProductSummary,
  'name' | 'slug' | 'isGeneralProduct' | 'generalCategory' | 'specialityCategory'
>

/** What every page's header and footer show. A part that fails is empty. */
export const layoutData = (): Promise<LayoutData> => keepShown('layout', read, { of: 'catalogue' })

async function read(): Promise<LayoutData> {
  const { config } = await shop()
  const [menuGroups, footerProducts] = await Promise.all([
    loadList('GET /get/menu-groups'),
    loadList('GET /get/products', { query: { sort: 'name', limit: FOOTER_PRODUCTS } }),
  ])
  return {
    menuGroups: menuGroups.filter((group) => group.categories.length > 0),
    footerProducts,
    support: { phone: config.store.supportPhone, email: config.store.supportEmail },
    brand: config.brand,
  }
}
