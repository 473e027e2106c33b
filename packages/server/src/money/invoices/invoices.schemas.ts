import type { Invoice, InvoiceLine } from '@dawakit/core/contract'
import { z } from 'zod'
import { quantity } from '../../ground/contract/quantity.ts'
import { rupees } from '../../ground/contract/rupees.ts'
import { schemaOf } from '../../ground/contract/schema-of.ts'
import { isoTime } from '../../ground/contract/times.ts'
import { address } from '../../people/customers/customers.schemas.ts'

/** Pieces of a line by their batches. */
export const paperBatches = z.array(
  z.object({
    batch: z.string(),
    expiresOn: z.string().meta({ description: 'yyyy-mm, or empty.' }),
    quantity,
    mrp: rupees.optional().meta({ description: 'As the pack prints it, where the shelf knew it.' }),
  }),
)

const line = schemaOf<InvoiceLine>()(
  z
    .object({
      name: z.string(),
      hsnCode: z.string(),
      manufacturer: z.string().optional().meta({ description: 'Older invoices lack it.' }),
      batches: paperBatches
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

export const seller = z.object({
  name: z.string(),
  address: z.string(),
  gstin: z.string(),
  state: z.string(),
  stateCode: z.string(),
  drugLicence: z.string(),
  phone: z.string(),
  email: z.string(),
})

export const invoiceAnswer = schemaOf<Invoice>()(
  z
    .object({
      invoiceNumber: z.string().max(16),
      invoiceDate: isoTime.meta({ description: 'ISO 8601, UTC: when the order was delivered.' }),
      orderId: z.string(),
      orderNumber: z.string(),
      orderedAt: isoTime,
      seller,
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
