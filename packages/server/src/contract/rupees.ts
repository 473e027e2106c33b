import { z } from 'zod'

/** Money at the contract's edge; inside it is whole paise. */
export const rupees = z.number().min(0).meta({ description: 'Rupees, at most 2 decimals.' })
