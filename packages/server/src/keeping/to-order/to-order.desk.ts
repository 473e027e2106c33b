import { istDate } from '@dawakit/core/delivery'
import { parsePage } from '@dawakit/core/product'
import { SUPPLIER_ORDER_LINES_MAX } from '@dawakit/core/purchase'
import { z } from 'zod'
import { idSchema } from '../../ground/contract/id-schema.ts'
import { pageFields } from '../../ground/contract/page-query.ts'
import { type AnyDeskCall, defineDeskCall, defineDeskFile } from '../../ground/desk-calls/define-desk-call.ts'
import { onceFields } from '../../orders/desk/is-repeated.ts'
import { orderList } from './order-list.ts'
import { addSupplierOrder, closeSupplierOrder, sendSupplierOrder } from './supplier-orders.ts'
import { supplierOrder, supplierOrderRow, toOrderRow } from './to-order.schemas.ts'
import { listSupplierOrders, listToOrder, readSupplierOrder } from './to-order.sql.ts'

const tag = 'To order'
const roles = ['owner', 'pharmacist'] as const
const UNITS_MAX = 1_000_000

const ofSupplier = z
  .object({ supplierId: idSchema.optional(), ...pageFields })
  .transform(({ supplierId, ...page }) => ({ supplierId, ...parsePage(page) }))
const seenOrder = {
  id: idSchema,
  seen: z.int().min(0).meta({ description: 'The `version` of the order that was looked at.' }),
}

export const toOrderDeskCalls: AnyDeskCall[] = [
  defineDeskCall({
    name: 'GET /desk/toOrder',
    summary:
      'What is to be ordered, the most first: sold in 30 days, on hand, on the way, and how many are proposed.',
    tag,
    roles,
    query: ofSupplier,
    answer: z.array(toOrderRow),
    handle: ({ db, query }) => listToOrder(db, query.supplierId, query),
  }),
  defineDeskCall({
    name: 'GET /desk/supplierOrders',
    summary: 'Orders to suppliers, the newest first.',
    tag,
    roles,
    query: ofSupplier,
    answer: z.array(supplierOrderRow),
    handle: ({ db, query }) => listSupplierOrders(db, query.supplierId, query),
  }),
  defineDeskCall({
    name: 'GET /desk/supplierOrder',
    summary: 'An order to a supplier, with what came of it.',
    tag,
    roles,
    query: z.object({ id: idSchema }),
    answer: supplierOrder,
    async handle({ query, ...context }) {
      return { data: await readSupplierOrder(context, query.id) }
    },
  }),
  defineDeskFile({
    name: 'GET /desk/supplierOrder/list',
    summary: 'What an order asks of its supplier as CSV.',
    tag,
    roles,
    query: z.object({ id: idSchema }),
    types: ['text/csv'],
    async handle({ query, ...context }) {
      const order = await readSupplierOrder(context, query.id)
      return {
        bytes: new TextEncoder().encode(orderList(order)),
        mime: 'text/csv; charset=utf-8',
        fileName: `order-${istDate(Date.parse(order.createdAt))}.csv`,
        disposition: 'attachment',
      }
    },
  }),
  defineDeskCall({
    name: 'POST /desk/supplierOrder/add',
    summary: 'Makes an order to a supplier as a draft: of these lines, and of all that is proposed of them.',
    tag,
    roles,
    body: z
      .object({
        ...onceFields,
        supplierId: idSchema,
        lines: z
          .array(z.object({ productId: idSchema, units: z.int().min(1).max(UNITS_MAX) }))
          .max(SUPPLIER_ORDER_LINES_MAX),
        all: z
          .object({ without: z.array(idSchema).max(SUPPLIER_ORDER_LINES_MAX) })
          .optional()
          .meta({
            description: `Also all that is proposed of this supplier, the most first, but of these: ${SUPPLIER_ORDER_LINES_MAX} lines at most.`,
          }),
      })
      .refine(({ lines, all }) => lines.length > 0 || all !== undefined),
    answer: supplierOrder,
    async handle({ staff, body, ...context }) {
      return { data: await readSupplierOrder(context, await addSupplierOrder(context, staff, body)) }
    },
  }),
  defineDeskCall({
    name: 'POST /desk/supplierOrder/send',
    summary: 'An order goes to its supplier by mail, or somebody has told them: it is on the way.',
    tag,
    roles,
    body: z.object({ ...seenOrder, by: z.enum(['mail', 'hand']) }),
    answer: supplierOrder,
    async handle({ staff, body, ...context }) {
      await sendSupplierOrder(context, staff, body)
      return { data: await readSupplierOrder(context, body.id) }
    },
  }),
  defineDeskCall({
    name: 'POST /desk/supplierOrder/close',
    summary: 'What has not come of an order is no more on the way.',
    tag,
    roles,
    body: z.object(seenOrder),
    answer: supplierOrder,
    async handle({ staff, body, ...context }) {
      await closeSupplierOrder(context, staff, body)
      return { data: await readSupplierOrder(context, body.id) }
    },
  }),
]
