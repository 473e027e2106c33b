import type { Database } from '../../ground/database/schema/index.ts'

/** Which batch of which product. */
export interface RecalledBatch {
  id: string
  product_id: string
  batch: string
}

/** What was packed with a number of a batch, of whatever products: by the index of batches, as many as there are parcels of it. */
export const packedAs = (db: Database, batch: string) =>
  db
    .selectFrom('shipment_line')
    .innerJoin('shipment', 'shipment.id', 'shipment_line.shipment_id')
    .innerJoin('order_line', (join) =>
      join
        .onRef('order_line.order_id', '=', 'shipment.order_id')
        .onRef('order_line.line_no', '=', 'shipment_line.line_no'),
    )
    .where('shipment_line.batch', '=', batch)

/** The packed pieces of a batch. */
export const packedOf = (db: Database, { product_id, batch }: Omit<RecalledBatch, 'id'>) =>
  packedAs(db, batch).where('order_line.product_id', '=', product_id)
