import type { CorrectionReason, CorrectionSum, DeskCorrection } from '@dawakit/core/contract'
import { BATCH_MAX } from '@dawakit/core/returns'
import { z } from 'zod'
import { schemaOf } from '../../ground/contract/schema-of.ts'
import { isoTime } from '../../ground/contract/times.ts'
import { line } from '../../ground/http/text.ts'

export const correctionReason = z.enum([
  'counted',
  'breakage',
  'expiry',
  'theft',
  'found',
] as const satisfies CorrectionReason[])

/** Rupees that may lie below 0. */
export const valueInRupees = z.number().meta({ description: 'Rupees; below 0 a loss.' })

/** As the pack prints it, in capitals; '' for packs of no known batch. */
export const batchText = line(BATCH_MAX).transform((batch) => batch.toUpperCase())

export const expiryDay = z.union([z.literal(''), z.iso.date()]).meta({
  description: 'The last day on which it is good, yyyy-mm-dd; or empty.',
})

export const deskCorrection = schemaOf<DeskCorrection>()(
  z
    .object({
      id: z.string(),
      at: isoTime,
      productId: z.string(),
      name: z.string(),
      batch: z.string(),
      expiresOn: z.string(),
      reason: correctionReason,
      units: z.number().int(),
      value: valueInRupees,
      valuedBy: z.enum(['purchase', 'mrp']),
      note: z.string(),
      by: z.string(),
      countId: z.string().nullable(),
      undoes: z.string().nullable(),
      isUndone: z.boolean(),
    })
    .meta({ id: 'DeskCorrection' }),
)

export const correctionSum = schemaOf<CorrectionSum>()(
  z.object({ reason: correctionReason, units: z.number().int(), value: valueInRupees }),
)
