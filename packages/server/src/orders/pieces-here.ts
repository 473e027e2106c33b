import type { Database } from '../database/schema/index.ts'
import type { OrderRow } from './order-rows.ts'
import type { StockLine } from './stock.ts'

/** Parcels that have left the pharmacy. One that came back is judged before anything of it is sold again. */
const LEFT = ['handedOver', 'onTheWay', 'delivered', 'returned'] as const

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
  const parcels = await trx.selectFrom('shipment').select('state').where('order_id', '=', id).execute()
  if (parcels.length === 0) {
    return delivery_status === 'pending' || delivery_status === 'confirmed' ? new Map() : 'all'
  }
  const left = await trx
    .selectFrom('shipment_line')
    .innerJoin('shipment', 'shipment.id', 'shipment_line.shipment_id')
    .select((column) => ['line_no', column.fn.sum<number>('quantity').as('pieces')])
    .where('order_id', '=', id)
    .where('state', 'in', LEFT)
    .groupBy('line_no')
    .execute()
  return new Map(left.map(({ line_no, pieces }) => [line_no, Number(pieces)]))
}
