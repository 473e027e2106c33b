import type { SupplierOrder, SupplierOrderRow, ToOrderRow } from '@dawakit/core/contract'
import { z } from 'zod'
import { rupees } from '../../ground/contract/rupees.ts'
import { schemaOf } from '../../ground/contract/schema-of.ts'
import { partiesOfPaper } from '../suppliers/suppliers.schemas.ts'

const count = z.number().int()
const states = z.enum(['draft', 'sent', 'partReceived', 'closed'])

export const toOrderRow = schemaOf<ToOrderRow>()(
  z.object({
    productId: z.string(),
    name: z.string(),
    manufacturer: z.string(),
    packageSize: z.string(),
    sold: count.meta({ description: 'In the last 30 days.' }),
    onHand: count,
    onWay: count.meta({ description: 'Ordered and not come.' }),
    stockAlert: count,
    proposed: count,
    supplierId: z.string().nullable().meta({ description: 'From whom it came last.' }),
    supplierName: z.string(),
    rate: rupees.nullable().meta({ description: 'What one pack cost last, without tax.' }),
  }),
)

const orderFields = {
  id: z.string(),
  supplierId: z.string(),
  supplierName: z.string(),
  state: states,
  createdAt: z.string(),
  sentAt: z.string().nullable(),
}

export const supplierOrderRow = schemaOf<SupplierOrderRow>()(z.object({ ...orderFields, lines: count }))

export const supplierOrder = schemaOf<SupplierOrder>()(
  z.object({
    ...orderFields,
    version: count,
    supplierEmail: z.string(),
    createdBy: z.string(),
    closedAt: z.string().nullable(),
    ...partiesOfPaper,
    lines: z.array(
      z.object({
        productId: z.string(),
        code: z.string(),
        name: z.string(),
        manufacturer: z.string(),
        packageSize: z.string(),
        units: count,
        received: count,
        rate: rupees.nullable(),
      }),
    ),
  }),
)
