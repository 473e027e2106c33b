import type { Invoice } from '@dawakit/core/contract'
import { formatAmount, sumPaise } from '@dawakit/core/money'
import { type TaxSummaryRow, taxSummary } from '@dawakit/core/tax'
import type { InvoiceWords } from './invoice-rows.ts'

export interface TaxSummaryTable {
  titles: string[]
  rows: string[][]
  /** The sum of every column of amounts. */
  sums: string[]
}

/** The taxes by HSN code and rate as they are read, on screen and on paper. */
export function taxSummaryTable(invoice: Invoice, { labels }: InvoiceWords): TaxSummaryTable {
  const { columns } = labels
  const taxes = invoice.igst > 0 ? (['igst'] as const) : (['cgst', 'sgst'] as const)
  const amounts = ['taxable', ...taxes, 'total'] as const
  const rows = taxSummary(invoice)
  const print = (of: Pick<TaxSummaryRow, (typeof amounts)[number]>) =>
    amounts.map((name) => formatAmount(of[name]))
  const sumOf = (name: (typeof amounts)[number]) => formatAmount(sumPaise(rows.map((row) => row[name])))
  return {
    titles: [columns.hsn, columns.tax, columns.taxable, ...taxes.map((tax) => labels[tax]), columns.total],
    rows: rows.map((row) => [row.hsnCode, `${row.gstRate}%`, ...print(row)]),
    sums: [columns.total, '', ...amounts.map(sumOf)],
  }
}
