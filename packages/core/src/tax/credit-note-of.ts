import type { Invoice } from '../contract/order.ts'
import type { CreditNote } from '../contract/returns.ts'
import { fromPercent } from './basis-points.ts'
import {
  type CreditNotePaperSource,
  type CreditNotePaperSourceLine,
  creditNotePaperOf,
} from './credit-note-paper-of.ts'
import { creditNoteInRupees, invoiceLineInPaise } from './papers-in-rupees.ts'

/** {@link CreditNotePaperSourceLine} with its rate as the contract carries it. */
export interface CreditNoteSourceLine extends Omit<CreditNotePaperSourceLine, 'gst'> {
  /** Percent. */
  gstRate: number
}

/** {@link CreditNotePaperSource} with an invoice as the contract carries it. */
export interface CreditNoteSource extends Omit<CreditNotePaperSource, 'invoice' | 'lines'> {
  invoice: Invoice
  lines: readonly CreditNoteSourceLine[]
}

/** {@link creditNotePaperOf} an invoice of the contract, as the contract carries it. */
export function creditNoteOf({ invoice, lines, ...source }: CreditNoteSource): CreditNote {
  const { deliveryLine } = invoice
  return creditNoteInRupees(
    creditNotePaperOf({
      ...source,
      invoice: { ...invoice, deliveryLine: deliveryLine && invoiceLineInPaise(deliveryLine) },
      lines: lines.map(({ gstRate, ...line }) => ({ ...line, gst: fromPercent(gstRate) })),
    }),
  )
}
