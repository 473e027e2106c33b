import type { DeskRequest, DeskRequestRow } from '@dawakit/core/contract'
import { LINE_NOTE_MAX, PREPARED_LINES_MAX, PREPARED_MESSAGE_MAX } from '@dawakit/core/prescription'
import { parsePage } from '@dawakit/core/product'
import { z } from 'zod'
import { idSchema } from '../../ground/contract/id-schema.ts'
import { pageFields } from '../../ground/contract/page-query.ts'
import { schemaOf } from '../../ground/contract/schema-of.ts'
import { isoDay, isoTime } from '../../ground/contract/times.ts'
import { line, paragraphs } from '../../ground/http/text.ts'
import { particularsAnswer, prescriptionGrant } from '../grants/particulars-schema.ts'
import { requestFields, requestStates } from './prescription-requests.schemas.ts'

const VERSION_MAX = 64

export const deskRequestQuery = z
  .object({ state: z.enum([...requestStates, 'open']).optional(), ...pageFields })
  .transform(({ state, ...page }) => ({ state, page: parsePage(page) }))

/** A change of a request as somebody has seen it. */
export const seenRequest = {
  id: idSchema,
  seen: z.string().max(VERSION_MAX).meta({ description: 'The `version` of the request that was looked at.' }),
}

/** Counts are looked at by core's rule, which has a sentence for each. */
export const preparation = z.object({
  ...seenRequest,
  message: paragraphs(PREPARED_MESSAGE_MAX),
  lines: z
    .array(
      z.object({
        productId: idSchema,
        quantity: z.number(),
        note: line(LINE_NOTE_MAX),
        grant: prescriptionGrant.nullable(),
      }),
    )
    .max(PREPARED_LINES_MAX),
})

export const deskRequestRow = schemaOf<DeskRequestRow>()(
  z
    .object({
      id: z.string(),
      number: z.string(),
      state: z.enum(requestStates),
      createdAt: isoTime,
      customer: z.object({ id: z.string(), name: z.string() }),
      pictures: z.number().int().min(0),
      orderBy: isoTime.nullable(),
    })
    .meta({ id: 'DeskRequestRow' }),
)

export const deskRequestAnswer = schemaOf<DeskRequest>()(
  z
    .object({
      ...requestFields,
      customer: z.object({ id: z.string(), name: z.string(), mobileNumber: z.string(), email: z.string() }),
      pictures: z.array(
        z.object({ id: z.string(), uploadedAt: isoTime, particulars: particularsAnswer.nullable() }),
      ),
      questions: z.array(
        z.object({
          id: z.string(),
          text: z.string(),
          askedAt: isoTime,
          answer: z.string().nullable(),
          answeredAt: isoTime.nullable(),
        }),
      ),
      grants: z.array(
        z.object({
          productId: z.string(),
          prescriptionId: z.string(),
          packs: z.number().int(),
          validUntil: isoDay,
        }),
      ),
      version: z.string(),
    })
    .meta({ id: 'DeskRequest' }),
)
