/**
 * What must not compile: checked with the types, never run. Where a schema below came to be taken, its
 * `@ts-expect-error` would be unused, and so an error itself.
 */
import type { Salt } from '@dawakit/core/contract'
import { z } from 'zod'
import { salt } from '../src/catalogue/products/products.schemas.ts'
import { chosenVariant } from '../src/ground/contract/chosen-variant.ts'
import { idSchema } from '../src/ground/contract/id-schema.ts'
import { schemaOf } from '../src/ground/contract/schema-of.ts'
import { defineCall } from '../src/ground/http/define-call.ts'
import { cart } from '../src/people/cart/cart.schemas.ts'

const name = z.string()
const slug = z.string()

export const exact = schemaOf<Salt>()(z.object({ name, slug }))
// @ts-expect-error: a field too few
export const tooFew = schemaOf<Salt>()(z.object({ name }))
// @ts-expect-error: a field too many, though nobody must send it
export const tooMany = schemaOf<Salt>()(z.object({ name, slug, strength: z.string().optional() }))
// @ts-expect-error: the contract promises it always
export const optional = schemaOf<Salt>()(z.object({ name, slug: slug.optional() }))
// @ts-expect-error: another type
export const otherType = schemaOf<Salt>()(z.object({ name, slug: z.number() }))

const readSalt = { name: 'GET /get/salt', summary: '', tag: '', auth: 'none', answer: salt } as const
const handle = async () => ({ data: { name: '', slug: '' } })

defineCall({ ...readSalt, query: z.object({ slug }), handle })
// @ts-expect-error: the contract has a query
defineCall({ ...readSalt, handle })
// @ts-expect-error: a field of the query too few
defineCall({ ...readSalt, query: z.object({}), handle })
// @ts-expect-error: a field of the query too many
defineCall({ ...readSalt, query: z.object({ slug, page: z.string().optional() }), handle })
// @ts-expect-error: no value of a query is a number while it travels
defineCall({ ...readSalt, query: z.object({ slug: z.number() }), handle })
// @ts-expect-error: the contract has no body here
defineCall({ ...readSalt, query: z.object({ slug }), body: z.object({ slug }), handle })
// @ts-expect-error: another answer than the contract's
defineCall({ ...readSalt, query: z.object({ slug }), answer: z.object({ name, slug, more: name }), handle })

const removeLine = {
  name: 'PUT /update/cart',
  summary: '',
  tag: '',
  auth: 'user',
  answer: cart,
} as const
const line = { userId: idSchema, productId: idSchema }
// @ts-expect-error: the contract lets the variant be null, or left out
defineCall({
  ...removeLine,
  body: z.object({ ...line, variant: chosenVariant }),
  handle: async () => ({ data: [] }),
})
