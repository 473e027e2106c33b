import type { Invoice, InvoiceBatch, InvoiceLine } from '../contract/order.ts'
import type { CreditNote } from '../contract/returns.ts'
import { fromRupees, toRupees } from '../money/paise.ts'
import { fromPercent, toPercent } from './basis-points.ts'
import type {
  CreditNotePaper,
  CreditNotePaperLine,
  InvoicePaper,
  InvoicePaperLine,
  PaperBatch,
} from './papers.ts'

/** What of a paper and its lines is money. */
const AMOUNTS: ReadonlySet<string> = new Set([
  'unitPrice',
  'gross',
  'discount',
  'charge',
  'taxable',
  'cgst',
  'sgst',
  'igst',
  'total',
  'subTotal',
  'totalTax',
  'deliveryCharge',
  'grandTotal',
  'mrp',
])

/** A kept invoice as the contract carries it, each field in its place; what an older one lacks is not in it. */
export const invoiceInRupees = (paper: InvoicePaper) => inRupees(paper) as Invoice

/** A kept credit note as the contract carries it. */
export const creditNoteInRupees = (paper: CreditNotePaper) => inRupees(paper) as CreditNote

type Part = InvoicePaper | CreditNotePaper | InvoicePaperLine | CreditNotePaperLine | PaperBatch

function inRupees(part: Part): object {
  return Object.fromEntries(
    Object.entries(part).map(([name, value]) => {
      if (name === 'gst') return ['gstRate', toPercent(value)]
      if (name === 'lines' || name === 'batches') return [name, value.map(inRupees)]
      if (name === 'deliveryLine') return [name, value && inRupees(value)]
      return [name, AMOUNTS.has(name) ? toRupees(value) : value]
    }),
  )
}

/** A line of an invoice of the contract as it is kept. */
export function invoiceLineInPaise({ gstRate, batches, ...line }: InvoiceLine): InvoicePaperLine {
  return {
    ...line,
    ...(batches && { batches: batches.map(batchInPaise) }),
    gst: fromPercent(gstRate),
    unitPrice: fromRupees(line.unitPrice),
    gross: fromRupees(line.gross),
    discount: fromRupees(line.discount),
    taxable: fromRupees(line.taxable),
    cgst: fromRupees(line.cgst),
    sgst: fromRupees(line.sgst),
    igst: fromRupees(line.igst),
    total: fromRupees(line.total),
  }
}

const batchInPaise = ({ mrp, ...batch }: InvoiceBatch): PaperBatch =>
  mrp === undefined ? batch : { ...batch, mrp: fromRupees(mrp) }
