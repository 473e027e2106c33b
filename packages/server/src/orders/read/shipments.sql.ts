import type { Selectable } from 'kysely'
import type { ShipmentLineTable, ShipmentTable } from '../../ground/database/schema/desk.ts'
import type { Database } from '../../ground/database/schema/index.ts'

export interface ShipmentLineRow extends Selectable<ShipmentLineTable> {
  /** Pieces of it that are supplied: all, or those that were not taken out of the order after they came back. */
  supplied: number
}

export interface ShipmentRows extends Selectable<ShipmentTable> {
  lines: ShipmentLineRow[]
}

/** The parcels of some orders by order, each in their order; an order without one is not in it. */
export async function readShipments(
  db: Database,
  orderIds: readonly string[],
): Promise<Map<string, ShipmentRows[]>> {
  const byOrder = new Map<string, ShipmentRows[]>()
  if (orderIds.length === 0) return byOrder
  const shipments = await db
    .selectFrom('shipment')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('order_id')
    .orderBy('number')
    .execute()
  if (shipments.length === 0) return byOrder
  const lines = await db
    .selectFrom('shipment_line')
    .selectAll()
    .where(
      'shipment_id',
      'in',
      shipments.map(({ id }) => id),
    )
    .orderBy('line_no')
    .orderBy('batch')
    .execute()
  for (const shipment of shipments) {
    const rows = byOrder.get(shipment.order_id) ?? []
    const own = lines.filter(({ shipment_id }) => shipment_id === shipment.id)
    rows.push({
      ...shipment,
      lines: own.map((line) => ({ ...line, supplied: line.quantity - line.unsupplied_quantity })),
    })
    byOrder.set(shipment.order_id, rows)
  }
  return byOrder
}
