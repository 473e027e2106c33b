import type { CartLine, ChosenVariant } from '@dawakit/core/contract'
import { z } from 'zod'
import { imageRef, productSummaryFields } from '../products/products.schemas.ts'

const word = z.string().min(1).max(100)

export const chosenVariant: z.ZodType<ChosenVariant> = z
  .object({
    primaryType: word,
    primaryValue: word,
    secondaryType: z.string().max(100).optional(),
    secondaryValue: z.string().max(100).optional(),
  })
  .meta({ id: 'ChosenVariant' })

export const cartLine: z.ZodType<CartLine> = z
  .object({
    ...productSummaryFields,
    quantity: z.int().min(1).max(100),
    variant: chosenVariant.nullable(),
    varient: z
      .object({
        displayValues: z.object({
          description: z.string(),
          salesPrice: z.number().min(0),
          galleryImages: z.array(imageRef),
        }),
      })
      .optional(),
  })
  .meta({ id: 'CartLine' })

export const cart = z.array(cartLine)
