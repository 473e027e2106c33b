import { CART_LINES_MAX, CART_MAX, DEFAULT_QUANTITY } from '@dawakit/core/cart'
import { z } from 'zod'
import { chosenVariant } from '../../ground/contract/chosen-variant.ts'
import { idSchema } from '../../ground/contract/id-schema.ts'
import { type AnyCall, defineCall, requireSelf } from '../../ground/http/define-call.ts'
import { cart } from './cart.schemas.ts'
import { deleteCart } from './cart.sql.ts'
import { addToCart, removeFromCart, setQuantity } from './change-cart.ts'

const tag = 'Cart'
const userId = idSchema
const variant = chosenVariant.nullish().transform((chosen) => chosen ?? null)

export const cartCalls: AnyCall[] = [
  defineCall({
    name: 'POST /post/cart',
    summary: 'Adds products; a line of the same product and variant takes the added quantity.',
    tag,
    isForPartners: true,
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
        .max(CART_LINES_MAX),
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
    isForPartners: true,
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
    summary: `Sets the quantity of a line, 1 to ${CART_MAX} and at most the stock.`,
    tag,
    isForPartners: true,
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
    isForPartners: true,
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
