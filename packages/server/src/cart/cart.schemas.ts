import type { CartLine } from '@dawakit/core/contract'
import { z } from 'zod'
import { chosenVariant } from '../contract/chosen-variant.ts'
import { imageRef } from '../contract/image-ref.ts'
import { quantity } from '../contract/quantity.ts'
import { rupees } from '../contract/rupees.ts'
import { schemaOf } from '../contract/schema-of.ts'
import { productSummaryFields } from '../products/products.schemas.ts'

export const cartLine = schemaOf<CartLine>()(
  z
    .object({
      ...productSummaryFields,
      quantity,
      variant: chosenVariant.nullable(),
      varient: z
        .object({
          displayValues: z.object({
            description: z.string(),
            salesPrice: rupees,
            galleryImages: z.array(imageRef),
          }),
        })
        .optional(),
    })
    .meta({ id: 'CartLine' }),
)

export const cart = z.array(cartLine)
