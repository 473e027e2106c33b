import { z } from 'zod'

const NAME_MAX = 32

/** The name of a way to pay; which there are, the configuration says. */
export const paymentMethod = z.string().max(NAME_MAX)

export const paymentKind = z.enum(['popup', 'frame', 'none'])
