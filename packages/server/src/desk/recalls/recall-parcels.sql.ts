import type { DeskRecallParcel, ShipmentState } from '@dawakit/core/contract'
import type { Database } from '../../ground/database/schema/index.ts'
import { packedOf, type RecalledBatch } from './packed-batch.sql.ts'

/** Pieces of a batch by how their parcels stand. */
export async function countPieces(
  db: Database,
  recall: RecalledBatch,
): Promise<{ pieces: ReadonlyMap<ShipmentState, number>; parcels: number }> {
  const rows = await packedOf(db, recall)
    .select(['shipment.state'])
    .select((select) => [
      select.fn.sum('shipment_line.quantity').as('pieces'),
      select.fn.count('shipment.id').distinct().as('parcels'),
    ])
    .groupBy('shipment.state')
    .execute()
  return {
    pieces: new Map(rows.map(({ state, pieces }) => [state, Number(pieces)])),
    parcels: rows.reduce((sum, { parcels }) => sum + Number(parcels), 0),
  }
}

/** Parcels of a batch: those that are packed here first, then the newest. @param most - Left out: all. */
export async function recallParcels(
  db: Database,
  recall: RecalledBatch,
  most?: number,
): Promise<DeskRecallParcel[]> {
  const rows = await packedOf(db, recall)
    .innerJoin('orders', 'orders.id', 'shipment.order_id')
    .innerJoin('customer', 'customer.id', 'orders.user_id')
    .leftJoin('recall_told', (join) =>
      join.onRef('recall_told.customer_id', '=', 'customer.id').on('recall_told.recall_id', '=', recall.id),
    )
    .select([
      'orders.id as order_id',
      'orders.number as order_number',
      'shipment.number',
      'shipment.state',
      'shipment.packed_at',
      'shipment.handed_over_at',
      'shipment.on_the_way_at',
      'shipment.delivered_at',
      'shipment.returned_at',
      'customer.id as customer_id',
      'customer.username',
      'customer.mobile',
      'recall_told.told_at',
    ])
    .select((select) => select.fn.sum('shipment_line.quantity').as('quantity'))
    .groupBy([
      'shipment.id',
      'orders.id',
      'orders.number',
      'shipment.number',
      'shipment.state',
      'shipment.packed_at',
      'shipment.handed_over_at',
      'shipment.on_the_way_at',
      'shipment.delivered_at',
      'shipment.returned_at',
      'customer.id',
      'customer.username',
      'customer.mobile',
      'recall_told.told_at',
    ])
    .orderBy((order) => order.case().when('shipment.state', '=', 'packed').then(0).else(1).end())
    .orderBy('shipment.packed_at', 'desc')
    .orderBy('shipment.id')
    .$if(most !== undefined, (query) => query.limit(most ?? 0))
    .execute()
  return rows.map((row) => ({
    orderId: row.order_id,
    orderNumber: row.order_number,
    parcel: row.number,
    state: row.state,
    customer: { id: row.customer_id, name: row.username, mobileNumber: row.mobile ?? '' },
    quantity: Number(row.quantity),
    at: new Date(
      {
        packed: null,
        handedOver: row.handed_over_at,
        onTheWay: row.on_the_way_at,
        delivered: row.delivered_at,
        returned: row.returned_at,
      }[row.state] ?? row.packed_at,
    ).toISOString(),
    toldAt: row.told_at === null ? null : new Date(row.told_at).toISOString(),
  }))
}
