import type { ShipmentState } from '@dawakit/core/contract'
import { sql } from 'kysely'
import type { Database } from '../../ground/database/schema/index.ts'
import { packedOf, type RecalledBatch } from './packed-batch.sql.ts'

/** A parcel that has left: its customer has packs of it, or gets them. */
const LEFT = ['handedOver', 'onTheWay', 'delivered'] as const satisfies readonly ShipmentState[]

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
