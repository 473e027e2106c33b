import { istDate } from '@dawakit/core/delivery'
import { ratesInForce } from '@dawakit/core/tax'
import type { KnownProduct } from './change-product.ts'
import type { ImportedProduct } from './product-row.ts'

/**
 * Why a product cannot have the rate that its row says. What the list says nothing of is the known product's.
 *
 * @returns null where it says none, or one that is in force for these goods.
 */
export function rateProblem(
  product: Pick<ImportedProduct, 'gstSaid' | 'hsn' | 'salts'>,
  known: KnownProduct | undefined,
  { columns, at }: { columns: ReadonlySet<string>; at: number },
): string | null {
  if (!product.gstSaid) return null
  const { percent } = product.gstSaid
  const hsn = known && !columns.has('hsn') ? known.row.hsn : product.hsn
  const salts =
    known && !columns.has('composition')
      ? known.salts.map(({ salt }) => salt)
      : product.salts.map(({ name }) => name)
  const day = istDate(at)
  const rates = ratesInForce({ hsn, salts }, day)
  if (rates.includes(percent)) return null
  return `gst_rate "${percent}" is not in force for hsn ${hsn} on ${day}: ${rates.join(' or ')} is`
}
