import { EMAIL_MAX } from '@dawakit/core/customer'
import { parsePage } from '@dawakit/core/product'
import { z } from 'zod'
import { idSchema } from '../../ground/contract/id-schema.ts'
import { offsetOf, pageFields } from '../../ground/contract/page-query.ts'
import { type AnyCall, defineCall, requireSelf } from '../../ground/http/define-call.ts'
import { successMessages } from '../../ground/http/success-messages.ts'
import { cancelOrder } from '../change/cancel-order.ts'
import { orderAnswer } from '../read/orders.schemas.ts'
import { listOrders, toOrders } from '../read/orders.sql.ts'
import { ownOrderRow } from './own-order.ts'

const tag = 'Orders'

export const orderCalls: AnyCall[] = [
  defineCall({
    name: 'GET /get/orderByUserId',
    summary: 'The orders of the signed-in customer, newest first.',
    tag,
    isForPartners: true,
    auth: 'user',
    query: z
      .object({ id: idSchema, ...pageFields })
      .transform(({ id, ...page }) => ({ id, ...parsePage(page) })),
    answer: z.array(orderAnswer),
    async handle({ db, query, caller }) {
      requireSelf(caller, query.id)
      const { limit } = query
      const { orders, totalCount } = await listOrders(db, caller, { limit, offset: offsetOf(query) })
      return { data: orders, totalCount }
    },
  }),
  defineCall({
    name: 'GET /get/userOrder',
    summary: 'One order of the signed-in customer.',
    tag,
    isForPartners: true,
    auth: 'user',
    query: z.object({ id: idSchema }),
    answer: orderAnswer,
    async handle({ db, query, caller }) {
      const row = await ownOrderRow(db, caller, query.id)
      const [order] = await toOrders(db, [row])
      if (!order) throw new Error('An order row without an order.')
      return { data: order }
    },
  }),
  defineCall({
    name: 'PUT /update/cancelOrder',
    summary: 'Cancels an order that is still pending. What was paid is paid back.',
    tag,
    isForPartners: true,
    auth: 'user',
    body: z.object({ id: idSchema, email: z.string().max(EMAIL_MAX).optional() }),
    answer: orderAnswer,
    async handle({ body, caller, ...context }) {
      await ownOrderRow(context.db, caller, body.id)
      return { data: await cancelOrder(context, body.id), message: successMessages.orderCancelled }
    },
  }),
]
