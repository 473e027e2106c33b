import type { Invoice, Order } from '../contract/order.ts'
import { fromRupees } from '../money/paise.ts'
import { fromPercent } from './basis-points.ts'
import { type InvoicePaperSource, type InvoicePaperSourceLine, invoicePaperOf } from './invoice-paper-of.ts'
import { invoiceInRupees } from './papers-in-rupees.ts'

/** {@link InvoicePaperSourceLine} with its rate as the contract carries it. */
export interface InvoiceSourceLine extends Omit<InvoicePaperSourceLine, 'gst'> {
  /** Percent. */
  gstRate: number
}

/** {@link InvoicePaperSource} with an order as the contract carries it. */
export interface InvoiceSource
  extends Omit<InvoicePaperSource, 'order' | 'lines' | 'deliveryFee' | 'charged'> {
  order: InvoicePaperSource['order'] & Pick<Order, 'deliveryCharge' | 'totalPrice'>
  lines: readonly InvoiceSourceLine[]
}

/** {@link invoicePaperOf} an order of the contract, as the contract carries it. */
export function invoiceOf({ order, lines, ...source }: InvoiceSource): Invoice {
  return invoiceInRupees(
    invoicePaperOf({
      ...source,
      order,
      deliveryFee: fromRupees(order.deliveryCharge),
      charged: fromRupees(order.totalPrice),
      lines: lines.map(({ gstRate, ...line }) => ({ ...line, gst: fromPercent(gstRate) })),
    }),
  )
}
