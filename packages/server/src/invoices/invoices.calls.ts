import type { Invoice, InvoiceLine } from '@dawakit/core/contract'
import { invoiceAfterDelivery } from '@dawakit/core/refusals'
import { z } from 'zod'
import { idSchema } from '../contract/id-schema.ts'
import { quantity } from '../contract/quantity.ts'
import { rupees } from '../contract/rupees.ts'
import { schemaOf } from '../contract/schema-of.ts'
import { isoTime } from '../contract/times.ts'
import { address } from '../customers/customers.schemas.ts'
import { CallError } from '../http/call-error.ts'
import { type AnyCall, defineCall } from '../http/define-call.ts'
import { ownOrderRow } from '../orders/own-order.ts'

const line = schemaOf<InvoiceLine>()(
  z
    .object({
      name: z.string(),
      hsnCode: z.string(),
      manufacturer: z.string().optional().meta({ description: 'Older invoices lack it.' }),
      batches: z
        .array(
          z.object({
            batch: z.string(),
            expiresOn: z.string().meta({ description: 'yyyy-mm, or empty.' }),
            quantity,
          }),
        )
        .optional()
        .meta({ description: 'As they were packed; older invoices lack them.' }),
      quantity,
      unitPrice: rupees,
      gross: rupees,
      discount: rupees,
      taxable: rupees,
      gstRate: z.number().min(0).max(100).meta({ description: 'Percent.' }),
      cgst: rupees,
      sgst: rupees,
      igst: rupees,
      total: rupees,
    })
    .meta({ id: 'InvoiceLine' }),
)

const invoice = schemaOf<Invoice>()(
  z
    .object({
      invoiceNumber: z.string().max(16),
      invoiceDate: isoTime.meta({ description: 'ISO 8601, UTC: when the order was delivered.' }),
      orderId: z.string(),
      orderNumber: z.string(),
      orderedAt: isoTime,
      seller: z.object({
        name: z.string(),
        address: z.string(),
        gstin: z.string(),
        state: z.string(),
        stateCode: z.string(),
        drugLicence: z.string(),
        phone: z.string(),
        email: z.string(),
      }),
      billTo: address,
      placeOfSupply: z.object({ state: z.string(), stateCode: z.string() }),
      patient: z
        .object({ name: z.string(), age: z.number() })
        .nullable()
        .optional()
        .meta({ description: 'Whom the order was for, null for the customer; older invoices lack it.' }),
      doctorName: z.string(),
      pharmacist: z
        .object({ name: z.string(), registrationNumber: z.string() })
        .nullable()
        .optional()
        .meta({ description: 'Who approved what is on prescription; older invoices lack it.' }),
      paymentMethod: z.string().meta({ description: 'In the words of the document.' }),
      isCashOnDelivery: z.boolean(),
      lines: z.array(line),
      deliveryLine: line.nullable(),
      subTotal: rupees,
      discount: rupees,
      cgst: rupees,
      sgst: rupees,
      igst: rupees,
      totalTax: rupees
        .optional()
        .meta({ description: 'All of the tax; older invoices lack it, their taxes are the goods’ alone.' }),
      deliveryCharge: rupees,
      grandTotal: rupees,
      amountInWords: z.string(),
      isDemo: z
        .boolean()
        .optional()
        .meta({ description: 'A demonstration shop issued it: nothing was sold.' }),
    })
    .meta({ id: 'Invoice' }),
)

export const invoiceCalls: AnyCall[] = [
  defineCall({
    name: 'GET /get/invoice',
    summary: 'The invoice of a delivered order, as it was issued.',
    tag: 'Orders',
    isForPartners: true,
    auth: 'user',
    query: z.object({ orderId: idSchema }),
    answer: invoice,
    async handle({ db, query, caller }) {
      const order = await ownOrderRow(db, caller, query.orderId)
      const row = await db
        .selectFrom('invoice')
        .select('content')
        .where('order_id', '=', order.id)
        .executeTakeFirst()
      if (!row) throw new CallError(422, invoiceAfterDelivery)
      // An invoice of an earlier release does not say how it was paid but in words.
      const isCashOnDelivery = order.payment_method === 'cod'
      return { data: { isCashOnDelivery, ...JSON.parse(row.content) } as Invoice }
    },
  }),
]
