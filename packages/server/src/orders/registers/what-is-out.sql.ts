import type { Database } from '../../ground/database/schema/index.ts'
import { readShipments, type ShipmentRows } from '../read/shipments.sql.ts'

/** Pieces of one batch of a line in a parcel. */
export interface PiecesOut {
  shipment: ShipmentRows
  lineNo: number
  batch: string
  /** yyyy-mm */
  expiresOn: string
  /** What is with its customer, on its way or packed: what came back is none of it. */
  quantity: number
}

export const pieceKey = (pieces: {
  shipmentId: string
  lineNo: number
  batch: string
  expiresOn: string
}): string => [pieces.shipmentId, pieces.lineNo, pieces.batch, pieces.expiresOn].join(' ')

export const keyOf = ({ shipment, ...pieces }: PiecesOut): string =>
  pieceKey({ shipmentId: shipment.id, ...pieces })

/**
 * What of some orders is in parcels, by order: less what couriers brought back, and less what customers gave back, of which the
 * first parcel with its batch is taken.
 */
export async function readPiecesOut(
  db: Database,
  orderIds: readonly string[],
): Promise<Map<string, PiecesOut[]>> {
  const shipments = await readShipments(db, orderIds)
  const back = orderIds.length === 0 ? [] : await readGivenBack(db, orderIds)
  return new Map(
    orderIds.map((orderId) => {
      const pieces = (shipments.get(orderId) ?? []).flatMap(piecesOf)
      for (const given of back.filter(({ order_id }) => order_id === orderId)) {
        let left = given.received_quantity ?? 0
        const same = pieces.filter(({ lineNo }) => lineNo === given.line_no)
        const ofBatch = same.filter(({ batch }) => batch === given.batch)
        for (const one of [...ofBatch, ...same]) {
          const taken = Math.min(left, one.quantity)
          one.quantity -= taken
          left -= taken
        }
      }
      return [orderId, pieces]
    }),
  )
}

function piecesOf(shipment: ShipmentRows): PiecesOut[] {
  const rows = new Map<string, PiecesOut>()
  for (const { line_no: lineNo, batch, expires_on: expiresOn, supplied } of shipment.lines) {
    const key = pieceKey({ shipmentId: shipment.id, lineNo, batch, expiresOn })
    const quantity = shipment.state === 'returned' ? 0 : supplied
    const before = rows.get(key)?.quantity ?? 0
    rows.set(key, { shipment, lineNo, batch, expiresOn, quantity: before + quantity })
  }
  return [...rows.values()]
}

/** What came with a return of the customer's own: what a courier brought back is its parcel's matter. */
const readGivenBack = (db: Database, orderIds: readonly string[]) =>
  db
    .selectFrom('return_request')
    .innerJoin('return_line', 'return_line.return_id', 'return_request.id')
    .select(['order_id', 'line_no', 'batch', 'received_quantity'])
    .where('order_id', 'in', orderIds)
    .where('shipment_id', 'is', null)
    .where('received_quantity', '>', 0)
    .orderBy('requested_at')
    .orderBy('return_request.id')
    .execute()
