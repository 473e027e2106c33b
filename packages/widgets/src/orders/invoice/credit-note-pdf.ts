import type { CreditNote } from '@dawakit/core/contract'
import type { jsPDF } from 'jspdf'
import type { CreditNoteLabels } from './credit-note-labels.ts'
import { creditNotePaper } from './credit-note-paper.ts'
import { createInvoicePdf } from './invoice-pdf.ts'
import type { InvoiceWords } from './invoice-rows.ts'

/** The file's name without its ending. */
export const creditNoteFileName = (number: string) => `CreditNote-${number.replaceAll('/', '-')}`

/** The credit note as a PDF, printed as its invoice was. */
export function createCreditNotePdf(
  note: CreditNote,
  words: InvoiceWords,
  labels: CreditNoteLabels,
): Promise<jsPDF> {
  const paper = creditNotePaper(note, words, labels)
  return createInvoicePdf(paper.invoice, paper.words)
}
