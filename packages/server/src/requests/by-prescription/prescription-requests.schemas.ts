import type { PreparedLine, PrescriptionRequest, PrescriptionRequestInput } from '@dawakit/core/contract'
import { PATIENT_NAME_MAX } from '@dawakit/core/order'
import { PREPARED_LINES_MAX, REQUEST_FILES_MAX, REQUEST_NOTE_MAX } from '@dawakit/core/prescription'
import { z } from 'zod'
import { productSummary } from '../../catalogue/products/products.schemas.ts'
import { idSchema } from '../../ground/contract/id-schema.ts'
import { quantity } from '../../ground/contract/quantity.ts'
import { rupees } from '../../ground/contract/rupees.ts'
import { schemaOf } from '../../ground/contract/schema-of.ts'
import { isoTime } from '../../ground/contract/times.ts'
import { line, paragraphs } from '../../ground/http/text.ts'
import { prescription } from '../../people/customers/customers.schemas.ts'

export const requestStates = [
  'waiting',
  'asked',
  'prepared',
  'ordered',
  'declined',
  'withdrawn',
] as const satisfies readonly PrescriptionRequest['state'][]

/** Ids of prescriptions, as they are asked for. */
export const prescriptionIds = z.array(idSchema).max(REQUEST_FILES_MAX)

export const requestInput = z.object({
  prescriptions: prescriptionIds,
  note: paragraphs(REQUEST_NOTE_MAX).default(''),
  patient: z
    .object({ name: line(PATIENT_NAME_MAX), age: z.number() })
    .nullish()
    .meta({ description: 'Whom it is for; without one the customer.' }),
} satisfies Record<keyof PrescriptionRequestInput, z.ZodType>)

export const chosenLines = z
  .array(z.object({ productId: idSchema, quantity: z.number() }))
  .max(PREPARED_LINES_MAX)

export const preparedLine = schemaOf<PreparedLine>()(
  z
    .object({
      product: productSummary,
      quantity: quantity.meta({ description: 'The most that may be ordered.' }),
      preparedPrice: rupees.meta({ description: 'Of one, when it was prepared. It is ordered at today’s.' }),
      note: z.string(),
    })
    .meta({ id: 'PreparedLine' }),
)

export const requestFields = {
  id: z.string(),
  number: z.string(),
  state: z.enum(requestStates),
  note: z.string(),
  patient: z.object({ name: z.string(), age: z.number() }).nullable(),
  prescriptions: z.array(prescription),
  createdAt: isoTime,
  question: z.object({ id: z.string(), text: z.string(), askedAt: isoTime }).nullable(),
  pharmacist: z.object({ name: z.string(), registrationNumber: z.string() }).nullable(),
  message: z.string(),
  reason: z.string(),
  lines: z.array(preparedLine),
  preparedAt: isoTime.nullable(),
  orderBy: isoTime
    .nullable()
    .meta({ description: 'Until when what was prepared may be ordered, ISO 8601; null before.' }),
  closedAt: isoTime.nullable(),
  orderId: z.string().nullable(),
}

export const requestAnswer = schemaOf<PrescriptionRequest>()(
  z.object(requestFields).meta({ id: 'PrescriptionRequest' }),
)
