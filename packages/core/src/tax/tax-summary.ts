import type { Invoice, InvoiceLine } from '../contract/order.ts'
import { fromRupees, type Paise, sumPaise } from '../money/paise.ts'

/** What an invoice has of one HSN code at one rate of GST. */
export interface TaxSummaryRow extends Pick<InvoiceLine, 'hsnCode' | 'gstRate'> {
  taxable: Paise
  cgst: Paise
  sgst: Paise
  igst: Paise
  total: Paise
}

/**
 * An invoice by HSN code and rate of GST, in the order of the codes and then of the rates: each column sums to the
 * invoice's own, to the paisa. The delivery fee is among them under its service code, but for an invoice issued before the
 * total tax was stated, whose taxes are the goods' alone.
 *
 * @source docs/sources.md#tax-summary
 */
export function taxSummary({
  lines,
  deliveryLine,
  totalTax,
}: Pick<Invoice, 'lines' | 'deliveryLine' | 'totalTax'>): TaxSummaryRow[] {
  const taxed = deliveryLine && totalTax !== undefined ? [...lines, deliveryLine] : lines
  const kinds = new Map<string, InvoiceLine[]>()
  for (const line of taxed) {
    const key = `${line.hsnCode} ${line.gstRate}`
    kinds.set(key, [...(kinds.get(key) ?? []), line])
  }
  return [...kinds.values()]
    .map((kind) => {
      const sumOf = (name: 'taxable' | 'cgst' | 'sgst' | 'igst' | 'total') =>
        sumPaise(kind.map((line) => fromRupees(line[name])))
      const [{ hsnCode, gstRate } = { hsnCode: '', gstRate: 0 }] = kind
      return {
        hsnCode,
        gstRate,
        taxable: sumOf('taxable'),
        cgst: sumOf('cgst'),
        sgst: sumOf('sgst'),
        igst: sumOf('igst'),
        total: sumOf('total'),
      }
    })
    .sort((one, other) => order(one.hsnCode, other.hsnCode) || one.gstRate - other.gstRate)
}

const order = (one: string, other: string) => (one < other ? -1 : Number(one > other))
