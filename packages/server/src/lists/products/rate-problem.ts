import { istDate } from '@dawakit/core/delivery'
import { gstInForce, toPercent } from '@dawakit/core/tax'
import type { KnownProduct } from './change-product.ts'
import type { ImportedProduct } from './product-row.ts'

/**
 * Why a product cannot have the rate that its row says. What the list says nothing of is the known product's.
 *
 * @returns null where it says none, or one that is in force for these goods.
 */
export function rateProblem(
  product: Pick<ImportedProduct, 'gstSaid' | 'hsn' | 'isHsnSaid' | 'salts'>,
  known: KnownProduct | undefined,
  { columns, at }: { columns: ReadonlySet<string>; at: number },
): string | null {
  if (!product.gstSaid) return null
  const { rate } = product.gstSaid
  const hsn = known && !columns.has('hsn') ? known.row.hsn : product.hsn
  const salts =
    known && !columns.has('composition')
      ? known.salts.map(({ salt }) => salt)
      : product.salts.map(({ name }) => name)
  const day = istDate(at)
  const rates = gstInForce({ hsn, salts }, day)
  if (rates.includes(rate)) return null
  const isGuessed = !product.isHsnSaid && (!known || columns.has('hsn'))
  const code = isGuessed ? `${hsn}, which these goods were taken for,` : hsn
  const hint = isGuessed ? '; a column hsn says what they are' : ''
  return `gst_rate "${toPercent(rate)}" is not in force for hsn ${code} on ${day}: ${rates.map(toPercent).join(' or ')} is${hint}`
}
