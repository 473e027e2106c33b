import type { ChangedRate, ParcelPaper, PickList } from '@dawakit/core/contract'
import { z } from 'zod'
import { rupees } from '../../ground/contract/rupees.ts'
import { schemaOf } from '../../ground/contract/schema-of.ts'
import { isoTime } from '../../ground/contract/times.ts'
import { seller } from '../../money/invoices/invoices.schemas.ts'
import { address } from '../../people/customers/customers.schemas.ts'

const pieces = z.number().int().min(1)

const product = {
  sku: z.string(),
  name: z.string(),
  variant: z
    .object({
      primaryType: z.string(),
      primaryValue: z.string(),
      secondaryType: z.string().optional(),
      secondaryValue: z.string().optional(),
    })
    .nullable(),
  packageSize: z.string(),
  isColdChain: z.boolean(),
  isPrescriptionNeeded: z.boolean(),
}

export const pickListAnswer = schemaOf<PickList>()(
  z
    .object({
      orders: z.array(z.string()),
      lines: z.array(
        z.object({
          ...product,
          place: z.string().meta({ description: 'Of the shelf; or empty.' }),
          mrp: rupees,
          quantity: pieces,
          orders: z.array(z.object({ number: z.string(), quantity: pieces })),
        }),
      ),
    })
    .meta({ id: 'PickList' }),
)

export const changedRate = schemaOf<ChangedRate>()(
  z
    .object({
      orderId: z.string(),
      orderNumber: z.string(),
      orderedAt: isoTime,
      lineNo: z.number().int().min(1),
      name: z.string(),
      hsnCode: z.string(),
      quantity: pieces,
      rateThen: z.number().min(0).max(100).meta({ description: 'Percent, as it was ordered.' }),
      rateNow: z
        .number()
        .min(0)
        .max(100)
        .meta({ description: 'Percent, as its invoice has it when it leaves now.' }),
    })
    .meta({ id: 'ChangedRate' }),
)

export const parcelPaperAnswer = schemaOf<ParcelPaper>()(
  z
    .object({
      orderNumber: z.string(),
      orderedAt: isoTime,
      parcel: z.number().int().meta({ description: '1, 2, … in the order.' }),
      packedAt: isoTime,
      sender: seller,
      recipient: address,
      lines: z.array(
        z.object({
          ...product,
          hsn: z.string(),
          quantity: pieces,
          batch: z.string(),
          expiresOn: z.string().meta({ description: 'yyyy-mm, or empty.' }),
          mrp: rupees.nullable(),
        }),
      ),
      later: z.array(z.object({ ...product, quantity: pieces })),
      courier: z.string(),
      trackingNumber: z.string(),
      isColdChain: z.boolean(),
      collect: rupees
        .nullable()
        .meta({ description: 'What is to be collected at the door; null where the order is paid.' }),
      isDemo: z.boolean(),
    })
    .meta({ id: 'ParcelPaper' }),
)
