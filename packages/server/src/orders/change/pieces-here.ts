import type { Database } from '../../ground/database/schema/index.ts'
import type { OrderRow } from '../read/order-rows.ts'
import { readShipments } from '../read/shipments.sql.ts'
import type { StockLine } from './stock.ts'

/** Pieces of one line of an order. */
export interface LinePieces extends StockLine {
  lineNo: number
}

/**
 * Of each line of an order the pieces that are in no parcel: what is packed goes to the shelf once it is unpacked, and what
 * came back once it was judged.
 */
export async function piecesHere(
  trx: Database,
  row: Pick<OrderRow, 'id' | 'delivery_status'>,
): Promise<LinePieces[]> {
  const lines = await trx
    .selectFrom('order_line')
    .select(['line_no', 'product_id', 'quantity'])
    .where('order_id', '=', row.id)
    .orderBy('line_no')
    .execute()
  const gone = await piecesGone(trx, row)
  return lines.map(({ line_no, product_id, quantity }) => ({
    lineNo: line_no,
    productId: product_id,
    quantity: gone === 'all' ? 0 : Math.max(quantity - (gone.get(line_no) ?? 0), 0),
  }))
}

/** Pieces in parcels, by line; 'all' of an order that was moved on without a parcel. */
async function piecesGone(
  trx: Database,
  { id, delivery_status }: Pick<OrderRow, 'id' | 'delivery_status'>,
): Promise<ReadonlyMap<number, number> | 'all'> {
  const parcels = (await readShipments(trx, [id])).get(id) ?? []
  if (parcels.length === 0) {
    return delivery_status === 'pending' || delivery_status === 'confirmed' ? new Map() : 'all'
  }
  const gone = new Map<number, number>()
  for (const { line_no, supplied } of parcels.flatMap((parcel) => parcel.lines)) {
    gone.set(line_no, (gone.get(line_no) ?? 0) + supplied)
  }
  return gone
}
