import type { Invoice, InvoiceBatch, InvoiceLine, Order } from '../contract/order.ts'
import type { Instant } from '../delivery/ist-date.ts'
import { amountInWords } from '../money/amount-in-words.ts'
import { fromRupees, inRupees, type Paise, paise, sumPaise } from '../money/paise.ts'
import { DEFAULT_GST_RATE, gstSplit } from './gst-split.ts'
import { gstStateOf, isSameState } from './state-of.ts'

/** Service code (SAC) of the delivery fee: courier services. */
export const DELIVERY_SAC = '996812'

/** A line of the order with what the tax needs. */
export interface InvoiceSourceLine {
  name: string
  hsnCode: string
  manufacturer?: string
  /** What its parcels hold of it. */
  batches?: InvoiceBatch[]
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
    | '_id'
    | 'orderNumber'
    | 'orderedAt'
    | 'shippingAddress'
    | 'patient'
    | 'doctorInfo'
    | 'review'
    | 'isCashOnDelivery'
    | 'deliveryCharge'
    | 'totalPrice'
  >
  lines: readonly InvoiceSourceLine[]
  /** `stateCode` is filled in from `state` when it is empty. */
  seller: Invoice['seller']
  /** What the document says in words, in the language of who issues it. */
  words: {
    delivery: string
    doctorMissing: string
    methods: { cashOnDelivery: string; online: string }
  }
}

type Amounts = Record<
  'unitPrice' | 'gross' | 'discount' | 'taxable' | 'cgst' | 'sgst' | 'igst' | 'total',
  Paise
>

interface TaxedLine extends Omit<InvoiceSourceLine, 'unitPrice' | 'discount'> {
  amounts: Amounts
}

function taxedLine(line: InvoiceSourceLine, isIntraState: boolean): TaxedLine {
  const { unitPrice, discount, ...facts } = line
  const gross = paise(unitPrice * line.quantity)
  const total = paise(gross - discount)
  const taxes = gstSplit({ gross: total, ratePercent: line.gstRate, isIntraState })
  return { ...facts, amounts: { unitPrice, gross, discount, ...taxes, total } }
}

const lineInRupees = ({ amounts, ...facts }: TaxedLine): InvoiceLine => ({ ...facts, ...inRupees(amounts) })

/**
 * The GST invoice of a delivered order. Every line's taxable value and taxes sum to what the line
 * cost after its discount; the goods' and the delivery's taxable values and the total tax sum to the
 * grand total, which is what was charged.
 *
 * @throws {RangeError} when lines, discounts and delivery fee do not sum to the order's total.
 * @source docs/sources.md#invoice
 */
export function invoiceOf(source: InvoiceSource): Invoice {
  const { order, seller, words } = source
  const supplyState = order.shippingAddress.stateName
  const isIntraState = isSameState(supplyState, seller.state)
  const lines = source.lines.map((line) => taxedLine(line, isIntraState))
  const deliveryFee = fromRupees(order.deliveryCharge)
  const sumOf = (name: keyof Amounts, of = lines) => sumPaise(of.map(({ amounts }) => amounts[name]))
  const grandTotal = paise(sumOf('total') + deliveryFee)
  const charged = fromRupees(order.totalPrice)
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
            gstRate: DEFAULT_GST_RATE,
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
    lines: lines.map(lineInRupees),
    deliveryLine: deliveryLine && lineInRupees(deliveryLine),
    ...inRupees({
      subTotal: sumOf('taxable'),
      discount: sumOf('discount'),
      ...taxes,
      totalTax: sumPaise(Object.values(taxes)),
      deliveryCharge: deliveryFee,
      grandTotal,
    }),
    amountInWords: amountInWords(grandTotal),
  }
}
