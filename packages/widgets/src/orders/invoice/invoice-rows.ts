import type { Address, Invoice, InvoiceLine } from '@dawakit/core/contract'
import { type DateLabels, formatDay, istDate } from '@dawakit/core/delivery'
import { formatAmount, formatDetailPrice, fromRupees, sumPaise } from '@dawakit/core/money'
import { fullMobileNumber } from '../../controls/mobile-field/mobile-number.ts'
import type { InvoiceLabels } from './invoice-labels.ts'

/** The words of an invoice, on screen and on paper. */
export interface InvoiceWords {
  labels: InvoiceLabels
  dates: DateLabels
  /** What stands beside the addresses of another paper. @default that of an invoice */
  facts?: [name: string, value: string][]
}

/** An address in lines, empty ones left out. */
export function addressLines(address: Address): string[] {
  const { doorNumber, streetName, landMark, cityName, stateName, pincode, contactNumber } = address
  return [
    [doorNumber, streetName].filter(Boolean).join(', '),
    landMark,
    `${[cityName, stateName].filter(Boolean).join(', ')} ${pincode}`,
    contactNumber && fullMobileNumber(contactNumber),
  ].filter(Boolean)
}

/** The facts beside the addresses, by name. */
export function invoiceFacts(
  invoice: Invoice,
  { labels, dates }: InvoiceWords,
): [name: string, value: string][] {
  const { placeOfSupply, patient, pharmacist } = invoice
  const dayOf = (at: string) => formatDay(istDate(new Date(at)), dates)
  const orderedFor: [string, string][] = patient
    ? [[labels.patient, labels.patientOf(patient.name, patient.age)]]
    : []
  const checkedBy: [string, string][] = pharmacist
    ? [[labels.pharmacist, labels.pharmacistOf(pharmacist.name, pharmacist.registrationNumber)]]
    : []
  return [
    [labels.invoiceNumber, invoice.invoiceNumber],
    [labels.invoiceDate, dayOf(invoice.invoiceDate)],
    [labels.orderNumber, invoice.orderNumber],
    [labels.orderDate, dayOf(invoice.orderedAt)],
    [labels.placeOfSupply, `${placeOfSupply.state} (${placeOfSupply.stateCode})`],
    ...orderedFor,
    [labels.doctor, invoice.doctorName || labels.doctorMissing],
    ...checkedBy,
    [labels.paymentMethod, labels.methods[invoice.isCashOnDelivery ? 'cashOnDelivery' : 'online']],
  ]
}

/** Every line to print, the delivery fee last. */
export function invoiceLines(invoice: Invoice, { labels }: InvoiceWords): InvoiceLine[] {
  return invoice.deliveryLine
    ? [...invoice.lines, { ...invoice.deliveryLine, name: labels.delivery }]
    : invoice.lines
}

/** What stands below a line's name: who made it, and each batch with its pieces, its expiry, as 06/2029, and its MRP. */
export function lineNotes(
  { manufacturer = '', batches = [] }: InvoiceLine,
  { labels }: InvoiceWords,
): string[] {
  const ofBatches = batches.map(({ batch, expiresOn, quantity, mrp }) =>
    [
      labels.batch(batch, quantity),
      expiresOn && labels.expiry(expiresOn.split('-').reverse().join('/')),
      mrp !== undefined && labels.mrp(formatDetailPrice(mrp)),
    ]
      .filter(Boolean)
      .join(' · '),
  )
  return [manufacturer, ...ofBatches].filter(Boolean)
}

/** The tax of a line: its amount and its rate. */
export const lineTax = (line: InvoiceLine) =>
  formatAmount(sumPaise([line.cgst, line.sgst, line.igst].map(fromRupees)))

/**
 * The totals, in order: CGST and SGST, or IGST, as the server split them. They sum to the last. An invoice issued before
 * the total tax was stated has its delivery charge as charged, and the taxes of the goods alone.
 */
export function invoiceTotals(invoice: Invoice, { labels }: InvoiceWords): [name: string, value: string][] {
  const isIntegrated = invoice.igst > 0
  const { totalTax, deliveryLine } = invoice
  const hasTotalTax = totalTax !== undefined
  const rows: [string, number | false][] = [
    [labels.subTotal, invoice.subTotal],
    [labels.deliveryTaxable, hasTotalTax && (deliveryLine?.taxable ?? 0)],
    [labels.cgst, !isIntegrated && invoice.cgst],
    [labels.sgst, !isIntegrated && invoice.sgst],
    [labels.igst, isIntegrated && invoice.igst],
    [labels.totalTax, hasTotalTax && totalTax],
    [labels.delivery, !hasTotalTax && invoice.deliveryCharge],
    [labels.grandTotal, invoice.grandTotal],
  ]
  return rows.flatMap(([name, value]) => (value === false ? [] : [[name, formatDetailPrice(value)]]))
}

/** That the coupon is in the lines already; '' without one. */
export const discountNote = ({ discount }: Invoice, { labels }: InvoiceWords) =>
  discount > 0 ? labels.discountNote(formatDetailPrice(discount)) : ''
