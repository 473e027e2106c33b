import type { DeskCase, DeskFailedRefund, DeskPayout } from '@dawakit/core/contract'
import { z } from 'zod'
import { rupees } from '../../ground/contract/rupees.ts'
import { schemaOf } from '../../ground/contract/schema-of.ts'
import { isoTime } from '../../ground/contract/times.ts'

export const deskCase = schemaOf<DeskCase>()(
  z
    .object({
      id: z.string(),
      kind: z.string(),
      state: z.enum(['open', 'closed']),
      gateway: z.string(),
      gatewayReference: z.string(),
      orderId: z.string().nullable(),
      orderNumber: z.string().nullable(),
      expected: rupees.nullable(),
      found: rupees,
      note: z.string(),
      openedAt: isoTime,
    })
    .meta({ id: 'DeskCase' }),
)

export const payoutStates = z.enum(['due', 'paid'])
export const payoutWays = z.enum(['upi', 'bank'])

export const deskPayout = schemaOf<DeskPayout>()(
  z
    .object({
      id: z.string(),
      orderId: z.string(),
      orderNumber: z.string(),
      amount: rupees,
      state: payoutStates,
      way: payoutWays.nullable(),
      hasPayTo: z.boolean(),
      reason: z.string(),
      reference: z.string().nullable(),
      createdAt: isoTime,
      paidAt: isoTime.nullable(),
    })
    .meta({ id: 'DeskPayout' }),
)

export const failedRefund = schemaOf<DeskFailedRefund>()(
  z
    .object({
      id: z.string(),
      orderId: z.string(),
      orderNumber: z.string(),
      gateway: z.string(),
      amount: rupees,
      reason: z.string(),
      failedAt: isoTime,
    })
    .meta({ id: 'DeskFailedRefund' }),
)
