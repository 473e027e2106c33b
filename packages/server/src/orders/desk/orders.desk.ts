import { noteNeeded, orderNotFound, orderNotPlaced, RuleError } from '@dawakit/core/refusals'
import { z } from 'zod'
import { idSchema } from '../../ground/contract/id-schema.ts'
import { inTransaction } from '../../ground/database/in-transaction.ts'
import { newId } from '../../ground/database/new-id.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { audit, auditLook } from '../../ground/desk-calls/audit.ts'
import { type AnyDeskCall, defineDeskCall } from '../../ground/desk-calls/define-desk-call.ts'
import { EVERY_ROLE } from '../../ground/desk-calls/staff-roles.ts'
import { CallError } from '../../ground/http/call-error.ts'
import { says } from '../../ground/http/define-call.ts'
import { paragraphs } from '../../ground/http/text.ts'
import { moveLockedOrder } from '../change/move-order.ts'
import { findOrderRow } from '../read/orders.sql.ts'
import { readDeskOrder } from './desk-order.sql.ts'
import {
  deskOrderAnswer,
  deskOrderQuery,
  deskOrderRow,
  deskOrderSearch,
  deskQueueCounts,
  seenFields,
} from './desk-orders.schemas.ts'
import { listDeskOrders } from './desk-orders.sql.ts'
import { countQueues } from './desk-queues.sql.ts'
import { requireSeen } from './require-seen.ts'

const tag = 'Orders'
const NOTE_MAX = 1000

export const orderDeskCalls: AnyDeskCall[] = [
  defineDeskCall({
    name: 'GET /desk/orders',
    summary:
      'Orders by what is to be done with them, oldest first; all of them newest first. `totalCount` of a queue counts to 1,001. The look is written down.',
    tag,
    roles: EVERY_ROLE,
    query: deskOrderQuery,
    answer: z.array(deskOrderRow),
    async handle({ db, clock, staff, query }) {
      const { orders, totalCount } = await listDeskOrders(db, query.query, query.page)
      await auditLook(db, staff, clock, {
        action: 'order.list',
        subject: 'orders',
        subjectId: query.query.queue ?? '',
        after: { page: query.page.page },
      })
      return { data: orders, totalCount }
    },
  }),
  defineDeskCall({
    name: 'POST /desk/orders/search',
    summary:
      'Orders by number, name, mobile, product, batch or tracking number. `totalCount` counts to 1,001.',
    tag,
    roles: EVERY_ROLE,
    body: deskOrderSearch,
    answer: z.array(deskOrderRow),
    async handle({ db, clock, staff, body }) {
      const { orders, totalCount } = await listDeskOrders(db, body.query, body.page)
      // What was sought may be a name or a number: it is not kept.
      await audit(db, staff, clock, {
        action: 'order.search',
        subject: 'orders',
        subjectId: '',
        after: { found: totalCount },
      })
      return { data: orders, totalCount }
    },
  }),
  defineDeskCall({
    name: 'GET /desk/orders/counts',
    summary: 'How many orders stand in each queue; of more than a thousand, 1,001.',
    tag,
    roles: EVERY_ROLE,
    answer: deskQueueCounts,
    async handle({ db }) {
      return { data: await countQueues(db) }
    },
  }),
  defineDeskCall({
    name: 'GET /desk/order',
    summary: 'One order, by id or number, with all that is known of it. The look is written down.',
    tag,
    roles: EVERY_ROLE,
    query: z.object({ id: idSchema }),
    answer: deskOrderAnswer,
    async handle({ db, clock, staff, query }) {
      const orderId = await orderIdOf(db, query.id)
      const order = await readDeskOrder(db, staff, orderId)
      await audit(db, staff, clock, { action: 'order.look', subject: 'order', subjectId: orderId, orderId })
      return { data: order }
    },
  }),
  defineDeskCall({
    name: 'POST /desk/order/note',
    summary: 'Adds a note for the staff. The customer never sees it.',
    tag,
    roles: EVERY_ROLE,
    body: z.object({ id: idSchema, text: paragraphs(NOTE_MAX).min(1, says(noteNeeded)) }),
    answer: deskOrderAnswer,
    async handle({ db, clock, staff, body }) {
      const { id, text } = body
      return {
        data: await inTransaction(db, async (trx) => {
          if (!(await findOrderRow(trx, id))) throw new CallError(404, orderNotFound)
          const note = { id: newId(), order_id: id, staff_id: staff.id, staff_name: staff.name, text }
          await trx
            .insertInto('order_note')
            .values({ ...note, created_at: clock() })
            .execute()
          const subject = { subject: 'note', subjectId: note.id, orderId: id }
          await audit(trx, staff, clock, { action: 'order.note', ...subject })
          return readDeskOrder(trx, staff, id)
        }),
      }
    },
  }),
  defineDeskCall({
    name: 'POST /desk/order/confirm',
    summary: 'Confirms an order without a line on prescription. The customer is told.',
    tag,
    roles: EVERY_ROLE,
    body: z.object(seenFields),
    answer: deskOrderAnswer,
    async handle({ body, staff, ...context }) {
      const { db, clock } = context
      const order = await inTransaction(db, async (trx) => {
        await requireSeen(trx, staff, body)
        await requirePlaced(trx, body.id)
        await moveLockedOrder(trx, context, body.id, 'confirmed')
        await audit(trx, staff, clock, {
          action: 'order.confirm',
          subject: 'order',
          subjectId: body.id,
          orderId: body.id,
          before: { standing: 'pending' },
          after: { standing: 'confirmed' },
        })
        return readDeskOrder(trx, staff, body.id)
      })
      return { data: order }
    },
  }),
]

/** The id of an order that is named by its id or its number. @throws {CallError} 404 */
async function orderIdOf(db: Database, name: string): Promise<string> {
  const row = await db
    .selectFrom('orders')
    .select('id')
    .where((column) => column.or([column('id', '=', name), column('number', '=', name.toUpperCase())]))
    .executeTakeFirst()
  if (!row) throw new CallError(404, orderNotFound)
  return row.id
}

/** Nothing is done for an order whose pieces still wait for a payment. @throws {RuleError} `order-not-placed` */
async function requirePlaced(trx: Database, orderId: string): Promise<void> {
  const row = await findOrderRow(trx, orderId)
  if (row?.stock_state === 'held') throw new RuleError(orderNotPlaced)
}
