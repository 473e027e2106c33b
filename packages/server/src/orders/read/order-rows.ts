import type { Order } from '@dawakit/core/contract'
import type { Selectable } from 'kysely'
import type { OrderLineTable, OrderTable } from '../../ground/database/schema/orders.ts'

export type OrderRow = Selectable<OrderTable>
export type OrderLineRow = Selectable<OrderLineTable>

/** What was done with an order since it was written, as its customer sees it. */
export type OrderWork = Pick<Order, 'review' | 'shipments' | 'returns' | 'creditNotes'>
