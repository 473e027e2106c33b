import { type Paise, sumPaise } from '../money/paise.ts'
import type { BasisPoints } from './basis-points.ts'
import type { InvoicePaper, InvoicePaperLine } from './papers.ts'

type Taxes = Record<'taxable' | 'cgst' | 'sgst' | 'igst' | 'total', Paise>

/** What an invoice has of one HSN code at one rate of GST. */
export interface TaxPaperRow extends Taxes {
  hsnCode: string
  gst: BasisPoints
}

/**
 * An invoice by HSN code and rate of GST, in the order of the codes and then of the rates: each column sums to the
 * invoice's own, to the paisa. The delivery fee is among them under its service code, but for an invoice issued before the
 * total tax was stated, whose taxes are the goods' alone.
 *
 * @source docs/sources.md#tax-summary
 */
export function taxesOfPaper({
  lines,
  deliveryLine,
  totalTax,
}: Pick<InvoicePaper, 'lines' | 'deliveryLine' | 'totalTax'>): TaxPaperRow[] {
  const taxed = deliveryLine && totalTax !== undefined ? [...lines, deliveryLine] : lines
  const kinds = new Map<string, [InvoicePaperLine, ...InvoicePaperLine[]]>()
  for (const line of taxed) {
    const key = `${line.hsnCode} ${line.gst}`
    kinds.set(key, [line, ...(kinds.get(key) ?? [])])
  }
  return [...kinds.values()]
    .map((kind) => {
      const sumOf = (name: keyof Taxes) => sumPaise(kind.map((line) => line[name]))
      const [{ hsnCode, gst }] = kind
      return {
        hsnCode,
        gst,
        taxable: sumOf('taxable'),
        cgst: sumOf('cgst'),
        sgst: sumOf('sgst'),
        igst: sumOf('igst'),
        total: sumOf('total'),
      }
    })
    .sort((one, other) => order(one.hsnCode, other.hsnCode) || one.gst - other.gst)
}

const order = (one: string, other: string) => (one < other ? -1 : Number(one > other))
