import { checkProductRequest, REQUESTED_NAME_MAX } from '@dawakit/core/customer'
import { nameKey } from '@dawakit/core/product'
import {
  loginToNotify,
  loginToRequestMedicine,
  productInStock,
  productNotFound,
} from '@dawakit/core/refusals'
import { z } from 'zod'
import { idSchema } from '../../ground/contract/id-schema.ts'
import { newId } from '../../ground/database/new-id.ts'
import { CallError } from '../../ground/http/call-error.ts'
import { type AnyCall, defineCall, requireSelf } from '../../ground/http/define-call.ts'
import { refuse } from '../../ground/http/refuse.ts'
import { successMessages } from '../../ground/http/success-messages.ts'
import { line } from '../../ground/http/text.ts'
import { enforceLimit, limitOf } from '../../ground/limits/limits.ts'

const tag = 'Requests'

export const requestCalls: AnyCall[] = [
  defineCall({
    name: 'POST /post/newProductRequest',
    summary: 'Asks for a product that the shop does not list.',
    tag,
    auth: 'user',
    loginMessage: loginToRequestMedicine,
    body: z.object({
      productName: line(REQUESTED_NAME_MAX).default(''),
      mobileNumber: z.string().trim().max(20).default(''),
      user: idSchema,
    }),
    answer: z.null(),
    async handle({ caller, body, db, clock, config }) {
      requireSelf(caller, body.user)
      refuse(checkProductRequest({ isSignedIn: true, ...body }))
      await enforceLimit({ db, clock }, limitOf(config, 'productRequests', caller.userId))
      await db
        .insertInto('product_request')
        .values({
          id: newId(),
          user_id: caller.userId,
          product_name: body.productName,
          name_key: nameKey(body.productName),
          mobile: body.mobileNumber,
          created_at: clock(),
          answered_at: null,
        })
        .execute()
      return { data: null, message: successMessages.productRequested }
    },
  }),
  defineCall({
    name: 'POST /post/productRequest',
    summary: 'Asks to be told when a product is back in stock. Asking again changes nothing.',
    tag,
    isForPartners: true,
    auth: 'user',
    loginMessage: loginToNotify,
    body: z.object({ user: idSchema, product: idSchema }),
    answer: z.null(),
    async handle({ caller, body, db, clock }) {
      requireSelf(caller, body.user)
      const stock = await db
        .selectFrom('product')
        .leftJoin('stock', 'stock.product_id', 'product.id')
        .select('stock.free')
        .where('product.id', '=', body.product)
        .where('product.withheld', 'is', null)
        .where('product.is_unlisted', '=', 0)
        .executeTakeFirst()
      if (!stock) throw new CallError(404, productNotFound)
      if ((stock.free ?? 0) > 0) throw new CallError(409, productInStock)
      await db
        .insertInto('stock_request')
        .values({
          user_id: caller.userId,
          product_id: body.product,
          created_at: clock(),
          answered_at: null,
        })
        .onConflict((conflict) =>
          conflict
            .columns(['user_id', 'product_id'])
            .doUpdateSet({ created_at: clock(), answered_at: null })
            .where('stock_request.answered_at', 'is not', null),
        )
        .execute()
      return { data: null, message: successMessages.productRequested }
    },
  }),
  defineCall({
    name: 'GET /get/userProductRequests',
    summary: 'The open stock request of a customer for a product: a list of one, or empty.',
    tag,
    isForPartners: true,
    auth: 'user',
    loginMessage: loginToNotify,
    query: z.object({ userId: idSchema, productId: idSchema }),
    answer: z.array(z.object({ user: z.string(), product: z.string() })),
    async handle({ caller, query, db }) {
      requireSelf(caller, query.userId)
      const rows = await db
        .selectFrom('stock_request')
        .select(['user_id as user', 'product_id as product'])
        .where('user_id', '=', caller.userId)
        .where('product_id', '=', query.productId)
        .where('answered_at', 'is', null)
        .execute()
      return { data: rows }
    },
  }),
]
