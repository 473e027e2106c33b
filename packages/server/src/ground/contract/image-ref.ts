import type { ImageRef } from '@dawakit/core/contract'
import { z } from 'zod'
import { schemaOf } from './schema-of.ts'

export const imageRef = schemaOf<ImageRef>()(
  z
    .union([
      z.string(),
      z.object({ id: z.string().optional(), url: z.string().optional(), imageUrl: z.string().optional() }),
    ])
    .meta({ id: 'ImageRef' }),
)
