import type { ToOrderRow } from '@dawakit/core/contract'
import { SUPPLIER_ORDER_LINES_MAX } from '@dawakit/core/purchase'

/** How many packs somebody wrote, by product; and from whom that came last. */
export type Written = Readonly<Record<string, { text: string; from: string | null }>>

interface Line {
  productId: string
  units: number
}

const isNumber = ({ units }: Line) => Number.isInteger(units) && units > 0
const linesOf = (written: Written): Line[] =>
  Object.entries(written).map(([productId, { text }]) => ({ productId, units: Number(text) }))

/** What stands in a product's field. What is another's to bring is ordered where somebody says how many. */
export const packsOf = (
  row: Pick<ToOrderRow, 'productId' | 'supplierId' | 'proposed'>,
  supplierId: string,
  written: Written,
): string =>
  written[row.productId]?.text ??
  (supplierId === '' || row.supplierId === supplierId ? String(row.proposed) : '')

/** What this page shows, and what was written on another one. */
export function linesOfPage(
  rows: readonly Pick<ToOrderRow, 'productId' | 'supplierId' | 'proposed'>[],
  supplierId: string,
  written: Written,
): Line[] {
  const shown = rows.map((row) => ({
    productId: row.productId,
    units: Number(packsOf(row, supplierId, written)),
  }))
  const others = linesOf(written).filter(({ productId }) => !shown.some((row) => row.productId === productId))
  return [...shown, ...others].filter(isNumber)
}

/**
 * All that is found of a supplier, on every page; what is written stands as it is written.
 *
 * @param found - So many products are proposed of it.
 * @returns what is sent, of how many products that orders, and how many there would be without a limit
 */
export function wholeOf(supplierId: string, written: Written, found: number) {
  const lines = linesOf(written)
  const ordered = lines.filter(isNumber)
  const proposed = found - Object.values(written).filter(({ from }) => from === supplierId).length
  const of = ordered.length + Math.max(0, proposed)
  return {
    sent: {
      supplierId,
      lines: ordered,
      all: { without: lines.filter((line) => !isNumber(line)).map(({ productId }) => productId) },
    },
    orders: Math.min(of, SUPPLIER_ORDER_LINES_MAX),
    of,
  }
}
