export { creditNoteLabels } from '../invoice/credit-note-labels.ts'
export { createCreditNotePdf, creditNoteFileName } from '../invoice/credit-note-pdf.ts'
export { invoiceLabels } from '../invoice/invoice-labels.ts'
export { createInvoicePdf, invoiceFileName } from '../invoice/invoice-pdf.ts'
export { addressLines } from '../invoice/invoice-rows.ts'
export { fullMobileNumber } from '../mobile-field/mobile-number.ts'
export { openPaper, type PaperFacts } from './open-paper.ts'
export {
  BODY,
  BRAND,
  EDGE,
  INK,
  type Ink,
  MUTED,
  PAGE,
  type Paper,
  type PaperPage,
  SMALL,
  TINT,
  WARNING_TINT,
} from './paper.ts'
export { type Column, drawRow, drawTitles, LEADING, ROW_GAP, rowHeight, type Table } from './paper-table.ts'
export { saveFile } from './save-file.ts'
