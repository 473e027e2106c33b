import type { DeskCustomerRecord, DeskCustomerRow } from '@dawakit/core/contract'
import { z } from 'zod'
import { schemaOf } from '../../ground/contract/schema-of.ts'
import { isoTime } from '../../ground/contract/times.ts'
import { returnStates } from '../../money/returns/returns.schemas.ts'
import { deskOrderRow } from '../../orders/desk/desk-orders.schemas.ts'
import { addresses } from '../../people/customers/customers.schemas.ts'

const rowFields = {
  id: z.string(),
  name: z.string(),
  mobile: z.string(),
  email: z.string(),
  since: isoTime,
  orders: z.number().int().min(0),
}

export const deskCustomerRow = schemaOf<DeskCustomerRow>()(
  z.object(rowFields).meta({ id: 'DeskCustomerRow' }),
)

export const deskCustomerRecord = schemaOf<DeskCustomerRecord>()(
  z
    .object({
      ...rowFields,
      isMobileProven: z.boolean(),
      isEmailProven: z.boolean(),
      addresses,
      newestOrders: z.array(deskOrderRow),
      prescriptions: z.array(z.object({ id: z.string(), uploadedAt: isoTime })),
      returns: z.array(
        z.object({
          id: z.string(),
          number: z.string(),
          orderId: z.string(),
          orderNumber: z.string(),
          state: returnStates,
          requestedAt: isoTime,
        }),
      ),
    })
    .meta({ id: 'DeskCustomerRecord' }),
)
