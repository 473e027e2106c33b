import type { PackableBatch, ShelfBatch } from '@dawakit/core/contract'
import { z } from 'zod'
import { rupees } from '../../ground/contract/rupees.ts'
import { schemaOf } from '../../ground/contract/schema-of.ts'

export const shelfFields = {
  batch: z.string(),
  expiresOn: z.string().meta({ description: 'The last day on which it may be sold, yyyy-mm-dd; or empty.' }),
  mrp: rupees.nullable(),
  units: z.number().int(),
  isSold: z.boolean().meta({ description: 'False: it expires too soon to be sold, or is held.' }),
}

export const shelfBatch = schemaOf<ShelfBatch>()(z.object(shelfFields))

export const packableBatch = schemaOf<PackableBatch>()(
  z.object({
    ...shelfFields,
    proposed: z.number().int().min(0).meta({ description: 'Pieces to take of it, first to expire first.' }),
  }),
)
