import type { OrderReturn, OrderReview, OrderShipment, ReturnPicture } from '@dawakit/core/contract'
import { z } from 'zod'
import { quantity } from '../../ground/contract/quantity.ts'
import { rupees } from '../../ground/contract/rupees.ts'
import { schemaOf } from '../../ground/contract/schema-of.ts'
import { isoTime } from '../../ground/contract/times.ts'

const pieces = z.array(z.object({ productId: z.string(), name: z.string(), quantity }))

export const orderReview = schemaOf<OrderReview>()(
  z
    .object({
      state: z.enum(['waiting', 'asked', 'done', 'before']),
      question: z.object({ id: z.string(), text: z.string(), askedAt: isoTime }).nullable(),
      pharmacist: z.object({ name: z.string(), registrationNumber: z.string() }).nullable(),
    })
    .meta({ id: 'OrderReview' }),
)

export const orderShipment = schemaOf<OrderShipment>()(
  z
    .object({
      number: z.number().int(),
      state: z.enum(['packed', 'handedOver', 'onTheWay', 'delivered', 'returned']),
      courier: z.string(),
      trackingNumber: z.string(),
      trackingUrl: z.string(),
      handedOverAt: isoTime.nullable(),
      deliveredAt: isoTime.nullable(),
      lines: pieces,
    })
    .meta({ id: 'OrderShipment' }),
)

const returnPicture = schemaOf<ReturnPicture>()(
  z.object({ id: z.string(), imageUrl: z.string() }).meta({ id: 'ReturnPicture' }),
)

export const orderReturn = schemaOf<OrderReturn>()(
  z
    .object({
      id: z.string(),
      number: z.string(),
      state: z.enum(['requested', 'approved', 'declined', 'received', 'closed', 'withdrawn']),
      kind: z.enum(['unopened', 'damaged', 'wrong', 'undelivered']),
      reason: z.string(),
      decision: z.string(),
      lines: pieces,
      pictures: z.array(returnPicture),
      refund: rupees,
      requestedAt: isoTime,
      decidedAt: isoTime.nullable(),
      receivedAt: isoTime.nullable(),
      closedAt: isoTime.nullable(),
    })
    .meta({ id: 'OrderReturn' }),
)
