import type { PrescriptionParticulars } from '@dawakit/core/contract'
import { PARTICULARS_ADDRESS_MAX, PRESCRIBER_MAX } from '@dawakit/core/prescription'
import { z } from 'zod'
import { idSchema } from '../../ground/contract/id-schema.ts'
import { schemaOf } from '../../ground/contract/schema-of.ts'
import { line } from '../../ground/http/text.ts'

/** As they are written down: what is empty core's rule refuses, where a schedule wants it. */
export const writtenParticulars = z.object({
  prescriberName: line(PRESCRIBER_MAX),
  prescriberRegistration: line(PRESCRIBER_MAX),
  prescriberAddress: line(PARTICULARS_ADDRESS_MAX),
  patientAddress: line(PARTICULARS_ADDRESS_MAX),
})

export const particularsAnswer = schemaOf<PrescriptionParticulars>()(
  z.object({
    prescriberName: z.string(),
    prescriberRegistration: z.string(),
    prescriberAddress: z.string(),
    patientAddress: z.string(),
  }),
)

/** What a prescription is good for from now on. */
export const prescriptionGrant = z.object({
  prescriptionId: idSchema,
  packs: z.number(),
  validUntil: z.string().max(10).meta({ description: 'The last day, yyyy-mm-dd.' }),
  particulars: writtenParticulars.optional(),
})
