import type {
  DeskBalance,
  DeskCustomer,
  DeskLine,
  DeskMoneyCase,
  DeskNote,
  DeskOrder,
  DeskOrderPayout,
  DeskOrderRefund,
  DeskOrderRow,
  DeskParcel,
  DeskQueue,
  DeskQueueCounts,
} from '@dawakit/core/contract'
import { DELIVERY_STATUSES } from '@dawakit/core/order'
import { parsePage } from '@dawakit/core/product'
import { z } from 'zod'
import { idSchema } from '../../ground/contract/id-schema.ts'
import { pageFields } from '../../ground/contract/page-query.ts'
import { paymentMethod } from '../../ground/contract/payment-method.ts'
import { rupees } from '../../ground/contract/rupees.ts'
import { schemaOf } from '../../ground/contract/schema-of.ts'
import { isoDay, isoTime } from '../../ground/contract/times.ts'
import { auditEntry } from '../../people/audit/audit.schemas.ts'
import { packableBatch } from '../../shelves/batches/shelf-batches.schemas.ts'
import { orderAnswer } from '../read/orders.schemas.ts'
import { DESK_QUEUES } from './desk-queues.sql.ts'

const SEARCH_MAX = 100
const VERSION_MAX = 64
const count = z.number().int().min(0)

const deskQueue = z.enum(DESK_QUEUES as [DeskQueue, ...DeskQueue[]])
const standing = z.enum([...DELIVERY_STATUSES, 'cancelled'])
const packing = z.enum(['none', 'part', 'all'])

const filters = {
  queue: deskQueue.optional(),
  standing: standing.optional(),
  paymentMethod: paymentMethod.optional(),
  from: isoDay.optional(),
  to: isoDay.optional().meta({ description: 'Included.' }),
}

export const deskOrderQuery = z
  .object({ ...filters, ...pageFields })
  .transform(({ page, limit, ...query }) => ({ query, page: parsePage({ page, limit }) }))

/** As the query, and what is sought. */
export const deskOrderSearch = z
  .object({
    ...filters,
    search: z.string().trim().max(SEARCH_MAX).meta({ description: 'A name, number, product, batch …' }),
    page: z.number().optional(),
    limit: z.number().optional(),
  })
  .transform(({ page, limit, ...query }) => ({ query, page: parsePage({ page, limit }) }))

/** A change of an order as somebody has seen it: `requireSeen`. */
export const seenFields = {
  id: idSchema,
  seen: z.string().max(VERSION_MAX).meta({ description: 'The `version` of the order that was looked at.' }),
}

export const deskOrderRow = schemaOf<DeskOrderRow>()(
  z
    .object({
      id: z.string(),
      number: z.string(),
      orderedAt: isoTime,
      standing,
      isPlaced: z.boolean(),
      review: z.enum(['waiting', 'asked', 'done', 'before']).nullable(),
      packing,
      paymentMethod,
      paymentStatus: z.enum(['unpaid', 'authorized', 'paid', 'failed', 'refunded', 'partlyRefunded']),
      name: z.string(),
      cityName: z.string(),
      pincode: z.string(),
      products: z.array(z.string()),
      lineCount: count,
      pieceCount: count,
      total: rupees,
      deliveryWindow: z.object({ from: isoDay, to: isoDay }),
      noteCount: count,
    })
    .meta({ id: 'DeskOrderRow' }),
)

export const deskQueueCounts = schemaOf<DeskQueueCounts>()(
  z
    .object({
      prescription: count,
      pack: count,
      handOver: count,
      unpack: count,
      onTheWay: count,
      back: count,
      money: count,
    })
    .meta({ id: 'DeskQueueCounts' }),
)

const deskLine = schemaOf<DeskLine>()(
  z.object({
    lineNo: z.number().int(),
    productId: z.string(),
    name: z.string(),
    packageSize: z.string(),
    quantity: count,
    orderedQuantity: count,
    declinedReason: z.string().nullable(),
    isPrescriptionNeeded: z.boolean(),
    isBatchNeeded: z.boolean(),
    price: rupees,
    packed: count,
    left: count,
    batches: z.array(packableBatch),
    unknownUnits: z.number().int(),
  }),
)

const deskParcel = schemaOf<DeskParcel>()(
  z.object({
    id: z.string(),
    number: z.number().int(),
    state: z.enum(['packed', 'handedOver', 'onTheWay', 'delivered', 'returned']),
    courier: z.string(),
    trackingNumber: z.string(),
    trackingUrl: z.string(),
    packedBy: z.string(),
    packedAt: isoTime,
    handedOverAt: isoTime.nullable(),
    onTheWayAt: isoTime.nullable(),
    deliveredAt: isoTime.nullable(),
    returnedAt: isoTime.nullable(),
    collect: rupees.nullable(),
    lines: z.array(
      z.object({
        lineNo: z.number().int(),
        productId: z.string(),
        name: z.string(),
        quantity: count,
        batch: z.string(),
        expiresOn: z.string(),
      }),
    ),
  }),
)

const deskNote = schemaOf<DeskNote>()(
  z.object({ id: z.string(), staffName: z.string(), text: z.string(), at: isoTime }),
)

const deskCustomer = schemaOf<DeskCustomer>()(
  z.object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    mobile: z.string(),
    since: isoTime,
    otherOrders: count,
    cancelledOrders: count,
  }),
)

export const deskBalance = schemaOf<DeskBalance>()(
  z
    .object({
      charged: rupees,
      invoiced: rupees,
      credited: rupees,
      collected: rupees,
      wentBack: rupees,
      promisedBack: rupees,
      owed: z.number().meta({ description: 'Rupees; below 0 the shop owes it.' }),
    })
    .meta({ id: 'DeskBalance' }),
)

const deskMoneyCase = schemaOf<DeskMoneyCase>()(
  z.object({
    id: z.string(),
    kind: z.string(),
    state: z.enum(['open', 'closed']),
    gateway: z.string(),
    expected: rupees.nullable(),
    found: rupees,
    note: z.string(),
    openedAt: isoTime,
  }),
)

const deskPayout = schemaOf<DeskOrderPayout>()(
  z.object({
    id: z.string(),
    amount: rupees,
    state: z.enum(['due', 'paid']),
    way: z.enum(['upi', 'bank']).nullable(),
    reason: z.string(),
    reference: z.string().nullable(),
    createdAt: isoTime,
    paidAt: isoTime.nullable(),
  }),
)

const deskRefund = schemaOf<DeskOrderRefund>()(
  z.object({
    id: z.string(),
    amount: rupees,
    state: z.enum(['pending', 'done', 'failed']),
    reason: z.string(),
    createdAt: isoTime,
  }),
)

export const deskOrderAnswer = schemaOf<DeskOrder>()(
  z
    .object({
      id: z.string(),
      version: z.string(),
      order: orderAnswer,
      standing,
      isPlaced: z.boolean(),
      packing,
      paymentMethod,
      placedBy: z.string().nullable(),
      lines: z.array(deskLine),
      parcels: z.array(deskParcel),
      notes: z.array(deskNote),
      audit: z.array(auditEntry).nullable(),
      invoiceNumber: z.string().nullable(),
      customer: deskCustomer.nullable(),
      balance: deskBalance.nullable(),
      moneyCases: z.array(deskMoneyCase),
      payouts: z.array(deskPayout),
      refunds: z.array(deskRefund),
    })
    .meta({ id: 'DeskOrder' }),
)
