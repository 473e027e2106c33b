import { isWholePaise, type Paise, toRupees } from '@dawakit/core/money'
import { z } from 'zod'

/** Money at the contract's edge; inside it is whole paise. */
export const rupees = z
  .number()
  .min(0)
  .refine(isWholePaise)
  .meta({ description: 'Rupees, at most 2 decimals.' })

/** An amount as answers carry it, where there may be none. */
export const rupeesOrNull = (amount: Paise | null): number | null =>
  amount === null ? null : toRupees(amount)
