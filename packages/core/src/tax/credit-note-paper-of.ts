import type { Instant } from '../delivery/ist-date.ts'
import { amountInWords } from '../money/amount-in-words.ts'
import { type Paise, paise, sumPaise } from '../money/paise.ts'
import type { BasisPoints } from './basis-points.ts'
import { splitGst } from './gst-split.ts'
import type { CreditNotePaper, CreditNotePaperLine, InvoicePaper, PaperBatch } from './papers.ts'
import { isSameState } from './state-of.ts'

/** What goes back of one line of the invoice. */
export interface CreditNotePaperSourceLine {
  /** Its place in the order's products, from 0. */
  line: number
  name: string
  hsnCode: string
  gst: BasisPoints
  /** Price of one, tax inside. */
  unitPrice: Paise
  /** Pieces that are credited; 0 where the price is reduced and nothing comes back. */
  quantity: number
  /** Their price after the coupon. */
  value: Paise
  /** The restocking charge, 0 to `value`. */
  charge: Paise
  /** Those that came back, as far as it is known. */
  batches?: PaperBatch[]
  /** What earlier credit notes have taken back of this line. */
  before: CreditedBefore
}

export type CreditedBefore = Record<'total' | 'cgst' | 'sgst' | 'igst', Paise>

/** What a credit note says again of its invoice. */
type CreditedInvoice = Pick<
  InvoicePaper,
  | 'invoiceNumber'
  | 'invoiceDate'
  | 'orderId'
  | 'orderNumber'
  | 'seller'
  | 'billTo'
  | 'placeOfSupply'
  | 'deliveryLine'
  | 'isDemo'
>

export interface CreditNotePaperSource {
  creditNoteNumber: string
  issuedAt: Instant
  invoice: CreditedInvoice
  returnNumber: string
  reason: string
  lines: readonly CreditNotePaperSourceLine[]
  /** The delivery fee goes back, too. */
  isDeliveryBack: boolean
}

/**
 * The taxes of a part of a line: what is left of them when the taxes of all that has been credited by now are worked out
 * at once. So the notes of a line never take back more tax than its invoice has, and all of it when all of it comes back.
 */
function taxesOf({ gst, before }: CreditNotePaperSourceLine, total: Paise, isIntraState: boolean) {
  const byNow = splitGst({ gross: paise(before.total + total), rate: gst, isIntraState })
  const rest = (name: 'cgst' | 'sgst' | 'igst', most: number) =>
    paise(Math.min(Math.max(byNow[name] - before[name], 0), most))
  const half = Math.floor(total / 2)
  const cgst = rest('cgst', half)
  const sgst = rest('sgst', half)
  const igst = rest('igst', total)
  return { taxable: paise(total - cgst - sgst - igst), cgst, sgst, igst }
}

function creditedLine(source: CreditNotePaperSourceLine, isIntraState: boolean): CreditNotePaperLine {
  const { line, name, hsnCode, batches, quantity, gst, unitPrice, value, charge } = source
  const named = batches === undefined ? {} : { batches }
  const gross = paise(unitPrice * quantity)
  const total = paise(value - charge)
  // Of a price reduction no piece comes back.
  const discount = quantity === 0 ? paise(0) : paise(gross - value)
  const taxes = taxesOf(source, total, isIntraState)
  return { line, name, hsnCode, ...named, quantity, gst, unitPrice, gross, discount, charge, ...taxes, total }
}

/**
 * The credit note of what has come back of an invoice. Its lines are those of the invoice with the pieces that are credited;
 * a restocking charge is kept of the price, so that its tax is not taken back. The taxable values, of the goods and of the
 * delivery, and the total tax sum to the grand total, which is what is paid back.
 *
 * @throws {RangeError} when the invoice has no delivery fee and it is to go back.
 * @source docs/sources.md#credit-note
 */
export function creditNotePaperOf(source: CreditNotePaperSource): CreditNotePaper {
  const { invoice } = source
  const isIntraState = isSameState(invoice.placeOfSupply.state, invoice.seller.state)
  const lines = source.lines.map((line) => creditedLine(line, isIntraState))
  const deliveryLine = source.isDeliveryBack ? deliveryOf(invoice) : null
  const sumOf = (name: 'taxable' | 'charge' | 'cgst' | 'sgst' | 'igst' | 'total') =>
    sumPaise(lines.map((line) => line[name]))
  const withDelivery = (name: 'cgst' | 'sgst' | 'igst' | 'total') =>
    paise(sumOf(name) + (deliveryLine?.[name] ?? 0))
  const taxes = {
    cgst: withDelivery('cgst'),
    sgst: withDelivery('sgst'),
    igst: withDelivery('igst'),
  }
  const grandTotal = withDelivery('total')
  const { invoiceNumber, invoiceDate, orderId, orderNumber, seller, billTo, placeOfSupply } = invoice
  return {
    creditNoteNumber: source.creditNoteNumber,
    creditNoteDate: new Date(Number(source.issuedAt)).toISOString(),
    invoiceNumber,
    invoiceDate,
    orderId,
    orderNumber,
    returnNumber: source.returnNumber,
    reason: source.reason,
    seller,
    billTo,
    placeOfSupply,
    lines,
    deliveryLine,
    subTotal: sumOf('taxable'),
    charge: sumOf('charge'),
    ...taxes,
    totalTax: sumPaise(Object.values(taxes)),
    grandTotal,
    amountInWords: amountInWords(grandTotal),
    ...(invoice.isDemo ? { isDemo: true } : {}),
  }
}

/** The delivery fee goes back as it was invoiced. */
function deliveryOf({ deliveryLine }: CreditedInvoice): CreditNotePaperLine {
  if (!deliveryLine) throw new RangeError('The invoice has no delivery fee that could go back.')
  return { ...deliveryLine, line: -1, charge: paise(0) }
}
