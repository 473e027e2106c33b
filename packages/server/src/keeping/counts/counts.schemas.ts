import type {
  ClosedCount,
  CountClosing,
  CountOf,
  CountState,
  DeskCount,
  DeskCountLine,
  DeskCountProduct,
  ShortOrder,
} from '@dawakit/core/contract'
import { z } from 'zod'
import { rupees } from '../../ground/contract/rupees.ts'
import { schemaOf } from '../../ground/contract/schema-of.ts'
import { isoTime } from '../../ground/contract/times.ts'
import { correctionReason, valueInRupees } from '../corrections/corrections.schemas.ts'

const count = z.number().int().min(0)

export const countOf = z.enum([
  'place',
  'category',
  'maker',
  'unknown',
  'chosen',
] as const satisfies CountOf[])
export const countState = z.enum(['open', 'closed', 'dropped'] as const satisfies CountState[])

export const countClosing = schemaOf<CountClosing>()(z.object({ missing: count, products: count }))

export const deskCount = schemaOf<DeskCount>()(
  z
    .object({
      id: z.string(),
      of: countOf,
      about: z.string(),
      isBlind: z.boolean(),
      state: countState,
      openedBy: z.string(),
      openedAt: isoTime,
      endedBy: z.string().nullable(),
      endedAt: isoTime.nullable(),
      products: count,
      counted: count,
      value: valueInRupees.nullable(),
    })
    .meta({ id: 'DeskCount' }),
)

const countLine = schemaOf<DeskCountLine>()(
  z.object({
    batch: z.string(),
    expiresOn: z.string(),
    mrp: rupees.nullable(),
    expected: z.number().int().nullable(),
    counted: count.nullable(),
    reason: correctionReason,
    note: z.string(),
    countedBy: z.string(),
    hasMoved: z.boolean(),
  }),
)

export const countProduct = schemaOf<DeskCountProduct>()(
  z
    .object({
      productId: z.string(),
      name: z.string(),
      packageSize: z.string(),
      place: z.string(),
      lines: z.array(countLine),
    })
    .meta({ id: 'DeskCountProduct' }),
)

const shortOrder = schemaOf<ShortOrder>()(
  z.object({
    orderId: z.string(),
    orderNumber: z.string(),
    orderedAt: isoTime,
    productId: z.string(),
    name: z.string(),
    pieces: count,
  }),
)

export const closedCount = schemaOf<ClosedCount>()(
  z.object({
    count: deskCount,
    corrections: count,
    known: z.number().int(),
    shortOrders: z.array(shortOrder),
  }),
)
