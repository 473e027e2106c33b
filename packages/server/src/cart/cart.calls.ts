import { DEFAULT_QUANTITY } from '@dawakit/core/cart'
import { z } from 'zod'
import { type AnyCall, defineCall, idSchema, requireSelf } from '../http/define-call.ts'
import { cart, chosenVariant } from './cart.schemas.ts'
import { deleteCart } from './cart.sql.ts'
import { addToCart, removeFromCart, setQuantity } from './change-cart.ts'

const tag = 'Cart'
const userId = idSchema
/** Products added in one call: more than any guest's cart that is merged. */
const PRODUCTS_PER_CALL = 100
const variant = chosenVariant.nullish().transform((chosen) => chosen ?? null)

export const cartCalls: AnyCall[] = [
  defineCall({
    name: 'POST /post/cart',
    summary: 'Adds products; a line of the same product and variant takes the added quantity.',
    tag,
    auth: 'user',
    body: z.object({
      userId,
      products: z
        .array(
          z
            .object({
              _id: idSchema.optional(),
              id: idSchema.optional(),
              quantity: z.number().default(DEFAULT_QUANTITY),
              variant,
            })
            .refine((product) => product._id ?? product.id, { path: ['_id'] }),
        )
        .min(1)
        .max(PRODUCTS_PER_CALL),
    }),
    answer: cart,
    async handle({ caller, body, ...context }) {
      requireSelf(caller, body.userId)
      const additions = body.products.map(({ _id, id, quantity, variant }) => ({
        productId: _id ?? id ?? '',
        quantity,
        variant,
      }))
      return { data: await addToCart(context, caller.userId, additions) }
    },
  }),
  defineCall({
    name: 'PUT /update/cart',
    summary: 'Removes a product from the cart.',
    tag,
    auth: 'user',
    body: z.object({ userId, productId: idSchema, variant }),
    answer: cart,
    async handle({ caller, body, ...context }) {
      requireSelf(caller, body.userId)
      return { data: await removeFromCart(context, caller.userId, body.productId, body.variant) }
    },
  }),
  defineCall({
    name: 'PUT /update/cartQuantity',
    summary: 'Sets the quantity of a line, 1 to 100 and at most the stock.',
    tag,
    auth: 'user',
    body: z.object({ userId, productId: idSchema, variant, quantity: z.number() }),
    answer: cart,
    async handle({ caller, body, ...context }) {
      requireSelf(caller, body.userId)
      return { data: await setQuantity(context, caller.userId, body) }
    },
  }),
  defineCall({
    name: 'DELETE /delete/clearCart',
    summary: 'Empties the cart.',
    tag,
    auth: 'user',
    body: z.object({ userId }),
    answer: cart,
    async handle({ caller, body, db }) {
      requireSelf(caller, body.userId)
      await deleteCart(db, caller.userId)
      return { data: [] }
    },
  }),
]
