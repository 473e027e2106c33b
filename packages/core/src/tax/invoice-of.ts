import type { Invoice, InvoiceLine, Order } from '../contract/order.ts'
import type { Instant } from '../delivery/ist-date.ts'
import { amountInWords } from '../money/amount-in-words.ts'
import { fromRupees, type Paise, paise, sumPaise, toRupees } from '../money/paise.ts'
import { DEFAULT_GST_RATE, gstSplit } from './gst-split.ts'
import { gstStateOf, isSameState } from './state-of.ts'

/** Service code (SAC) of the delivery charge: courier services. */
export const DELIVERY_SAC = '996812'

/** A line of the order with what the tax needs; money in paise. */
export interface InvoiceSourceLine {
  name: string
  hsnCode: string
  quantity: number
  /** Price of one, tax inside. */
  unitPrice: Paise
  /** The line's share of the coupon, 0 to quantity × unitPrice. */
  discount: Paise
  /** Percent. */
  gstRate: number
}

export interface InvoiceSource {
  invoiceNumber: string
  /** The day of delivery is the invoice's date. */
  deliveredAt: Instant
  order: Pick<
    Order,
    '_id' | 'orderNumber' | 'orderedAt' | 'shippingAddress' | 'doctorInfo' | 'deliveryCharge' | 'totalPrice'
  >
  lines: readonly InvoiceSourceLine[]
  /** `stateCode` is filled in from `state` when it is empty. */
  seller: Invoice['seller']
  /** What the document says in words, in the language of who issues it. */
  words: { delivery: string; doctorMissing: string; paymentMethod: string }
}

type LineInPaise = { [Field in keyof InvoiceLine]: InvoiceLine[Field] extends number ? number : string } & {
  taxable: Paise
  cgst: Paise
  sgst: Paise
  igst: Paise
  discount: Paise
  total: Paise
}

function taxedLine(line: InvoiceSourceLine, isIntraState: boolean): LineInPaise {
  const gross = paise(line.unitPrice * line.quantity)
  const total = paise(gross - line.discount)
  return {
    ...line,
    gross,
    ...gstSplit({ gross: total, ratePercent: line.gstRate, isIntraState }),
    total,
  }
}

function inRupees(line: LineInPaise): InvoiceLine {
  return {
    name: line.name,
    hsnCode: line.hsnCode,
    quantity: line.quantity,
    unitPrice: line.unitPrice / 100,
    gross: line.gross / 100,
    discount: line.discount / 100,
    taxable: line.taxable / 100,
    gstRate: line.gstRate,
    cgst: line.cgst / 100,
    sgst: line.sgst / 100,
    igst: line.igst / 100,
    total: line.total / 100,
  }
}

/**
 * The GST invoice of a delivered order. Every line's taxable value and taxes sum to what the line
 * cost after its discount; sub-total, taxes and delivery charge sum to the grand total, which is
 * what was charged. The sub-total and the taxes beside it are those of the goods; the delivery
 * charge is shown as charged, and its own line carries its tax.
 *
 * @throws {RangeError} when lines, discounts and delivery charge do not sum to the order's total.
 * @source docs/sources.md#invoice
 */
export function invoiceOf(source: InvoiceSource): Invoice {
  const { order, seller, words } = source
  const supplyState = order.shippingAddress.stateName
  const isIntraState = isSameState(supplyState, seller.state)
  const lines = source.lines.map((line) => taxedLine(line, isIntraState))
  const deliveryCharge = fromRupees(order.deliveryCharge)
  const sumOf = (field: 'taxable' | 'cgst' | 'sgst' | 'igst' | 'discount' | 'total') =>
    sumPaise(lines.map((line) => line[field]))
  const grandTotal = paise(sumOf('total') + deliveryCharge)
  const charged = fromRupees(order.totalPrice)
  if (grandTotal !== charged) {
    throw new RangeError(`The invoice's lines sum to ${grandTotal} paise, but ${charged} were charged.`)
  }
  const deliveryLine =
    deliveryCharge === 0
      ? null
      : taxedLine(
          {
            name: words.delivery,
            hsnCode: DELIVERY_SAC,
            quantity: 1,
            unitPrice: deliveryCharge,
            discount: paise(0),
            gstRate: DEFAULT_GST_RATE,
          },
          isIntraState,
        )
  return {
    invoiceNumber: source.invoiceNumber,
    invoiceDate: new Date(Number(source.deliveredAt)).toISOString(),
    orderId: order._id,
    orderNumber: order.orderNumber,
    orderedAt: order.orderedAt,
    seller: { ...seller, stateCode: seller.stateCode || (gstStateOf(seller.state)?.code ?? '') },
    billTo: order.shippingAddress,
    placeOfSupply: { state: supplyState, stateCode: gstStateOf(supplyState)?.code ?? '' },
    doctorName: order.doctorInfo.doctorName || words.doctorMissing,
    paymentMethod: words.paymentMethod,
    lines: lines.map(inRupees),
    deliveryLine: deliveryLine && inRupees(deliveryLine),
    subTotal: toRupees(sumOf('taxable')),
    discount: toRupees(sumOf('discount')),
    cgst: toRupees(sumOf('cgst')),
    sgst: toRupees(sumOf('sgst')),
    igst: toRupees(sumOf('igst')),
    deliveryCharge: toRupees(deliveryCharge),
    grandTotal: toRupees(grandTotal),
    amountInWords: amountInWords(grandTotal),
  }
}
