import type { Invoice, InvoiceLine } from '../contract/order.ts'
import type { CreditNote, CreditNoteLine } from '../contract/returns.ts'
import type { Paise } from '../money/paise.ts'
import type { BasisPoints } from './basis-points.ts'

type LineAmount = 'unitPrice' | 'gross' | 'discount' | 'taxable' | 'cgst' | 'sgst' | 'igst' | 'total'
type InvoiceSum = 'subTotal' | 'discount' | 'cgst' | 'sgst' | 'igst' | 'deliveryCharge' | 'grandTotal'
type CreditNoteSum = 'subTotal' | 'charge' | 'cgst' | 'sgst' | 'igst' | 'totalTax' | 'grandTotal'

/** A line of an invoice as it is kept: the contract's {@link InvoiceLine} in paise and basis points. */
export type InvoicePaperLine = Omit<InvoiceLine, LineAmount | 'gstRate'> &
  Record<LineAmount, Paise> & { gst: BasisPoints }

/** An invoice as it is kept. `totalTax` is not in those issued before it was stated. */
export type InvoicePaper = Omit<Invoice, InvoiceSum | 'totalTax' | 'lines' | 'deliveryLine'> &
  Record<InvoiceSum, Paise> & {
    totalTax?: Paise
    lines: InvoicePaperLine[]
    deliveryLine: InvoicePaperLine | null
  }

/** A line of a credit note as it is kept: the contract's {@link CreditNoteLine} in paise and basis points. */
export type CreditNotePaperLine = Omit<CreditNoteLine, LineAmount | 'charge' | 'gstRate'> &
  Record<LineAmount | 'charge', Paise> & { gst: BasisPoints }

/** A credit note as it is kept. */
export type CreditNotePaper = Omit<CreditNote, CreditNoteSum | 'lines' | 'deliveryLine'> &
  Record<CreditNoteSum, Paise> & {
    lines: CreditNotePaperLine[]
    deliveryLine: CreditNotePaperLine | null
  }
