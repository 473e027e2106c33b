import type { ProductSummary } from '@dawakit/client'
import type { ChosenVariant } from '@dawakit/core/contract'
import type { SoldBy } from '../card-action/sold-product.ts'
import { productsOf } from './card-data.ts'

/** What markup sells, by the data that came with it: read when it is first asked for. */
export interface Sold {
  /** All products by their ids, those that came since with them. */
  products(): ReadonlyMap<string, ProductSummary>
  by: SoldBy
}

export function soldIn(root: ParentNode): Sold {
  const read = new WeakSet<Element>()
  const known = new Map<string, ProductSummary>()
  const products = () => {
    for (const table of root.querySelectorAll('[data-dawa-products]')) {
      if (read.has(table)) continue
      read.add(table)
      for (const product of productsOf(table)) known.set(product._id, product)
    }
    return known
  }
  return {
    products,
    by(element) {
      const { dawaProduct: id = '', dawaVariant = 'null' } =
        element.closest<HTMLElement>('[data-dawa-product]')?.dataset ?? {}
      const product = known.get(id) ?? products().get(id)
      return product ? { product, variant: JSON.parse(dawaVariant) as ChosenVariant | null } : null
    },
  }
}
