import type { Invoice } from '../contract/order.ts'
import { fromRupees } from '../money/paise.ts'
import { toPercent } from './basis-points.ts'
import { invoiceLineInPaise } from './papers-in-rupees.ts'
import { type TaxPaperRow, taxesOfPaper } from './taxes-of-paper.ts'

/** {@link TaxPaperRow} with its rate as the contract carries it. */
export interface TaxSummaryRow extends Omit<TaxPaperRow, 'gst'> {
  /** Percent. */
  gstRate: number
}

/** {@link taxesOfPaper} of an invoice as the contract carries it. */
export function taxSummary({
  lines,
  deliveryLine,
  totalTax,
}: Pick<Invoice, 'lines' | 'deliveryLine' | 'totalTax'>): TaxSummaryRow[] {
  const rows = taxesOfPaper({
    lines: lines.map(invoiceLineInPaise),
    deliveryLine: deliveryLine && invoiceLineInPaise(deliveryLine),
    ...(totalTax !== undefined && { totalTax: fromRupees(totalTax) }),
  })
  return rows.map(({ hsnCode, gst, ...taxes }) => ({ hsnCode, gstRate: toPercent(gst), ...taxes }))
}
