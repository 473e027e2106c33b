import type { ChosenVariant } from '@dawakit/core/contract'
import { VARIANT_TEXT_MAX } from '@dawakit/core/product'
import { z } from 'zod'
import { schemaOf } from './schema-of.ts'

const text = z.string().max(VARIANT_TEXT_MAX)

/** The variant of a line: in carts and orders, asked for and answered. */
export const chosenVariant = schemaOf<ChosenVariant>()(
  z
    .object({
      primaryType: text.min(1),
      primaryValue: text.min(1),
      secondaryType: text.optional(),
      secondaryValue: text.optional(),
    })
    .meta({ id: 'ChosenVariant' }),
)
