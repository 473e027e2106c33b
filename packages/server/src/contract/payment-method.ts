import { PAYMENT_METHODS } from '@dawakit/core/order'
import { z } from 'zod'

export const paymentMethod = z.enum(PAYMENT_METHODS)
