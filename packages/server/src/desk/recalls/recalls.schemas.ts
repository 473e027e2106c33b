import type { DeskRecall, DeskRecallRow } from '@dawakit/core/contract'
import { z } from 'zod'
import { schemaOf } from '../../ground/contract/schema-of.ts'
import { isoTime } from '../../ground/contract/times.ts'

const count = z.number().int().min(0)

const rowFields = {
  id: z.string(),
  product: z.object({ id: z.string(), name: z.string() }),
  batch: z.string(),
  state: z.enum(['open', 'ended', 'takenBack']),
  reason: z.string(),
  begunAt: isoTime,
  told: count.meta({ description: 'Customers who were told.' }),
}

export const deskRecallRow = schemaOf<DeskRecallRow>()(z.object(rowFields))

export const deskRecall = schemaOf<DeskRecall>()(
  z
    .object({
      ...rowFields,
      begunBy: z.string().nullable(),
      endedAt: isoTime.nullable(),
      endReason: z.string(),
      shelf: z.array(z.object({ expiresOn: z.string(), units: count, quarantined: count })),
      pieces: z.object({ packed: count, onTheWay: count, delivered: count, cameBack: count }),
      parcels: z.array(
        z.object({
          orderId: z.string(),
          orderNumber: z.string(),
          parcel: z.number().int(),
          state: z.enum(['packed', 'handedOver', 'onTheWay', 'delivered', 'returned']),
          customer: z.object({ id: z.string(), name: z.string(), mobileNumber: z.string() }),
          quantity: count,
          at: isoTime,
          toldAt: isoTime.nullable(),
        }),
      ),
      parcelCount: count,
      toTell: count.meta({
        description: 'Customers to whom a parcel of it has left and whom nobody has told yet.',
      }),
    })
    .meta({ id: 'DeskRecall' }),
)
