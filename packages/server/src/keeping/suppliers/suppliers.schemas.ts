import type { DeskSupplier, DeskSupplierRow, SupplierInput } from '@dawakit/core/contract'
import { z } from 'zod'
import { rupees } from '../../ground/contract/rupees.ts'
import { schemaOf } from '../../ground/contract/schema-of.ts'
import { line, paragraphs } from '../../ground/http/text.ts'

const LINE_MAX = 120
const TEXT_MAX = 1000
const PAYMENT_DAYS_MAX = 365

export const supplierInput = z.object({
  name: line(LINE_MAX),
  gstin: line(LINE_MAX),
  stateName: line(LINE_MAX),
  drugLicences: line(LINE_MAX),
  address: paragraphs(TEXT_MAX),
  phone: line(LINE_MAX),
  email: line(LINE_MAX),
  paymentDays: z.int().min(0).max(PAYMENT_DAYS_MAX),
  note: paragraphs(TEXT_MAX),
}) satisfies z.ZodType<SupplierInput>

export const supplierRow = schemaOf<DeskSupplierRow>()(
  z.object({
    id: z.string(),
    name: z.string(),
    gstin: z.string(),
    stateName: z.string(),
    phone: z.string(),
  }),
)

export const deskSupplier = schemaOf<DeskSupplier>()(
  z.object({
    id: z.string(),
    version: z.number().int(),
    name: z.string(),
    gstin: z.string().meta({ description: 'Empty of one that is not registered.' }),
    stateName: z.string(),
    drugLicences: z.string(),
    address: z.string(),
    phone: z.string(),
    email: z.string(),
    paymentDays: z.number().int().meta({ description: 'Days until a bill is paid.' }),
    note: z.string(),
    billed: rupees.meta({ description: 'What its bills of this financial year come to, with tax.' }),
    owes: rupees.meta({ description: 'What of its debit notes it has not credited.' }),
    nearExpiry: z.array(
      z.object({
        productId: z.string(),
        name: z.string(),
        batch: z.string(),
        expiresOn: z.string(),
        units: z.number().int(),
        quarantined: z.number().int(),
      }),
    ),
  }),
)

/** Who supplies and who orders, as a paper to a supplier names them. */
export const partiesOfPaper = {
  supplier: z.object({
    name: z.string(),
    gstin: z.string(),
    stateName: z.string(),
    address: z.string(),
    drugLicences: z.string(),
  }),
  seller: z.object({
    name: z.string(),
    address: z.string(),
    gstin: z.string(),
    drugLicence: z.string(),
  }),
}
