import { paise } from '@dawakit/core/money'
import type { SaleDays } from '@dawakit/core/shelf'
import {
  asSaid,
  type KeptBatch,
  mrpOfKept,
  type SoldBy,
  saySame,
  soldUnits,
  soldUntil,
  unnamedBatch,
  unsoldUnits,
  withFurther,
  withSaid,
  withUnnamed,
} from '../batches/stock-batches.ts'
import type { ImportedProduct } from './product-row.ts'

/** How a list is meant. */
export interface ListedAs {
  /** yyyy-mm-dd in India. */
  day: string
  saleDays: SaleDays
  importNumber: number | null
  /** Its rows are what an earlier import did not keep: batches come to those that are there. */
  isMended: boolean
  /** Of a product by its id. */
  isRecalled: (productId: string, batch: string) => boolean
}

interface Known {
  row: { id: string; price_paise: number; dosage_form: string }
  free: number
  batches: readonly KeptBatch[]
}

/**
 * What a row says of batches that are kept already. A list says all of a product's batches and its whole stock; what an
 * earlier import did not keep comes to both, once, and lowers a price that none of them prints. What of it is not sold is no stock.
 *
 * @returns `batches` null where they are no others
 */
export function ofBatches(
  known: Known,
  product: ImportedProduct,
  listed: ListedAs,
): { product: ImportedProduct; batches: KeptBatch[] | null } {
  const { importNumber, isMended } = listed
  const soldBy = soldByOf(listed, known.row)
  if (product.batches === null) {
    if (!isMended || product.stock === null) return { product, batches: null }
    const unnamed = unnamedBatch(product.stock, importNumber)
    const { free: stock, batches } = withUnnamed(known.batches, known.free, unnamed, soldBy)
    return { product: { ...product, stock }, batches: saySame(known.batches, batches) ? null : batches }
  }
  const said = asSaid(product.batches, importNumber)
  const all = isMended ? withFurther(known.batches, said, soldBy) : withSaid(known.batches, said, soldBy)
  const batches = saySame(known.batches, all) ? null : all
  if (!isMended) return { product: asSold(product, all, soldBy), batches }
  const mrpPaise = mrpOfKept(all, soldBy) ?? product.mrpPaise
  const asked = known.row.price_paise || product.pricePaise
  const pricePaise = paise(Math.min(asked, product.pricePaise, mrpPaise))
  const free = known.free + soldUnits(all) - soldUnits(known.batches)
  return { product: { ...product, mrpPaise, pricePaise, stock: Math.max(0, free) }, batches }
}

/** The same of a product that is new. */
export function ofFirstBatches(
  row: { id: string; dosage_form: string },
  product: ImportedProduct,
  listed: ListedAs,
): { product: ImportedProduct; batches: KeptBatch[] } {
  const { importNumber, isMended } = listed
  const soldBy = soldByOf(listed, row)
  if (product.batches) {
    const batches = withSaid([], asSaid(product.batches, importNumber), soldBy)
    return { product: asSold(product, batches, soldBy), batches }
  }
  const unnamed = isMended && product.stock !== null ? [unnamedBatch(product.stock, importNumber)] : []
  return { product, batches: withSaid([], unnamed, soldBy) }
}

const soldByOf = (
  { day, saleDays, isRecalled }: ListedAs,
  { id, dosage_form }: { id: string; dosage_form: string },
): SoldBy => ({
  day,
  until: soldUntil(day, saleDays, dosage_form),
  isRecalled: (batch) => isRecalled(id, batch),
})

/** A product without the stock, and at the MRP without the batches, that are not sold. */
function asSold(product: ImportedProduct, batches: readonly KeptBatch[], soldBy: SoldBy): ImportedProduct {
  const unsold = unsoldUnits(batches, soldBy.day)
  const printed = mrpOfKept(batches, soldBy)
  const mrpPaise = product.mrpPaise > 0 && printed !== null ? printed : product.mrpPaise
  const isAtMrp = product.pricePaise === product.mrpPaise
  return {
    ...product,
    mrpPaise,
    pricePaise: isAtMrp ? mrpPaise : paise(Math.min(product.pricePaise, mrpPaise)),
    stock: product.stock === null ? null : Math.max(0, product.stock - unsold),
  }
}
