import type { Invoice, InvoiceBatch, InvoiceLine } from '../contract/order.ts'
import type { CreditNote, CreditNoteLine } from '../contract/returns.ts'
import type { Paise } from '../money/paise.ts'
import type { BasisPoints } from './basis-points.ts'

type LineAmount = 'unitPrice' | 'gross' | 'discount' | 'taxable' | 'cgst' | 'sgst' | 'igst' | 'total'
type InvoiceSum = 'subTotal' | 'discount' | 'cgst' | 'sgst' | 'igst' | 'deliveryCharge' | 'grandTotal'
type CreditNoteSum = 'subTotal' | 'charge' | 'cgst' | 'sgst' | 'igst' | 'totalTax' | 'grandTotal'

/** Pieces of one batch on a paper as it is kept. */
export type PaperBatch = Omit<InvoiceBatch, 'mrp'> & { mrp?: Paise }

interface PaperBatches {
  batches?: PaperBatch[]
}

/** A line of an invoice as it is kept: the contract's {@link InvoiceLine} in paise and basis points. */
export type InvoicePaperLine = Omit<InvoiceLine, LineAmount | 'gstRate' | 'batches'> &
  Record<LineAmount, Paise> &
  PaperBatches & { gst: BasisPoints }

/** An invoice as it is kept. `totalTax` is not in those issued before it was stated. */
export type InvoicePaper = Omit<Invoice, InvoiceSum | 'totalTax' | 'lines' | 'deliveryLine'> &
  Record<InvoiceSum, Paise> & {
    totalTax?: Paise
    lines: InvoicePaperLine[]
    deliveryLine: InvoicePaperLine | null
  }

/** A line of a credit note as it is kept: the contract's {@link CreditNoteLine} in paise and basis points. */
export type CreditNotePaperLine = Omit<CreditNoteLine, LineAmount | 'charge' | 'gstRate' | 'batches'> &
  Record<LineAmount | 'charge', Paise> &
  PaperBatches & { gst: BasisPoints }

/** A credit note as it is kept. */
export type CreditNotePaper = Omit<CreditNote, CreditNoteSum | 'lines' | 'deliveryLine'> &
  Record<CreditNoteSum, Paise> & {
    lines: CreditNotePaperLine[]
    deliveryLine: CreditNotePaperLine | null
  }
