import { type Paise, paise } from '@dawakit/core/money'
import { BadValue } from '@dawakit/lists/values'
import type { Selectable } from 'kysely'
import { discountOf } from '../../catalogue/products/discount-of.ts'
import type { ProductTable } from '../../ground/database/schema/catalogue.ts'
import type { ImportedProduct } from './product-row.ts'

type Prices = Pick<Selectable<ProductTable>, 'mrp_paise' | 'price_paise' | 'is_for_sale' | 'withheld'>

/**
 * The prices of a known product after a file that may have a column for one of them only. What is sold at its MRP goes
 * on being sold at it.
 *
 * @param printed - The lowest MRP that packs print which are sold: neither is above it. Null where none says any.
 * @throws {BadValue} when the file's price is above the MRP that is known.
 */
export function changedPrices(
  known: Prices,
  product: ImportedProduct,
  columns: ReadonlySet<string>,
  printed: Paise | null,
) {
  const isListed = columns.has('list_price')
  const said = columns.has('mrp') || isListed ? product.mrpPaise : known.mrp_paise || product.pricePaise
  const asked = columns.has('price') || isListed ? product.pricePaise || said : keptPrice(known, said)
  if (asked > said) throw new BadValue('price is above the MRP')
  const mrp = printed === null || said === 0 ? said : paise(Math.min(said, printed))
  const price = paise(Math.min(asked, mrp))
  const wanted = product.isWanted ?? (known.mrp_paise > 0 ? known.is_for_sale : 1)
  return {
    mrp_paise: mrp,
    price_paise: price,
    discount: discountOf(mrp, price),
    // What is withheld is not put on sale, and is no news at every list.
    is_for_sale: mrp > 0 && !known.withheld ? wanted : (0 as const),
  }
}

function keptPrice({ price_paise, mrp_paise }: Prices, mrp: Paise): Paise {
  return price_paise === mrp_paise || price_paise > mrp ? mrp : price_paise
}
