import type { CartLine } from '@dawakit/core/contract'
import { z } from 'zod'
import { productSummaryFields } from '../../catalogue/products/products.schemas.ts'
import { chosenVariant } from '../../ground/contract/chosen-variant.ts'
import { imageRef } from '../../ground/contract/image-ref.ts'
import { quantity } from '../../ground/contract/quantity.ts'
import { rupees } from '../../ground/contract/rupees.ts'
import { schemaOf } from '../../ground/contract/schema-of.ts'

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
