import type { ShipmentState } from '@dawakit/core/contract'
import type { Database } from '../database/schema/index.ts'
import type { OrderRow } from './order-rows.ts'
import { readShipments } from './shipments.sql.ts'
import type { StockLine } from './stock.ts'

/** Parcels that have left the pharmacy. One that came back is judged before anything of it is sold again. */
const LEFT: readonly ShipmentState[] = ['handedOver', 'onTheWay', 'delivered', 'returned']

/** Pieces of one line of an order. */
export interface LinePieces extends StockLine {
  lineNo: number
}

/** Of each line of an order the pieces that have never left the pharmacy. */
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

/** Pieces in parcels that have left, by line; 'all' of an order that was moved on without a parcel. */
async function piecesGone(
  trx: Database,
  { id, delivery_status }: Pick<OrderRow, 'id' | 'delivery_status'>,
): Promise<ReadonlyMap<number, number> | 'all'> {
  const parcels = (await readShipments(trx, [id])).get(id) ?? []
  if (parcels.length === 0) {
    return delivery_status === 'pending' || delivery_status === 'confirmed' ? new Map() : 'all'
  }
  const gone = new Map<number, number>()
  for (const { line_no, supplied } of parcels
    .filter(({ state }) => LEFT.includes(state))
    .flatMap((parcel) => parcel.lines)) {
    gone.set(line_no, (gone.get(line_no) ?? 0) + supplied)
  }
  return gone
}
