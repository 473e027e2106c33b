import type { DebitLineInput, DebitNote, DebitNoteRow, DebitProposal } from '@dawakit/core/contract'
import { z } from 'zod'
import { idSchema } from '../../ground/contract/id-schema.ts'
import { rupees } from '../../ground/contract/rupees.ts'
import { schemaOf } from '../../ground/contract/schema-of.ts'
import { isoTime } from '../../ground/contract/times.ts'
import { line } from '../../ground/http/text.ts'
import { taxedFields } from '../goods-in/goods-in.schemas.ts'
import { partiesOfPaper } from '../suppliers/suppliers.schemas.ts'

const BATCH_MAX = 40
const EXPIRY_MAX = 10
const UNITS_MAX = 1_000_000

export const debitReason = z.enum(['nearExpiry', 'expired', 'damaged', 'recalled', 'wrongBill'])

export const debitLine = z.object({
  productId: idSchema,
  batch: line(BATCH_MAX),
  expiresOn: line(EXPIRY_MAX).meta({ description: 'yyyy-mm-dd, or empty.' }),
  units: z.int().min(1).max(UNITS_MAX),
  isQuarantined: z.boolean().meta({ description: 'They are kept apart, and none of the shelf.' }),
}) satisfies z.ZodType<DebitLineInput>

const packs = {
  productId: z.string(),
  batch: z.string(),
  expiresOn: z.string(),
  units: z.number().int(),
  isQuarantined: z.boolean(),
  name: z.string(),
  rate: rupees.meta({ description: 'Of one pack, without tax.' }),
}

export const debitProposal = schemaOf<DebitProposal>()(z.object({ ...packs, reason: debitReason }))

const noteFields = {
  id: z.string(),
  number: z.string(),
  supplierId: z.string(),
  reason: debitReason,
  total: rupees,
  credited: rupees.meta({ description: 'What the supplier has credited for it.' }),
  issuedAt: isoTime,
}

export const debitNoteRow = schemaOf<DebitNoteRow>()(z.object({ ...noteFields, supplierName: z.string() }))

export const debitNote = schemaOf<DebitNote>()(
  z.object({
    ...noteFields,
    ...taxedFields,
    ...partiesOfPaper,
    staffName: z.string(),
    lines: z.array(
      z.object({ ...packs, ...taxedFields, lineNo: z.number().int(), hsn: z.string(), gst: z.number() }),
    ),
    credits: z.array(z.object({ amount: rupees, reference: z.string(), staffName: z.string(), at: isoTime })),
  }),
)
