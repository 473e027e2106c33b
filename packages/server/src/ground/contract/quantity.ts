import { CART_MAX, CART_MIN } from '@dawakit/core/cart'
import { z } from 'zod'

/** Pieces of a line, as they are answered. What is asked for is any number: core's rule refuses it by its sentence. */
export const quantity = z.int().min(CART_MIN).max(CART_MAX)
