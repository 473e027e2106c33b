import type { CreditNote, CreditNoteLine, Invoice, InvoiceLine } from '@dawakit/core/contract'
import { formatDay, istDate } from '@dawakit/core/delivery'
import { fromRupees, sumPaise, toRupees } from '@dawakit/core/money'
import type { CreditNoteLabels } from './credit-note-labels.ts'
import type { InvoiceWords } from './invoice-rows.ts'

/** The paper of an invoice with what a credit note says on it. */
export interface CreditNotePaper {
  invoice: Invoice
  words: InvoiceWords
}

/** Coupon and restocking charge are what was taken off. */
function asInvoiceLine({ line: _, charge, discount, ...line }: CreditNoteLine): InvoiceLine {
  const takenOff = sumPaise([discount, charge].map(fromRupees))
  return { ...line, discount: toRupees(takenOff) }
}

/**
 * A credit note is printed as its invoice was: the same columns, the same taxes. What stands beside the addresses names
 * both, the return and its reason.
 */
export function creditNotePaper(
  note: CreditNote,
  words: InvoiceWords,
  labels: CreditNoteLabels,
): CreditNotePaper {
  const dayOf = (at: string) => formatDay(istDate(new Date(at)), words.dates)
  const { seller, billTo, placeOfSupply } = note
  const invoice: Invoice = {
    invoiceNumber: note.creditNoteNumber,
    invoiceDate: note.creditNoteDate,
    orderId: note.orderId,
    orderNumber: note.orderNumber,
    orderedAt: note.invoiceDate,
    seller,
    billTo,
    placeOfSupply,
    doctorName: '',
    paymentMethod: '',
    isCashOnDelivery: false,
    lines: note.lines.map(asInvoiceLine),
    deliveryLine: note.deliveryLine && asInvoiceLine(note.deliveryLine),
    subTotal: note.subTotal,
    discount: 0,
    cgst: note.cgst,
    sgst: note.sgst,
    igst: note.igst,
    totalTax: note.totalTax,
    deliveryCharge: note.deliveryLine?.total ?? 0,
    grandTotal: note.grandTotal,
    amountInWords: note.amountInWords,
    ...(note.isDemo && { isDemo: true }),
  }
  const facts: [string, string][] = [
    [labels.number, note.creditNoteNumber],
    [labels.date, dayOf(note.creditNoteDate)],
    [words.labels.invoiceNumber, note.invoiceNumber],
    [words.labels.invoiceDate, dayOf(note.invoiceDate)],
    [words.labels.orderNumber, note.orderNumber],
    [labels.returnNumber, note.returnNumber],
    [words.labels.placeOfSupply, `${placeOfSupply.state} (${placeOfSupply.stateCode})`],
    [labels.reason, note.reason],
  ]
  const columns = { ...words.labels.columns, discount: labels.discount }
  return { invoice, words: { ...words, facts, labels: { ...words.labels, title: labels.title, columns } } }
}
