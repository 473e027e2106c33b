import type { QuarantinedBatch } from '@dawakit/core/contract'
import { z } from 'zod'
import { rupees } from '../../ground/contract/rupees.ts'
import { schemaOf } from '../../ground/contract/schema-of.ts'
import { isoTime } from '../../ground/contract/times.ts'

export const quarantinedBatch = schemaOf<QuarantinedBatch>()(
  z
    .object({
      productId: z.string(),
      name: z.string(),
      batch: z.string(),
      expiresOn: z.string().meta({ description: 'yyyy-mm-dd, or empty.' }),
      mrp: rupees.nullable(),
      quarantined: z.number().int(),
      since: isoTime
        .nullable()
        .meta({ description: 'Since when the oldest of them wait; null where that is not known.' }),
      isSold: z.boolean(),
      held: z.enum(['recalled', 'kept']).nullable(),
    })
    .meta({ id: 'QuarantinedBatch' }),
)

export const quarantineLeft = z.object({
  left: z.number().int().meta({ description: 'Packs of the batch that are still kept apart.' }),
})
