import type { DeskRecallParcel, ShipmentState } from '@dawakit/core/contract'
import { sql } from 'kysely'
import type { Database } from '../../ground/database/schema/index.ts'

/** Which batch of which product. */
export interface RecalledBatch {
  id: string
  product_id: string
  batch: string
}

/** A parcel that has left: its customer has packs of it, or gets them. */
export const LEFT = ['handedOver', 'onTheWay', 'delivered'] as const satisfies readonly ShipmentState[]

/** The packed pieces of a batch, by the index of batches: as many as there are parcels of it. */
export const packedOf = (db: Database, { product_id, batch }: Omit<RecalledBatch, 'id'>) =>
  db
    .selectFrom('shipment_line')
    .innerJoin('shipment', 'shipment.id', 'shipment_line.shipment_id')
    .innerJoin('order_line', (join) =>
      join
        .onRef('order_line.order_id', '=', 'shipment.order_id')
        .onRef('order_line.line_no', '=', 'shipment_line.line_no'),
    )
    .where('shipment_line.batch', '=', batch)
    .where('order_line.product_id', '=', product_id)

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

/** Orders of which a customer has packs of a batch or gets them, where nobody has told them. One that gave all of them back has none. */
const ordersToTell = (db: Database, recall: RecalledBatch) =>
  packedOf(db, recall)
    .innerJoin('orders', 'orders.id', 'shipment.order_id')
    .leftJoin(backOf(db, recall).as('back'), 'back.order_id', 'orders.id')
    .leftJoin(backInBatch(db, recall).as('of_batch'), 'of_batch.order_id', 'orders.id')
    .where('shipment.state', 'in', LEFT)
    .where('orders.user_id', 'not in', (query) =>
      query.selectFrom('recall_told').select('customer_id').where('recall_id', '=', recall.id),
    )
    .groupBy(['orders.user_id', 'orders.id', 'orders.ordered_at', 'back.pieces', 'of_batch.pieces'])
    .having((having) =>
      having.and([
        having(
          having.fn.sum('shipment_line.quantity'),
          '>',
          having.fn.coalesce('of_batch.pieces', sql.lit(0)),
        ),
        // Of which batch pieces were that are destroyed nobody knows: all of the order have to be back.
        having.or([
          having('back.pieces', 'is', null),
          having('back.pieces', '<', (pieces) =>
            pieces
              .selectFrom('shipment')
              .innerJoin('shipment_line', 'shipment_line.shipment_id', 'shipment.id')
              .innerJoin('order_line', (join) =>
                join
                  .onRef('order_line.order_id', '=', 'shipment.order_id')
                  .onRef('order_line.line_no', '=', 'shipment_line.line_no'),
              )
              .select((select) => select.fn.sum<number>('shipment_line.quantity').as('pieces'))
              .whereRef('shipment.order_id', '=', 'orders.id')
              .where('shipment.state', 'in', LEFT)
              .where('order_line.product_id', '=', recall.product_id),
          ),
        ]),
      ]),
    )

/** Pieces of the product that customers gave back and that are here, by order. */
const backOf = (db: Database, { product_id }: RecalledBatch) =>
  db
    .selectFrom('return_request')
    .innerJoin('return_line', 'return_line.return_id', 'return_request.id')
    .innerJoin('order_line', (join) =>
      join
        .onRef('order_line.order_id', '=', 'return_request.order_id')
        .onRef('order_line.line_no', '=', 'return_line.line_no'),
    )
    .select('return_request.order_id')
    .select((select) => select.fn.sum<number>('return_line.received_quantity').as('pieces'))
    .where('return_request.shipment_id', 'is', null)
    .where('order_line.product_id', '=', product_id)
    .groupBy('return_request.order_id')

/** Those of them that went back to the batch or are kept apart, by order. */
const backInBatch = (db: Database, { product_id, batch }: RecalledBatch) =>
  db
    .selectFrom('shelf_move')
    .innerJoin('return_request', 'return_request.id', 'shelf_move.subject')
    .select('return_request.order_id')
    .select((select) => select.fn.sum<number>('shelf_move.units').as('pieces'))
    .where('shelf_move.product_id', '=', product_id)
    .where('shelf_move.batch', '=', batch)
    .where('shelf_move.kind', 'in', ['returned', 'quarantined'])
    .where('shelf_move.units', '>', 0)
    .where('return_request.shipment_id', 'is', null)
    // The others name no batch: theirs is taken to be the first that was packed.
    .where('return_request.kind', '=', 'unopened')
    .groupBy('return_request.order_id')

/** Customers who have packs of a batch or get them, and whom nobody has told, each with the newest such order. */
export async function customersToTell(
  db: Database,
  recall: RecalledBatch,
): Promise<{ customerId: string; orderId: string }[]> {
  const rows = await ordersToTell(db, recall)
    .select(['orders.user_id', 'orders.id'])
    .orderBy('orders.ordered_at')
    .execute()
  const newest = new Map(rows.map(({ user_id, id }) => [user_id, id]))
  return [...newest].map(([customerId, orderId]) => ({ customerId, orderId }))
}

/** How many they are. */
export async function countToTell(db: Database, recall: RecalledBatch): Promise<number> {
  const { count } = await db
    .selectFrom(ordersToTell(db, recall).select('orders.user_id').as('waiting'))
    .select((select) => select.fn.count('user_id').distinct().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
