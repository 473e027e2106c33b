import type { CartLine, ChosenVariant } from '@dawakit/core/contract'
import { z } from 'zod'
import { imageRef, productSummary } from '../products/products.schemas.ts'

const word = z.string().min(1).max(100)

export const chosenVariant: z.ZodType<ChosenVariant> = z.object({
  primaryType: word,
  primaryValue: word,
  secondaryType: z.string().max(100).optional(),
  secondaryValue: z.string().max(100).optional(),
})

export const cartLine: z.ZodType<CartLine> = z.intersection(
  productSummary,
  z.object({
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
  }),
)

export const cart = z.array(cartLine)
