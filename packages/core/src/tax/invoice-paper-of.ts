import type { Invoice, Order } from '../contract/order.ts'
import type { Instant } from '../delivery/ist-date.ts'
import { amountInWords } from '../money/amount-in-words.ts'
import { type Paise, paise, sumPaise } from '../money/paise.ts'
import type { BasisPoints } from './basis-points.ts'
import { DEFAULT_GST, splitGst } from './gst-split.ts'
import type { InvoicePaper, InvoicePaperLine, PaperBatch } from './papers.ts'
import { gstStateOf, isSameState } from './state-of.ts'

/** Service code (SAC) of the delivery fee: courier services. */
export const DELIVERY_SAC = '996812'

/** A line of the order with what the tax needs. */
export interface InvoicePaperSourceLine {
  name: string
  hsnCode: string
  manufacturer?: string
  /** What its parcels hold of it. */
  batches?: PaperBatch[]
  quantity: number
  /** Price of one, tax inside. */
  unitPrice: Paise
  /** The line's share of the coupon, 0 to quantity × unitPrice. */
  discount: Paise
  gst: BasisPoints
}

export interface InvoicePaperSource {
  invoiceNumber: string
  /** The day of delivery is the invoice's date. */
  deliveredAt: Instant
  order: Pick<
    Order,
    | '_id'
    | 'orderNumber'
    | 'orderedAt'
    | 'shippingAddress'
    | 'patient'
    | 'doctorInfo'
    | 'review'
    | 'isCashOnDelivery'
  >
  deliveryFee: Paise
  /** All that was charged. */
  charged: Paise
  lines: readonly InvoicePaperSourceLine[]
  /** `stateCode` is filled in from `state` when it is empty. */
  seller: Invoice['seller']
  /** What the document says in words, in the language of who issues it. */
  words: {
    delivery: string
    doctorMissing: string
    methods: { cashOnDelivery: string; online: string }
  }
}

function taxedLine(
  { unitPrice, discount, gst, ...facts }: InvoicePaperSourceLine,
  isIntraState: boolean,
): InvoicePaperLine {
  const gross = paise(unitPrice * facts.quantity)
  const total = paise(gross - discount)
  return {
    ...facts,
    gst,
    unitPrice,
    gross,
    discount,
    ...splitGst({ gross: total, rate: gst, isIntraState }),
    total,
  }
}

/**
 * The GST invoice of a delivered order. Every line's taxable value and taxes sum to what the line
 * cost after its discount; the goods' and the delivery's taxable values and the total tax sum to the
 * grand total, which is what was charged.
 *
 * @throws {RangeError} when lines, discounts and delivery fee do not sum to the order's total.
 * @source docs/sources.md#invoice
 */
export function invoicePaperOf(source: InvoicePaperSource): InvoicePaper {
  const { order, deliveryFee, charged, seller, words } = source
  const supplyState = order.shippingAddress.stateName
  const isIntraState = isSameState(supplyState, seller.state)
  const lines = source.lines.map((line) => taxedLine(line, isIntraState))
  const sumOf = (name: 'taxable' | 'discount' | 'cgst' | 'sgst' | 'igst' | 'total', of = lines) =>
    sumPaise(of.map((line) => line[name]))
  const grandTotal = paise(sumOf('total') + deliveryFee)
  if (grandTotal !== charged) {
    throw new RangeError(`The invoice's lines sum to ${grandTotal} paise, but ${charged} were charged.`)
  }
  const deliveryLine =
    deliveryFee === 0
      ? null
      : taxedLine(
          {
            name: words.delivery,
            hsnCode: DELIVERY_SAC,
            quantity: 1,
            unitPrice: deliveryFee,
            discount: paise(0),
            gst: DEFAULT_GST,
          },
          isIntraState,
        )
  const taxed = deliveryLine ? [...lines, deliveryLine] : lines
  const taxes = {
    cgst: sumOf('cgst', taxed),
    sgst: sumOf('sgst', taxed),
    igst: sumOf('igst', taxed),
  }
  return {
    invoiceNumber: source.invoiceNumber,
    invoiceDate: new Date(Number(source.deliveredAt)).toISOString(),
    orderId: order._id,
    orderNumber: order.orderNumber,
    orderedAt: order.orderedAt,
    seller: { ...seller, stateCode: seller.stateCode || (gstStateOf(seller.state)?.code ?? '') },
    billTo: order.shippingAddress,
    placeOfSupply: { state: supplyState, stateCode: gstStateOf(supplyState)?.code ?? '' },
    patient: order.patient,
    doctorName: order.doctorInfo.doctorName || words.doctorMissing,
    pharmacist: order.review?.pharmacist ?? null,
    paymentMethod: order.isCashOnDelivery ? words.methods.cashOnDelivery : words.methods.online,
    isCashOnDelivery: order.isCashOnDelivery,
    lines,
    deliveryLine,
    subTotal: sumOf('taxable'),
    discount: sumOf('discount'),
    ...taxes,
    totalTax: sumPaise(Object.values(taxes)),
    deliveryCharge: deliveryFee,
    grandTotal,
    amountInWords: amountInWords(grandTotal),
  }
}
