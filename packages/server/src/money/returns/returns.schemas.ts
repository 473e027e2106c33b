import type {
  CreditNote,
  CreditNoteLine,
  DeskReturn,
  DeskReturnRow,
  PayTo,
  ReturnOptions,
} from '@dawakit/core/contract'
import { ASKED_RETURN_KINDS, BATCH_MAX, HOLDER_MAX, REASON_MAX } from '@dawakit/core/returns'
import { z } from 'zod'
import { idSchema } from '../../ground/contract/id-schema.ts'
import { rupees } from '../../ground/contract/rupees.ts'
import { schemaOf } from '../../ground/contract/schema-of.ts'
import { isoTime } from '../../ground/contract/times.ts'
import { line, paragraphs } from '../../ground/http/text.ts'
import { address } from '../../people/customers/customers.schemas.ts'
import { paperBatches } from '../invoices/invoices.schemas.ts'

export const reasonText = paragraphs(REASON_MAX)
const ACCOUNT_TEXT_MAX = 40
const UPI_TEXT_MAX = 320
/** More than a return takes: core says how many. */
const PICTURES_TEXT_MAX = 20

export const payTo = schemaOf<PayTo>()(
  z
    .discriminatedUnion('way', [
      z.object({ way: z.literal('upi'), upiId: line(UPI_TEXT_MAX) }),
      z.object({
        way: z.literal('bank'),
        holder: line(HOLDER_MAX),
        accountNumber: line(ACCOUNT_TEXT_MAX),
        ifsc: line(ACCOUNT_TEXT_MAX),
      }),
    ])
    .meta({ id: 'PayTo' }),
)

export const returnRequestInput = z
  .object({
    orderId: idSchema,
    kind: z.enum(ASKED_RETURN_KINDS),
    reason: reasonText,
    lines: z
      .array(z.object({ line: z.number(), quantity: z.number(), batch: line(BATCH_MAX).optional() }))
      .max(200),
    payTo: payTo.nullish(),
    pictures: z.array(idSchema).max(PICTURES_TEXT_MAX).optional(),
  })
  .meta({ id: 'ReturnRequestInput' })

export const returnOptions = schemaOf<ReturnOptions>()(
  z
    .object({
      kinds: z.array(
        z.object({
          kind: z.enum(ASKED_RETURN_KINDS),
          until: isoTime,
          isOpen: z.boolean(),
          restockingPercent: z.number(),
        }),
      ),
      lines: z.array(
        z.object({
          line: z.number().int(),
          name: z.string(),
          quantity: z.number().int().min(0),
          supplied: z.number().int().min(0),
          refunded: z.number().int().min(0),
          paid: rupees,
          nonReturnable: z
            .enum(['injection', 'surgical', 'healthMonitor', 'orthoSupport', 'coldChain'])
            .nullable(),
        }),
      ),
      needsPayTo: z.boolean(),
    })
    .meta({ id: 'ReturnOptions' }),
)

const creditNoteLine = schemaOf<CreditNoteLine>()(
  z
    .object({
      line: z.number().int(),
      name: z.string(),
      hsnCode: z.string(),
      batches: paperBatches
        .optional()
        .meta({ description: 'Of what came back; older notes lack them, and those of a lower price.' }),
      quantity: z.number().int(),
      unitPrice: rupees,
      gross: rupees,
      discount: rupees,
      charge: rupees,
      taxable: rupees,
      gstRate: z.number(),
      cgst: rupees,
      sgst: rupees,
      igst: rupees,
      total: rupees,
    })
    .meta({ id: 'CreditNoteLine' }),
)

export const creditNoteAnswer = schemaOf<CreditNote>()(
  z
    .object({
      creditNoteNumber: z.string().max(16),
      creditNoteDate: isoTime,
      invoiceNumber: z.string().max(16),
      invoiceDate: isoTime,
      orderId: z.string(),
      orderNumber: z.string(),
      returnNumber: z.string(),
      reason: z.string(),
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
      lines: z.array(creditNoteLine),
      deliveryLine: creditNoteLine.nullable(),
      subTotal: rupees,
      charge: rupees,
      cgst: rupees,
      sgst: rupees,
      igst: rupees,
      totalTax: rupees,
      grandTotal: rupees,
      amountInWords: z.string(),
      isDemo: z.boolean().optional(),
    })
    .meta({ id: 'CreditNote' }),
)

export const returnStates = z.enum(['requested', 'approved', 'declined', 'received', 'closed', 'withdrawn'])
export const judgements = z.enum(['restock', 'quarantine', 'destroy'])

const rowFields = {
  id: z.string(),
  number: z.string(),
  orderId: z.string(),
  orderNumber: z.string(),
  kind: z.enum(['unopened', 'damaged', 'wrong', 'undelivered']),
  state: returnStates,
  reason: z.string(),
  pieces: z.number().int(),
  refund: rupees,
  requestedAt: isoTime,
}

export const deskReturnRow = schemaOf<DeskReturnRow>()(z.object(rowFields).meta({ id: 'DeskReturnRow' }))

export const deskReturn = schemaOf<DeskReturn>()(
  z
    .object({
      ...rowFields,
      version: z.string(),
      decision: z.string(),
      restockingPercent: z.number(),
      lines: z.array(
        z.object({
          lineNo: z.number().int(),
          name: z.string(),
          quantity: z.number().int(),
          batch: z.string(),
          received: z.number().int().nullable(),
          judgement: judgements.nullable(),
          refunded: z.number().int().nullable(),
          charge: rupees,
          refund: rupees,
        }),
      ),
      payTo: z.string().nullable(),
      creditNote: z.string().nullable(),
      pictures: z.array(z.object({ id: z.string(), uploadedAt: isoTime })),
      decidedAt: isoTime.nullable(),
      receivedAt: isoTime.nullable(),
      closedAt: isoTime.nullable(),
    })
    .meta({ id: 'DeskReturn' }),
)
